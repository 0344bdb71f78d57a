"""Decisions about the end of a round: bets settled and paid, and what may still change before the next."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.betting import raised_by_late_entries
from terminal.rounds.commands import ConcludeRound, ReturnNeglected
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    Event,
    NeglectedReturned,
    RoundConcluded,
    RoundVoided,
    SettlementReversed,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.insurance import halted, took
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.settlement_lines import lines_at_result, settlement_lines
from terminal.rounds.several_bets import return_tied_of
from terminal.rounds.state import (
    Bettor,
    Offer,
    Phase,
    Round,
    Table,
    phase_of_round,
)
from terminal.rounds.unreplayable import open_round
from terminal.rules.bets import HAND_BETS, Hand, Outcome, Result
from terminal.rules.cards import UNKNOWN
from terminal.rules.ranks import Rank
from terminal.rules.settlement import (
    Facts,
    facts_of,
    insurance_outcome,
)
from terminal.rules.stakes import BetKey


def conclude(table: Table, command: ConcludeRound, rank: Rank) -> Decision:
    """End the round: settle each bet by the pay table of the game; give back what a Tie returns, if asked."""
    played = table.round
    if played is None:
        return refuse("no_round", "No round is under way.")
    wrong = not_over(table, played)
    if wrong is not None:
        return wrong
    ended = (*raised_by_late_entries(table.terms, played), conclusion(table, played))
    if command.give_back is False:
        return ended
    boxes = table.terms.boxes if command.give_back is True else command.give_back
    given_back = return_tied_of(evolve_all(table, ended), boxes, rank)
    return given_back if isinstance(given_back, Refusal) else (*ended, *given_back)


def settled_again(table: Table, played: Round) -> tuple[Event, ...]:
    """Settle a round that was opened again, with broken limits that are not on record yet."""
    if not table.terms.reads_as_since(2):
        return (conclusion(table, played),)
    return (*raised_by_late_entries(table.terms, played), conclusion(table, played))


def conclusion(table: Table, played: Round) -> RoundConcluded:
    """Return the end of a round whose hands are complete and open."""
    facts = facts_of(played.player, played.banker)
    return RoundConcluded(
        facts.result,
        facts.player_points,
        facts.banker_points,
        facts.natural,
        facts.player_pair is not None,
        facts.banker_pair is not None,
        lines_at_result(table, played),
    )


def voiding(table: Table, played: Round) -> RoundVoided:
    """Return the end of a round without a result: every bet goes back, insurance too (RULINGS 17)."""
    return RoundVoided(settlement_lines(table, played, None))


def without_reasons(event: Event) -> Event:
    """Return the end of a round as older versions recorded it: they did not say why a bet is returned."""
    if not isinstance(event, RoundConcluded | RoundVoided):
        return event
    return replace(event, lines=tuple([replace(line, why_returned=None) for line in event.lines]))


def not_over(table: Table, played: Round) -> Refusal | None:
    wrong = halted(table, played)
    if wrong is not None:
        return wrong
    if phase_of_round(played) is not Phase.RESULT:
        return refuse("round_not_over", "The round is not over. Follow the guide to the last card.")
    if any(dealt.card == UNKNOWN for dealt in played.dealt):
        return refuse("face_unknown", "Every card must be open before the result.")
    return None


def return_neglected(table: Table, command: ReturnNeglected, rank: Rank) -> Decision:
    """Return the Original Bet where insurance was due, not offered, and would have won (NCI ¶5.13)."""
    played = table.current
    if not table.terms.rules.has_insurance:
        return refuse("not_in_this_game", "{game} has no insurance.", game=table.terms.rules.name)
    paragraph = table.terms.rules.paragraphs.insurance_neglected
    if played is None or not _has_result(table, played):
        return refuse(
            "no_result_yet",
            "Neglected insurance is looked at after the result, before the next round commences.",
            paragraph=paragraph,
        )
    bettor = Bettor(command.box, command.bettor)
    wrong = _neglect_refused(played, bettor, command.hand, paragraph)
    if wrong is not None:
        return wrong
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER, paragraph)
    returned = NeglectedReturned(command.box, command.bettor, command.hand)
    if played.settlement is None:
        return (returned,)
    reopened = evolve_all(table, (SettlementReversed(), returned))
    return (SettlementReversed(), returned, conclusion(reopened, open_round(reopened)))


def _has_result(table: Table, played: Round) -> bool:
    if table.round is not None:
        return not_over(table, played) is None
    return played.settlement is not None and played.settlement.result is not Result.VOID


def _neglect_refused(played: Round, bettor: Bettor, hand: Hand, paragraph: str | None) -> Refusal | None:
    facts = facts_of(played.player, played.banker)
    original = BetKey(bettor.box, bettor.bettor, HAND_BETS[hand])
    if (bettor, hand) in played.neglected:
        return refuse("already_returned", "This bet has been returned already.", paragraph=paragraph)
    if original not in played.sums:
        return refuse("nothing_to_insure", "This bettor has no bet on that hand.", paragraph=paragraph)
    missed = [offer for offer in played.offers if offer.hand is hand and _neglected(played, offer, bettor)]
    if not missed:
        return refuse(
            "not_neglected",
            "Insurance on that hand was not due to this bettor, or was offered, taken or declined.",
            paragraph=paragraph,
        )
    if not any(_would_have_won(offer, facts) for offer in missed):
        return refuse("would_not_have_won", "That insurance would not have won.", paragraph=paragraph)
    return None


def _neglected(played: Round, offer: Offer, bettor: Bettor) -> bool:
    due_to = {Bettor(room.box, room.bettor) for room in offer.largest}
    return (
        not offer.out
        and bettor in due_to
        and bettor not in offer.declined
        and bettor not in took(played, offer)
    )


def _would_have_won(offer: Offer, facts: Facts) -> bool:
    return insurance_outcome(offer.hand, facts.result, pays_on_tie=offer.pays_on_tie) is Outcome.WON
