"""Decisions about bets: commencing, placing, withdrawing, leaving on a Tie, turning back, closing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rounds.answers import NO_ANSWERS, DisputedBet, IrregularityAnswers
from terminal.rounds.betting_checks import check_amount, check_company, check_maximum, check_place_on_felt
from terminal.rounds.clock import clock_refused
from terminal.rounds.commands import CloseBets, LeaveBet, PlaceBet, PlaceYourBets, RejectExcess, WithdrawBet
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    BetPlaced,
    BetsClosed,
    BetWithdrawn,
    Event,
    ExcessRejected,
    IrregularityDecided,
    RoundCommenced,
    TiedBetWithdrawn,
)
from terminal.rounds.insurance import lay_carried
from terminal.rounds.irregularities import late_bet, late_withdrawal
from terminal.rounds.irregularities.excess_differential import ID as EXCESS_DIFFERENTIAL
from terminal.rounds.irregularities.under_minimum import ID as UNDER_MINIMUM
from terminal.rounds.recording_staff import staff_in_question
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Phase, Round, Table, new_round, phase_of
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.differential import TurnBack, excess, turn_back
from terminal.rules.ranks import Rank
from terminal.rules.stakes import (
    BetKey,
    in_table_order,
    side_totals,
    under_minimum,
)


def commence(table: Table) -> RoundCommenced | Refusal:
    """Return the commencement of the next round, or why there is nothing to deal it from."""
    if table.round is not None:
        return refuse("round_open", "A round is under way. Settle it first.")
    if table.condemned is not None:
        return refuse("new_shoe_needed", "Nothing may be dealt before a new shoe. Put in a new shoe.")
    if table.shoe is None:
        return refuse("no_shoe", "There is no shoe. Put in a new shoe.")
    if table.shoe_ended:
        return refuse("shoe_ended", "The last round of this shoe has been dealt. Put in a new shoe.")
    wrong = staff_in_question(table) or clock_refused(table)
    if wrong is not None:
        return wrong
    return RoundCommenced(table.rounds + 1)


def place_your_bets(table: Table, command: PlaceYourBets, rank: Rank) -> Decision:
    """Commence a round by the announcement (CB ¶1.16, NCI ¶1.18, E6, NCT, F6 ¶3.1).

    That a round was dealt by hand while the terminal was down is vouched for by a Pit Supervisor.
    """
    commenced = commence(table)
    if isinstance(commenced, Refusal):
        return commenced
    if command.late and not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR)
    return (replace(commenced, entered_late=command.late),)


def place(table: Table, command: PlaceBet, rank: Rank) -> Decision:
    """Add chips to a bet; the first of a round commences it."""
    terms = table.terms
    wrong = (
        check_place_on_felt(terms, command.box, command.bettor, command.bet)
        or check_amount(terms, command.amount)
        or _closed_to_placing(table)
    )
    if wrong is not None:
        return wrong
    events: list[Event] = []
    played = table.round
    if played is None:
        commenced = commence(table)
        if isinstance(commenced, Refusal):
            return commenced
        events.append(commenced)
    key = BetKey(command.box, command.bettor, command.bet)
    sums = _sums(table)
    wrong = check_maximum(terms, key, sums.get(key, 0) + command.amount) or check_company(terms, sums, key)
    if wrong is not None:
        return wrong
    after_call = played is not None and played.closed
    placed = BetPlaced(
        0 if played is None else played.next_order,
        command.box,
        command.bettor,
        command.bet,
        command.amount,
        after_call,
        command.on_request,
        after_reopening=reopened(table),
    )
    events.append(placed)
    return events


def withdraw(table: Table, command: WithdrawBet, rank: Rank) -> Decision:
    """Take chips back before the bets are closed: those placed in the round first, then a Tie's.

    What a Tie has returned is no bet until it is left, so taking it back commences no round (RULINGS 0).
    """
    terms = table.terms
    wrong = check_place_on_felt(terms, command.box, command.bettor, command.bet)
    if wrong is not None:
        return wrong
    played = table.round
    if played is not None and played.closed:
        return bets_closed(terms, withdrawal=True)
    key = BetKey(command.box, command.bettor, command.bet)
    sums = _sums(table)
    bet = sums.get(key, 0)
    lies = bet or returned_on_tie(table, key)
    amount = lies if command.amount is None else command.amount
    wrong = check_amount(terms, amount) if lies and command.amount is not None else None
    if wrong is not None:
        return wrong
    if lies == 0 or amount > lies:
        return _nothing_there(command.box)
    if not bet:
        return (TiedBetWithdrawn(*key, amount, reopened(table)),)
    if terms.rules.one_hand_only and command.bet in ORIGINAL_BETS and amount == lies:
        others = [other for other in sums if other[:2] == key[:2] and other.bet not in ORIGINAL_BETS]
        if others:
            return refuse(
                "other_bets_stand_on_it",
                "Take back this player's Tie and Pairs first.",
                paragraph=terms.rules.paragraphs.hand_bet_first,
            )
    return (BetWithdrawn(command.box, command.bettor, command.bet, amount, reopened(table)),)


def leave(table: Table, command: LeaveBet, rank: Rank) -> Decision:
    """Leave a bet that was returned on a Tie: it becomes a bet of the next round (RULINGS 0)."""
    terms = table.terms
    wrong = check_place_on_felt(terms, command.box, command.bettor, command.bet)
    if wrong is not None:
        return wrong
    lies = returned_on_tie(table, BetKey(command.box, command.bettor, command.bet))
    if lies == 0:
        return refuse(
            "nothing_to_leave",
            "Only a Player or Banker bet that was just returned on a Tie may be left.",
            paragraph=terms.rules.paragraphs.tie,
        )
    events: list[Event] = []
    if table.round is None:
        commenced = commence(table)
        if isinstance(commenced, Refusal):
            return commenced
        events.append(commenced)
    key = BetKey(command.box, command.bettor, command.bet)
    sums = _sums(table)
    wrong = check_maximum(terms, key, sums.get(key, 0) + lies) or check_company(terms, sums, key)
    if wrong is not None:
        return wrong
    order = 0 if table.round is None else table.round.next_order
    events.append(
        BetPlaced(
            order,
            command.box,
            command.bettor,
            command.bet,
            lies,
            left_lying=True,
            after_reopening=reopened(table),
        )
    )
    return events


def reopened(table: Table) -> bool:
    """Return whether the call of no more bets was taken back in the open round (RULINGS 27)."""
    return table.round is not None and table.round.reopened > 0


def _sums(table: Table) -> Mapping[BetKey, int]:
    """Return the bets of the open round, in cents."""
    return {} if table.round is None else table.round.sums


def returned_on_tie(table: Table, key: BetKey) -> int:
    """Return the cents of a bet that the Tie just settled has returned and that is not left yet, or 0."""
    played = table.round
    if key.bet not in ORIGINAL_BETS or (played is not None and played.closed):
        return 0
    return sum(amount for tied, amount in table.tied if tied == key)


def reject_excess(table: Table, command: RejectExcess, rank: Rank) -> Decision:
    """Turn back what exceeds the Differential (CB, NCI ¶5.1; RULINGS 5)."""
    played = table.round
    if played is not None and played.closed:
        return bets_closed(table.terms)
    cuts = () if played is None else excess_of(table.terms, played)
    if not cuts:
        return refuse(
            "nothing_to_turn_back",
            "The sides are within the Differential. There is nothing to turn back.",
            paragraph=table.terms.rules.paragraphs.excess,
        )
    parts = tuple(part for cut in cuts for part in cut.slices)
    return (ExcessRejected(parts, sum(cut.amount for cut in cuts)),)


def excess_of(terms: Terms, played: Round) -> tuple[TurnBack, ...]:
    """Return what ¶5.1 turns back of the bets that stand."""
    if not excess(played.standing, terms.limits, terms.house.differential_scope):
        return ()  # asked with every touch, and nearly always so
    standing = played.slices
    if played.given_back:
        standing = tuple(piece for piece in played.slices if piece.key in played.standing)
    return turn_back(
        standing,
        terms.limits,
        terms.chip_unit,
        terms.house.differential_scope,
        with_side_bets=terms.rules.one_hand_only,
    )


def close(table: Table, command: CloseBets, rank: Rank) -> Decision:
    """Close the bets as they lie; what breaks a limit goes on record (RULINGS 6, 7)."""
    events: list[Event] = []
    played = table.round
    if played is None:
        commenced = commence(table)
        if isinstance(commenced, Refusal):
            return commenced
        events.append(commenced)
        played = new_round(table, commenced.number)
    if played.closed:
        return refuse("bets_closed", "The bets are closed already.")
    terms = table.terms
    sums = played.sums
    player, banker = side_totals(sums.items())
    over = excess(sums, terms.limits, terms.house.differential_scope)
    events.append(BetsClosed(player, banker, over, _changed_since_call(played)))
    if over:
        events.append(_excess_raised(terms))
    small = dict(under_minimum(sums, terms.limits))
    for key in in_table_order(small, terms.boxes, terms.rules.bets):
        events.append(_under_minimum_raised(terms, key, small[key]))
    events += lay_carried(table, played)
    return events


def _changed_since_call(played: Round) -> int:
    """Return how many bets lie otherwise than at the call that was taken back, if one was (RULINGS 27)."""
    if not played.reopened:
        return 0
    lay, lies = dict(played.at_call), played.sums
    return sum(lay.get(key, 0) != lies.get(key, 0) for key in {*lay, *lies})


def _closed_to_placing(table: Table) -> Refusal | None:
    played = table.round
    if played is None or not played.closed:
        return None
    drawn = any(not dealt.carried for dealt in played.dealt)
    if drawn or phase_of(table) not in (Phase.CLOSED, Phase.DEALING, Phase.INSURANCE):
        return bets_closed(table.terms)
    return None


def _nothing_there(box: str) -> Refusal:
    return refuse("nothing_there", "Nothing to take back there: box {box}.", box=box)


def bets_closed(terms: Terms, *, withdrawal: bool = False) -> Refusal:
    """Return the refusal of a bet, or of a withdrawal, that comes after the call."""
    return refuse(
        "bets_closed",
        "The bets are closed. Bets are taken after the next \u201cPlace your Bets\u201d.",
        paragraph=terms.rules.paragraph_on(late_withdrawal.ID if withdrawal else late_bet.ID),
    )


def raised_by_late_entries(terms: Terms, played: Round) -> list[Event]:
    """Return the limits that bets recorded after the call, or corrected since, have broken.

    Whatever the closing has raised is on record already. What is later than that is past any undo by now.
    """
    sums = played.standing
    events: list[Event] = []
    known = {record.kind for record in played.irregularities}
    if excess(sums, played.limits, terms.house.differential_scope) and EXCESS_DIFFERENTIAL not in known:
        events.append(_excess_raised(terms))
    small = {key: sums[key] for key, _ in under_minimum(sums, played.limits)}
    for key in in_table_order(small, terms.boxes, terms.rules.bets):
        raised = _under_minimum_raised(terms, key, small[key])
        if raised.facts not in [record.facts for record in played.irregularities]:
            events.append(raised)
    return events


def _excess_raised(terms: Terms) -> IrregularityDecided:
    return _raised(EXCESS_DIFFERENTIAL, terms.rules.paragraph_on(EXCESS_DIFFERENTIAL), NO_ANSWERS)


def _under_minimum_raised(terms: Terms, key: BetKey, amount: int) -> IrregularityDecided:
    bet = DisputedBet(box=key.box, bettor=key.bettor, bet=key.bet.value, amount=amount)
    return _raised(UNDER_MINIMUM, terms.rules.paragraph_on(UNDER_MINIMUM), IrregularityAnswers(bet=bet))


def _raised(kind: str, paragraph: str | None, facts: IrregularityAnswers) -> IrregularityDecided:
    return IrregularityDecided(
        kind=kind,
        paragraph=paragraph,
        action="recorded",
        options=(),
        decided_by=Rank.DEALER,
        established=False,
        facts=facts,
    )
