"""Decisions about irregularities: the ruling on a case, what follows from it, and the options of bettors."""

from __future__ import annotations

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.betting_checks import check_place_on_felt
from terminal.rounds.commands import ChooseOption, RaiseIrregularity
from terminal.rounds.concluding import settled_again, voiding
from terminal.rounds.correcting import redo, review_offers
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    BetCorrected,
    CardsCarried,
    Event,
    HandsStand,
    InsuranceForgone,
    IrregularityDecided,
    OptionChosen,
    OptionsGiven,
    ReplacementOrdered,
    RoundReconstructed,
    SettlementReversed,
    ShoeCondemned,
)
from terminal.rounds.evolve import evolve, evolve_all
from terminal.rounds.insurance import lay_waiting
from terminal.rounds.irregularities.card_found import card_refused, put_on_record, with_the_card
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.common import face_unknown, playable_as_it_lies
from terminal.rounds.irregularities.kind import Case, IrregularityKind, Option, Ruling
from terminal.rounds.irregularities.noticed_later import ID as NOTICED_LATER
from terminal.rounds.irregularities.stated_order import stated_order_refused
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Bettor, FaultKind, Phase, Table, phase_of
from terminal.rounds.unreplayable import open_round
from terminal.rules.actions import REMEDIES, Action
from terminal.rules.bets import Bet
from terminal.rules.cards import UNKNOWN
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, in_table_order
from terminal.rules.table_of_play import deal_out

CHANGES_ROUND = (Action.VOID, Action.RECONSTRUCTED, Action.CONTINUE, Action.CONCLUDE)


def raise_irregularity(table: Table, command: RaiseIrregularity, rank: Rank) -> Decision:
    """Decide on an irregularity: the ruling, if the rank is high enough, with all that follows."""
    case = Case(table, command.facts)
    ruled = rule_on(case, command.kind)
    if isinstance(ruled, Refusal):
        return ruled
    if not rank.at_least(ruled.needs):
        return rank_missing(ruled.needs, ruled.paragraph)
    return consequences(case, command.kind, ruled, rank)


def rule_on(case: Case, kind_id: str) -> Ruling | Refusal:
    """Return what the rules make of a case, before anybody's rank is looked at."""
    kind = CATALOGUE.get(kind_id)
    if kind is None:
        return refuse("unknown_kind", "There is no irregularity of the kind {kind}.", kind=kind_id)
    if kind.by_terminal:
        return refuse(
            "raised_by_the_terminal", "The terminal raises this by itself when the bets are closed."
        )
    wrong = _noticed_later(case, kind)
    if wrong is not None:
        return wrong
    if case.moment not in kind.moments:
        return refuse("not_at_this_moment", "This cannot have happened at this moment of the round.")
    missing = missing_answers(kind, case)
    if missing:
        return refuse("fact_missing", "Answer first: {facts}.", facts=", ".join(missing))
    wrong = stated_order_refused(case) or _remedy_wrong(case) or _about_refused(case, kind)
    if wrong is not None:
        return wrong
    wrong = card_refused(case, kind) or _bet_refused(case, kind)
    if wrong is not None:
        return wrong
    case = with_the_card(case)
    ruling = kind.rule(case)
    return ruling if isinstance(ruling, Refusal) else _cannot_follow(case, kind, ruling) or ruling


