"""What comes next at a table, by the guide: a card, an offer, a call, a fault; and what else is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terminal.rounds.guidance.calls import odds_in_words
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.under_minimum import ID as UNDER_MINIMUM
from terminal.rounds.state import Phase
from terminal.rules.bets import ORIGINAL_BETS, Bet, Hand, Result
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts, facts_of, result_of
from terminal.rules.stakes import BetKey, maximum_of, minimum_of
from terminal.training.answers import (
    Answer,
    CallRank,
    CallResult,
    DrawTo,
    GoOn,
    LayChips,
    NameFault,
    OfferLammer,
    PayBox,
    SaySum,
    TakeAndPay,
    TurnBackChips,
    sum_on,
)
from terminal.training.errors import RIGHT, ErrorWay, Fault, Grade, RedLine, wrong
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic

HANDS = {Hand.PLAYER: Message("Player"), Hand.BANKER: Message("Banker")}


def next_answer(moment: TrainingMoment) -> Answer:
    """Return what comes next, as the guide of the table has it."""
    now = moment.situation
    step = now.step
    if step.do is StepKind.DEAL and step.hand is not None:
        return DrawTo(step.hand)
    if step.do is StepKind.CLOSE_INSURANCE and now.offer is not None:
        return OfferLammer(now.offer.hand, now.offer.odds)
    if step.do is StepKind.REJECT_EXCESS:
        return TurnBackChips(tuple(sum_on(cut.key, cut.amount) for cut in now.cuts))
    if step.do is StepKind.SETTLE:
        facts = facts_of_moment(moment)
        return CallResult(facts.result, facts.player_points, facts.banker_points)
    return GoOn()


def facts_of_moment(moment: TrainingMoment) -> Facts:
    """Return how the hands of a complete round ended."""
    return facts_of(moment.played.player, moment.played.banker)


def judge_next(moment: TrainingMoment, answer: Answer) -> Grade:
    """Return what is wrong with an answer to what comes next."""
    right = next_answer(moment)
    stands = isinstance(answer, GoOn) and isinstance(right, CallResult) and moment.topic is not Topic.CALLS
    if answer == right or stands:
        return RIGHT
    if isinstance(answer, NameFault):
        return wrong(_false_alarm(moment, right, answer))
    if isinstance(answer, OfferLammer) and not isinstance(right, OfferLammer):
        return wrong(_offer_not_due(moment, right))
    judge = _JUDGES.get(type(right), instead)
    return judge(moment, right, answer)


def _card_due(moment: TrainingMoment, right: Answer, answer: Answer) -> Grade:
    assert isinstance(right, DrawTo)
    other = isinstance(answer, DrawTo)
    return wrong(
        Fault(
            topic=Topic.DRAW_RULES,
            way=ErrorWay.WRONG_HAND if other else ErrorWay.OMISSION,
            paragraph=moment.rules.paragraphs.draw,
            was=said(answer),
            ought=said(right),
            why=Message("The Table of Play gives the {hand} the next card.", {"hand": HANDS[right.hand]}),
        )
    )


def _no_card_due(moment: TrainingMoment, right: Answer, answer: Answer) -> Grade:
    assert isinstance(right, CallResult)
    if isinstance(answer, CallResult):
        return _call(moment, right, answer)
    if not isinstance(answer, DrawTo):
        return instead(moment, right, answer)
    natural = facts_of_moment(moment).natural
    return wrong(
        Fault(
            topic=Topic.DRAW_RULES,
            way=ErrorWay.RED_LINE if natural else ErrorWay.EXTRA_ACT,
            paragraph=moment.rules.paragraphs.draw,
            was=said(answer),
            ought=Message("No more cards"),
            why=Message("A natural stops both hands.") if natural else Message("Both hands stand."),
            red_line=RedLine.NATURAL_NOT_SEEN if natural else None,
        )
    )


def _call(moment: TrainingMoment, right: CallResult, answer: CallResult) -> Grade:
    faults = []
    points = (answer.player, answer.banker)
    if points != (right.player, right.banker):
        faults.append(
            Fault(
                topic=Topic.CALLS,
                way=ErrorWay.SUM,
                paragraph=moment.rules.paragraphs.points,
                was=said(answer),
                ought=said(right),
                why=Message("A Point Total is the last digit of the sum of the cards."),
            )
        )
    if answer.result not in (right.result, result_of(*points)) or (
        not faults and answer.result is not right.result
    ):
        tie = right.result is Result.TIE
        faults.append(
            Fault(
                topic=Topic.CALLS,
                way=ErrorWay.WRONG_HAND,
                paragraph=moment.rules.paragraphs.tie if tie else moment.rules.paragraphs.winner,
                was=said(answer),
                ought=said(right),
                why=Message("Equal Point Totals are a Tie.") if tie else Message("The higher total wins."),
            )
        )
    return wrong(*faults)


def _offer_due(moment: TrainingMoment, right: Answer, answer: Answer) -> Grade:
    assert isinstance(right, OfferLammer)
    way, red = ErrorWay.OMISSION, None
    if isinstance(answer, DrawTo):
        way, red = ErrorWay.RED_LINE, RedLine.DEALT_PAST_OFFER
    elif isinstance(answer, OfferLammer) and answer.hand is not right.hand:
        way = ErrorWay.WRONG_HAND
    elif isinstance(answer, OfferLammer):
        rows = {row.odds for row in moment.rules.insurance}
        way = ErrorWay.ROW if answer.odds in rows else ErrorWay.ODDS
    return wrong(
        Fault(
            topic=Topic.INSURANCE_ROWS,
            way=way,
            paragraph=moment.rules.paragraphs.insurance_offer,
            was=said(answer),
            ought=said(right),
            why=Message(
                "At these totals insurance on the {hand} is due, {odds}, before the next card.",
                {"hand": HANDS[right.hand], "odds": odds_in_words(right.odds)},
            ),
            red_line=red,
        )
    )


def _offer_not_due(moment: TrainingMoment, right: Answer) -> Fault:
    over = isinstance(right, CallResult)
    return Fault(
        topic=Topic.INSURANCE_ROWS,
        way=ErrorWay.FALSE_ALARM,
        paragraph=moment.rules.paragraphs.insurance_offer,
        was=Message("Insurance was offered"),
        ought=said(right),
        why=Message("No more card is drawn, so nothing is offered.")
        if over
        else Message("No row of the insurance table holds these totals for anybody here."),
    )


def _false_alarm(moment: TrainingMoment, right: Answer, answer: NameFault) -> Fault:
    """Return that play was stopped for nothing, with the paragraph on what was cried out."""
    cited = moment.rules.paragraphs_on(answer.kind)
    return Fault(
        topic=Topic.IRREGULARITIES,
        way=ErrorWay.FALSE_ALARM,
        paragraph=cited[0] if cited else None,
        was=Message("Play was stopped"),
        ought=said(right),
        why=Message("Nothing is wrong at the table."),
    )


def instead(moment: TrainingMoment, right: Answer, answer: Answer, paragraph: str | None = None) -> Grade:
    """Return what is wrong with an act of quite another kind than the right one.

    `paragraph` is that on the right one; None where it is the house's procedure.
    """
    if isinstance(answer, NameFault):
        return wrong(_false_alarm(moment, right, answer))
    if isinstance(answer, OfferLammer):
        return wrong(_offer_not_due(moment, right))
    if isinstance(answer, TurnBackChips):
        return wrong(_bets_in_order(moment, right, answer))
    extra = isinstance(answer, DrawTo)
    return wrong(
        Fault(
            topic=Topic.DRAW_RULES if extra else moment.topic,
            way=ErrorWay.EXTRA_ACT if extra else ErrorWay.OMISSION,
            paragraph=moment.rules.paragraphs.draw if extra else paragraph,
            was=said(answer),
            ought=said(right),
            why=Message("No card is drawn now.") if extra else Message("Something else comes first."),
        )
    )


def _bets_in_order(moment: TrainingMoment, right: Answer, answer: Answer) -> Fault:
    return Fault(
        topic=Topic.LIMITS,
        way=ErrorWay.FALSE_ALARM,
        paragraph=paragraph_of_bets(moment),
        was=said(answer),
        ought=said(right),
        why=Message("All bets are in order."),
    )


def paragraph_of_bets(moment: TrainingMoment) -> str | None:
    """Return the paragraph by which the bets that lie here are in order; None where the rules do not say.

    What lies just at a limit is in order by the paragraph on that limit.
    """
    table, own = moment.state, moment.rules.paragraphs
    played, limits = table.current, table.terms.limits
    if played is None:
        return own.bets
    if played.closed:
        tied = moment.situation.phase is Phase.RESULT and facts_of_moment(moment).result is Result.TIE
        return own.tie if tied else own.close
    if moment.happens.came:
        return _paragraph_of_came(moment, played.sums)
    sides = {bet: sum(cents for key, cents in played.sums.items() if key.bet is bet) for bet in ORIGINAL_BETS}
    apart = abs(sides[Bet.PLAYER] - sides[Bet.BANKER])
    if limits.maximum_differential is not None and apart == limits.maximum_differential:
        return own.excess
    if any(cents == minimum_of(key.bet, limits) for key, cents in played.sums.items()):
        cited = moment.rules.paragraphs_on(UNDER_MINIMUM)
        return cited[0] if cited else None
    return own.bets


def _paragraph_of_came(moment: TrainingMoment, sums: Mapping[BetKey, int]) -> str | None:
    """Return the paragraph by which chips that have just come are in order."""
    own, limits = moment.rules.paragraphs, moment.state.terms.limits
    for chips in moment.happens.came:
        lies = sums.get(BetKey(chips.box, chips.bettor, chips.bet), 0)
        if lies + chips.cents == maximum_of(chips.bet, limits):
            return own.limits
        if chips.bet not in ORIGINAL_BETS and own.hand_bet_first is not None:
            return own.hand_bet_first
    return own.bets


_JUDGES: dict[type, Callable[[TrainingMoment, Answer, Answer], Grade]] = {
    DrawTo: _card_due,
    CallResult: _no_card_due,
    OfferLammer: _offer_due,
}


def said(answer: Answer) -> Message:
    """Return an answer in words."""
    if isinstance(answer, PayBox):
        return Message("Pay {sum}", {"sum": money(sum(paid.cents for paid in answer.paid))})
    if isinstance(answer, TurnBackChips):
        return Message("Turn back {sum}", {"sum": money(sum(part.cents for part in answer.sums))})
    if isinstance(answer, LayChips | SaySum):
        return Message("{sum}", {"sum": money(answer.cents)})
    if isinstance(answer, NameFault):
        kind = CATALOGUE.get(answer.kind)
        return Message("Stop: {kind}", {"kind": answer.kind if kind is None else kind.title})
    if isinstance(answer, CallRank):
        return RANKS[answer.rank]
    if isinstance(answer, TakeAndPay):
        return Message("Take the losing bets, then pay")
    if isinstance(answer, DrawTo):
        return Message("A card to the {hand}", {"hand": HANDS[answer.hand]})
    if isinstance(answer, OfferLammer):
        return Message(
            "Insurance on the {hand}, {odds}",
            {"hand": HANDS[answer.hand], "odds": odds_in_words(answer.odds)},
        )
    if isinstance(answer, CallResult):
        return Message(
            "{result}: Player {player}, Banker {banker}",
            {"result": RESULTS[answer.result], "player": answer.player, "banker": answer.banker},
        )
    return Message("Go on")


def money(cents: int) -> str:
    """Return a sum as it is written."""
    return f"{cents / 100:,.2f}".removesuffix(".00")


RANKS = {
    Rank.DEALER: Message("the dealer alone"),
    Rank.PIT_SUPERVISOR: Message("a Pit Supervisor"),
    Rank.PIT_MANAGER: Message("a Pit Manager"),
    Rank.SHIFT_MANAGER: Message("a Table Game Shift Manager"),
}
RESULTS = {
    Result.PLAYER: Message("Player wins"),
    Result.BANKER: Message("Banker wins"),
    Result.TIE: Message("Tie"),
    Result.VOID: Message("Void"),
}
