"""What follows from a ruling, as events: void, order, options, and a settlement done again."""

from __future__ import annotations

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.concluding import settled_again, voiding
from terminal.rounds.correcting import redo, review_offers
from terminal.rounds.events import (
    BetCorrected,
    CardsCarried,
    Event,
    HandsStand,
    InsuranceForgone,
    IrregularityDecided,
    OptionsGiven,
    ReplacementOrdered,
    RoundReconstructed,
    SettlementReversed,
    ShoeCondemned,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.evolve_cards import open_round
from terminal.rounds.insurance import lay_waiting
from terminal.rounds.irregularities.card_found import put_on_record
from terminal.rounds.irregularities.kind import Case, Option, Ruling
from terminal.rounds.state import Bettor, Phase, Table, phase_of
from terminal.rules.actions import Action
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey, in_table_order
from terminal.rules.table_of_play import deal_out

CHANGES_ROUND = (Action.VOID, Action.RECONSTRUCTED, Action.CONTINUE, Action.CONCLUDE)


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