def _noticed_later(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal of a fault noticed later that is raised as one of the present round (RULINGS 30)."""
    if kind.earlier_round or case.answers.noticed_before_next_round is not False:
        return None
    if not case.table.terms.reads_as_since(3):
        return None
    return refuse(
        "noticed_later",
        "What was noticed after the next round had commenced is raised as {kind}. Later rounds stand.",
        paragraph=case.game.paragraph_on(NOTICED_LATER),
        kind=NOTICED_LATER,
    )


def missing_answers(kind: IrregularityKind, case: Case) -> tuple[str, ...]:
    """Return the questions that must be answered before anything can be ruled."""
    needed = kind.asks if kind.requires is None else kind.requires
    return tuple(question for question in needed(case) if getattr(case.answers, question) is None)


def _remedy_wrong(case: Case) -> Refusal | None:
    remedy = case.answers.remedy
    if remedy is None or remedy in REMEDIES:
        return None
    return refuse(
        "unknown_remedy", "The remedy is void, reconstructed or continue, not {remedy}.", remedy=remedy
    )


def _bet_refused(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal of a bet that the game or the layout does not have, or that is not on record."""
    bet, played, terms = case.answers.bet, case.played, case.table.terms
    if bet is None or not terms.reads_as_since(4):
        return None
    insured = bet.bet == INSURANCE_LINE
    if insured and not terms.rules.has_insurance:
        return refuse("not_in_this_game", "{game} has no insurance.", game=terms.rules.name)
    wrong = check_place_on_felt(terms, bet.box, bet.bettor, Bet.BANKER if insured else Bet(bet.bet))
    if wrong is not None or not kind.names_bet_on_record or played is None:
        return wrong
    lies = 0 if insured else played.sums.get(BetKey(bet.box, bet.bettor, Bet(bet.bet)), 0)
    if bet.amount <= lies:
        return None
    return refuse(
        "nothing_there",
        "No such bet is on record in this round: box {box}, {bettor}, {bet}.",
        box=bet.box,
        bettor=bet.bettor,
        bet=bet.bet,
    )


def _about_refused(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal if this kind cannot be about the round that is named: it must be over.

    How many rounds an earlier shoe had is for the record to say; here it is not known.
    """
    about, latest = case.answers.about, case.latest
    if about is None:
        return None
    if not kind.names_round:
        return refuse("not_another_round", "This is about the round itself. Name no other.")
    named, last = (about.shoe, about.round), (latest.shoe, latest.round)
    over = named < last or (named == last and case.settled and not kind.earlier_round)
    if named < (case.table.first_shoe, 1) or about.round < 1 or not over:
        return refuse(
            "no_such_round",
            "Shoe {shoe}, round {round} is not a round that was dealt before.",
            shoe=about.shoe,
            round=about.round,
        )
    return None


def _cannot_follow(case: Case, kind: IrregularityKind, ruling: Ruling) -> Refusal | None:
    """Return a refusal if the cards do not allow what was ruled."""
    if ruling.reorder and any(UNKNOWN in hand for hand in deal_out(case.order)[:2]):
        return face_unknown()
    if ruling.stands and case.fault is not None and not playable_as_it_lies(case):
        return refuse(
            "not_playable",
            "The hands cannot go on as they lie. Put them in order, or void.",
            paragraph=ruling.paragraph,
        )
    over_surplus = case.fault is FaultKind.SURPLUS and (ruling.reorder or ruling.stands)
    if over_surplus and not kind.settles_surplus:
        return refuse(
            "surplus_card",
            "The shoe cannot hold so many of that card. Undo the entry, or raise “Decks miscounted”.",
        )
    return None


def consequences(case: Case, kind_id: str, ruling: Ruling, rank: Rank) -> list[Event]:
    """Return everything that follows from a ruling, as events in order.

    A card that nobody had recorded goes on record first.
    """
    found = put_on_record(case)
    if not found:
        return _consequences(case, kind_id, ruling, rank)
    with_it = Case(evolve_all(case.table, found), case.answers)
    events = [*found, *_consequences(with_it, kind_id, ruling, rank)]
    return [*events, *(_settled_again(case.table, events) if case.settled else ())]


def _consequences(case: Case, kind_id: str, ruling: Ruling, rank: Rank) -> list[Event]:
    """Return what follows once every card is on record."""
    bettors = _bettors_to_ask(case, ruling)
    decided = IrregularityDecided(
        kind_id,
        ruling.paragraph,
        ruling.action.value,
        tuple(option.value for option in Option) if ruling.options else (),
        rank,
        case.established,
        case.answers,
    )
    if ruling.takes_off:
        return [decided, *_taken_off(evolve_all(case.table, [decided]), case.answers, ruling.takes_off)]
    condemned = _condemned(case, ruling, kind_id)
    if ruling.earlier_round or ruling.action not in CHANGES_ROUND or case.played is None:
        return [decided, *condemned]
    reopened = case.settled and (ruling.action in (Action.VOID, Action.RECONSTRUCTED) or bool(bettors))
    events: list[Event] = [SettlementReversed()] if reopened else []
    events.append(decided)
    events += _round_changed(case, ruling, evolve_all(case.table, events))
    events += _forgone(case, ruling)
    if ruling.replace:
        events.append(ReplacementOrdered())
    if bettors:
        events.append(OptionsGiven(bettors))
    events += condemned
    state = evolve_all(case.table, events)
    events += lay_waiting(state)
    return [*events, *(_settled_again(case.table, events) if reopened else ())]


def _taken_off(table: Table, facts: IrregularityAnswers, cents: int) -> list[Event]:
    """Return the bet without what came too late; a settlement already made is done again."""
    bet, played = facts.bet, table.current
    if bet is None or played is None:
        return []
    key = BetKey(bet.box, bet.bettor, Bet(bet.bet))
    lies = played.sums.get(key, 0)
    return redo(table, [BetCorrected(*key, lies, lies - cents)])


def _condemned(case: Case, ruling: Ruling, kind_id: str) -> list[Event]:
    condemns = ruling.condemns and case.table.shoe is not None and case.table.condemned is None
    return [ShoeCondemned(kind_id)] if condemns else []


def _round_changed(case: Case, ruling: Ruling, state: Table) -> list[Event]:
    """Return what becomes of the cards and the bets; `state` is the table with the round open."""
    if ruling.action is Action.VOID:
        return [voiding(state, open_round(state))]
    if ruling.reorder:
        return _put_back_in_order(case, state)
    return [HandsStand()] if ruling.stands and case.fault is not None else []


def _put_back_in_order(case: Case, state: Table) -> list[Event]:
    """Return the cards as the Table of Play deals them, with what that makes of the offers of insurance.

    While bets are open there are no hands yet: what has left the shoe lies first once they are closed.
    """
    if not open_round(state).closed:
        return [CardsCarried(case.order)] if case.order else []
    put_back = RoundReconstructed(*deal_out(case.order))
    reviewed = review_offers(evolve_all(state, [put_back]))
    return [put_back, *reviewed]


def _forgone(case: Case, ruling: Ruling) -> list[Event]:
    """Return that who walked away takes no more insurance in this round (NCI ¶5.3)."""
    bet = case.answers.bet
    if not ruling.forgoes or bet is None or case.table.round is None or ruling.action is Action.VOID:
        return []
    return [InsuranceForgone(bet.box, bet.bettor)]


def _bettors_to_ask(case: Case, ruling: Ruling) -> tuple[Bettor, ...]:
    played = case.played
    if not ruling.options or played is None:
        return ()
    terms = case.table.terms
    ordered = in_table_order(played.sums, terms.boxes, terms.rules.bets)
    bettors = dict.fromkeys(Bettor(key.box, key.bettor) for key in ordered)
    return tuple(bettor for bettor in bettors if bettor not in played.given_back)


def _settled_again(table: Table, events: list[Event]) -> list[Event]:
    """Settle a round again that was opened again, unless a card is due or bettors must choose."""
    state = evolve_all(table, events)
    if state.round is None or phase_of(state) is not Phase.RESULT:
        return []
    return [*settled_again(state, state.round)]


def choose(table: Table, command: ChooseOption, rank: Rank) -> Decision:
    """Record that a bettor chooses between going on and having the bets back (CB, NCI ¶5.12; RULINGS 19)."""
    played, paragraph = table.round, table.terms.rules.paragraphs.options
    if played is None or not played.choosing:
        return refuse("no_options_open", "No options are open.", paragraph=paragraph)
    bettor = Bettor(command.box, command.bettor)
    options = dict(played.choices)
    if bettor not in options:
        return refuse("not_asked", "This bettor has no options.", paragraph=paragraph)
    if options[bettor] is not None:
        return refuse("already_chosen", "This bettor has chosen, and the choice binds.", paragraph=paragraph)
    if command.option not in (Option.CONTINUE, Option.RETURN):
        return refuse("unknown_option", "The options are continue and return.", paragraph=paragraph)
    chosen = OptionChosen(command.box, command.bettor, command.option)
    events: list[Event] = [chosen]
    return [*events, *lay_waiting(evolve(table, chosen))]
