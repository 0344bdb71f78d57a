"""Decisions about wrong entries, where the deal was right and the touch was wrong (RULINGS 22)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.betting_checks import check_amount, check_company, check_maximum, check_place_on_felt
from terminal.rounds.commands import CorrectBet, CorrectCard
from terminal.rounds.concluding import settled_again
from terminal.rounds.dealing import index_of
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    BetCorrected,
    CardCorrected,
    Event,
    InsuranceDue,
    OffersReviewed,
    RoundReconstructed,
    SettlementReversed,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.insurance import due_on, fault_halts, lay_waiting
from terminal.rounds.irregularities import disputed_bet
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Bettor, DealtCard, FaultKind, Phase, Round, Table, phase_of
from terminal.rules.bets import Hand, Result, Stage
from terminal.rules.cards import UNKNOWN
from terminal.rules.ranks import Rank
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import Need, deal_out, next_card


def correct_card(table: Table, command: CorrectCard, rank: Rank) -> Decision:
    """Correct the face of a card; hands, offers and a settlement already made are worked out again."""
    played = table.current
    index = None if played is None else index_of(played, command.hand, command.place)
    if played is None or index is None:
        return refuse(
            "no_such_card", "No card lies at {hand} {place}.", hand=command.hand.value, place=command.place
        )
    before = played.dealt[index]
    wrong = _void(played) or _entry_to_undo(table)
    if wrong is not None:
        return wrong
    if before.card == UNKNOWN or command.card in (UNKNOWN, before.card):
        return refuse("nothing_to_correct", "Nothing to correct: the entry is the same, or not made yet.")
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, table.terms.rules.not_provided_for)
    dealt = list(played.dealt)
    dealt[index] = before._replace(card=command.card)
    fault = None if played.as_it_lies else _fault_in(dealt)
    shoe = table.shoe if table.deals(played) else None
    if shoe is not None and _surplus_in(shoe.read_as(before.card, command.card), dealt):
        fault = FaultKind.SURPLUS
    corrected: list[Event] = [CardCorrected(index, before.card, command.card, fault)]
    if fault is None and not _waiting(table, played):
        corrected += _called_for_now(replace(played, dealt=tuple(dealt)))
    return redo(table, corrected)


def _surplus_in(shoe: Shoe, dealt: list[DealtCard]) -> bool:
    """Return whether a card lies there of which the shoe can hold no more."""
    return any(shoe.count(card.card) > shoe.decks for card in dealt)


def _waiting(table: Table, played: Round) -> bool:
    """Whether cards carried over have still to be laid: they come before those that lay beyond the end."""
    return bool(table.waiting(played)) and not played.carried_again


def _called_for_now(played: Round) -> list[Event]:
    """Lay the cards beyond the end of the round where the corrected hands call for them."""
    if not played.carried or not isinstance(played.coming(), Hand):
        return []
    cards, at = [dealt.card for dealt in played.dealt], played.carried_at
    return [RoundReconstructed(*deal_out((*cards[:at], *played.carried, *cards[at:])))]


def correct_bet(table: Table, command: CorrectBet, rank: Rank) -> Decision:
    """Correct a bet to the chips that lay there when the bets were closed (CB ¶5.13, NCI ¶5.14)."""
    terms = table.terms
    wrong = check_place_on_felt(terms, command.box, command.bettor, command.bet)
    if wrong is None and command.amount:
        wrong = check_amount(terms, command.amount)
    if wrong is not None:
        return wrong
    played = table.current
    if played is None or not played.closed:
        return refuse("bets_open", "While bets are open they are placed and withdrawn, not corrected.")
    key = BetKey(command.box, command.bettor, command.bet)
    lies = played.sums.get(key, 0)
    at_the_time = replace(terms, limits=played.limits)
    wrong = _void(played) or _entry_to_undo(table) or check_maximum(at_the_time, key, command.amount)
    if wrong is None and command.amount:
        wrong = check_company(terms, played.sums.keys() - {key}, key)
    if wrong is not None:
        return wrong
    if lies == command.amount:
        return refuse("nothing_to_correct", "Nothing to correct: the entry is the same.")
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, terms.rules.paragraph_on(disputed_bet.ID))
    change = BetCorrected(command.box, command.bettor, command.bet, lies, command.amount)
    return redo(table, [change])


def redo(table: Table, changes: list[Event]) -> list[Event]:
    """Return changes to a round with what follows: offers reviewed, a settlement made again."""
    was_settled = table.round is None
    events: list[Event] = [SettlementReversed(), *changes] if was_settled else changes
    state = evolve_all(table, events)
    reviewed = review_offers(state)
    events = [*events, *reviewed]
    state = evolve_all(state, reviewed)
    laid = lay_waiting(state)
    events += laid
    state = evolve_all(state, laid)
    if was_settled and state.round is not None and phase_of(state) is Phase.RESULT and state.round.all_known:
        events += settled_again(state, state.round)
    return events


def review_offers(table: Table) -> list[Event]:
    """Compare the offers with the cards and bets as they now lie; return an event if they differ."""
    played = table.round
    if played is None or not table.terms.rules.has_insurance or played.fault is not None:
        return []
    player, banker = list(played.player), list(played.banker)
    due = [due_on(table, replace(played, insured=(), forgone=()), player[:2], banker[:2])]
    if len(player) == 3:
        due.append(due_on(table, _after_first_offer(played, due[0]), player, banker[:2]))
    found = tuple(event for event in due if event is not None)
    now = [(event.stage, event.hand, event.odds, event.largest) for event in found]
    if now == [(offer.stage, offer.hand, offer.odds, offer.largest) for offer in played.offers]:
        return []
    return [OffersReviewed(found)]


def _after_first_offer(played: Round, first: InsuranceDue | None) -> Round:
    """Return the round as it stood when the Player's third card came: insured and forgone by then."""
    early = [taken for taken in played.insured if taken.stage is Stage.FOUR_CARDS]
    insured = tuple(
        taken._replace(odds=first.odds) for taken in early if first is not None and taken.hand is first.hand
    )
    asked = {
        Bettor(room.box, room.bettor)
        for offer in played.offers
        if offer.stage is Stage.FOUR_CARDS
        for room in offer.largest
    }
    asked -= {Bettor(taken.box, taken.bettor) for taken in early}
    forgone = tuple(bettor for bettor in played.forgone if bettor in asked)
    return replace(played, insured=insured, forgone=forgone)


def _fault_in(dealt: list[DealtCard]) -> FaultKind | None:
    """Return whether the cards still lie as the Table of Play deals them."""
    hands: dict[Hand, list[DealtCard]] = {Hand.PLAYER: [], Hand.BANKER: []}
    for card in dealt:
        coming = next_card(
            [other.card for other in hands[Hand.PLAYER]], [other.card for other in hands[Hand.BANKER]]
        )
        if coming is Need.NOTHING:
            return FaultKind.EXCESS
        if isinstance(coming, Hand) and coming is not card.hand:
            return FaultKind.MISPLACED
        if card.hand is not None:
            hands[card.hand].append(card)
    return None


def _entry_to_undo(table: Table) -> Refusal | None:
    """Return the faulty entry that is undone or decided first; a fault that was corrected has none."""
    played = table.round
    return fault_halts(played) if played is not None and played.undo is not None else None


def _void(played: Round) -> Refusal | None:
    if played.settlement is not None and played.settlement.result is Result.VOID:
        return refuse("round_is_void", "The round is void. There is nothing to correct.")
    return None
