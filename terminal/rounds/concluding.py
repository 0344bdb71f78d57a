"""Decisions about the end of a round: bets settled and paid, and what may still change before the next."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

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
from terminal.rounds.evolve_cards import open_round
from terminal.rounds.insurance import halted, took
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import (
    INSURANCE_LINE,
    Bettor,
    Insured,
    Line,
    Offer,
    Phase,
    Round,
    Table,
    WhyReturned,
    phase_of_round,
)
from terminal.rounds.terms import Terms
from terminal.rules.bets import HAND_BETS, Hand, Outcome, Result
from terminal.rules.cards import UNKNOWN
from terminal.rules.differential import at_stake_pro_rata
from terminal.rules.insurance import largest_stake
from terminal.rules.ranks import Rank
from terminal.rules.settlement import (
    RETURNED,
    Facts,
    Settled,
    facts_of,
    insurance_outcome,
    pay_out,
    settle_bet,
    settle_insurance,
)
from terminal.rules.stakes import BetKey, in_table_order

_HAND_OF = {bet: hand for hand, bet in HAND_BETS.items()}


def conclude(table: Table, command: ConcludeRound, rank: Rank) -> Decision:
    """End the round: settle each bet by the pay table of the game."""
    played = table.round
    if played is None:
        return refuse("no_round", "No round is under way.")
    wrong = not_over(table, played)
    if wrong is not None:
        return wrong
    return (*raised_by_late_entries(table.terms, played), conclusion(table, played))


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


def lines_at_result(table: Table, played: Round) -> tuple[Line, ...]:
    """Return the settlement of a round whose hands are complete and open; worked out once for a state."""
    return played.lines_once(
        table.terms, lambda: settlement_lines(table, played, facts_of(played.player, played.banker))
    )


def settlement_lines(table: Table, played: Round, facts: Facts | None) -> tuple[Line, ...]:
    """Settle every bet of the round, box by box, insurance after the Original Bet that it protects.

    Without facts the round is void and every bet is returned.
    """
    terms = table.terms
    game, house = terms.rules, terms.house
    sums = played.sums
    given_back = set(played.given_back)
    reduced: dict[BetKey, int] = {}
    if facts is not None and (game.differential or house.pro_rata_everywhere):
        reduced = at_stake_pro_rata(played.standing, played.limits, terms.chip_unit, house.differential_scope)
    neglected = set(played.neglected)
    lines: list[Line] = []
    insured = {BetKey(taken.box, taken.bettor, HAND_BETS[taken.hand]) for taken in played.insured}
    for key in in_table_order({**sums, **dict.fromkeys(insured - sums.keys(), 0)}, terms.boxes, game.bets):
        bettor = Bettor(key.box, key.bettor)
        hand = _HAND_OF.get(key.bet)
        placed = sums.get(key, 0)
        back = _all_back(facts, bettor, given_back)
        if key in sums:
            spared = WhyReturned.NEGLECTED_INSURANCE if (bettor, hand) in neglected else None
            lines.append(
                _bet_line(table, key, placed, reduced.get(key, placed), facts=facts, back=back or spared)
            )
        if hand is not None and played.insured:
            # Also where the bet was corrected away from under its insurance.
            lines += _insurance_lines(
                table, played, bettor, hand, original_bet=placed, facts=facts, back=back
            )
    return tuple(lines)


def _all_back(facts: Facts | None, bettor: Bettor, given_back: set[Bettor]) -> WhyReturned | None:
    """Return why all bets of a bettor go back, insurance included; None if they do not."""
    if facts is None:
        return WhyReturned.VOID
    return WhyReturned.OPTION if bettor in given_back else None


def _bet_line(
    table: Table, key: BetKey, placed: int, at_stake: int, *, facts: Facts | None, back: WhyReturned | None
) -> Line:
    """Settle one bet; `back` says why it goes back whatever the result."""
    odds: Fraction | None = None
    why = back
    if facts is None or back is not None:
        settled, at_stake = RETURNED, placed
    else:
        settled = settle_bet(table.terms.rules, facts, key.bet, at_stake, table.terms.house.payout_unit)
        odds = None if settled.pay is None else settled.pay.odds
        if settled.outcome is Outcome.RETURNED:
            why = WhyReturned.TIE
        elif at_stake < placed:
            why = WhyReturned.PRO_RATA
    kept = at_stake if settled.outcome is Outcome.LOST else 0
    return Line(
        key.box,
        key.bettor,
        key.bet.value,
        placed,
        at_stake,
        settled.outcome,
        settled.paid,
        settled.commission,
        placed - kept + settled.paid,
        odds,
        why_returned=why,
    )


def _insurance_lines(
    table: Table,
    played: Round,
    bettor: Bettor,
    hand: Hand,
    *,
    original_bet: int,
    facts: Facts | None,
    back: WhyReturned | None,
) -> list[Line]:
    """Settle a bettor's insurance on one hand, offer by offer; `back` says why all of it goes back."""
    merged: dict[tuple[object, ...], Insured] = {}
    for taken in played.insured:
        if Bettor(taken.box, taken.bettor) == bettor and taken.hand is hand:
            key = (taken.stage, taken.odds)
            before = merged.get(key)
            merged[key] = taken if before is None else taken._replace(amount=before.amount + taken.amount)
    parts: list[tuple[Insured, int, Settled, WhyReturned | None]] = []
    covered = Fraction(0)
    for taken in merged.values():
        # A correction may have left more insurance than the Original Bet carries: the rest is not at stake.
        most = largest_stake(original_bet, covered, taken.odds, table.terms.chip_unit)
        at_stake = min(taken.amount, most)
        covered += at_stake * taken.odds
        why = back or _insurance_back(played, taken, at_stake)
        if facts is None or why is not None:
            settled, at_stake = RETURNED, taken.amount
        else:
            settled = settle_insurance(
                hand,
                taken.odds,
                at_stake,
                facts.result,
                table.terms.house.payout_unit,
                pays_on_tie=taken.pays_on_tie,
            )
            if settled.outcome is Outcome.RETURNED:
                why = WhyReturned.INSURANCE_ON_TIE
            elif at_stake < taken.amount:
                why = WhyReturned.INSURANCE_OVER_COVER
        parts.append((taken, at_stake, settled, why))
    won = [
        (pay_out(at_stake, taken.odds), settled.paid) for taken, at_stake, settled, _ in parts if settled.paid
    ]
    payments = iter(_rounded_within(table.terms, original_bet, won))
    lines: list[Line] = []
    for taken, at_stake, settled, why in parts:
        paid = next(payments) if settled.paid else 0
        kept = at_stake if settled.outcome is Outcome.LOST else 0
        lines.append(
            Line(
                bettor.box,
                bettor.bettor,
                INSURANCE_LINE,
                taken.amount,
                at_stake,
                settled.outcome,
                paid,
                settled.commission,
                taken.amount - kept + paid,
                taken.odds,
                hand,
                taken.stage,
                why,
            )
        )
    return lines


def _rounded_within(terms: Terms, original_bet: int, won: Sequence[tuple[int, int]]) -> list[int]:
    """Return what insurance pays, offer by offer, where rounding up stays within the Original Bet (¶3.12.2).

    `won` are the payments by the odds, and the same rounded up. No payment is cut below its odds: what is
    left of the bet goes to the rounding, the first offer first (RULINGS 32).
    """
    payments: list[int] = []
    left = original_bet
    later = sum(by_odds for by_odds, _ in won) if terms.reads_as_since(3) else 0
    for by_odds, rounded in won:
        later = max(0, later - by_odds)
        payments.append(min(rounded, max(by_odds, left - later)))
        left -= payments[-1]
    return payments


def _insurance_back(played: Round, taken: Insured, at_stake: int) -> WhyReturned | None:
    """Return why insurance goes back as if it had never been taken; None if it stands."""
    if not _was_due(played, taken):
        return WhyReturned.INSURANCE_NOT_DUE
    return None if at_stake else WhyReturned.INSURANCE_OVER_COVER


def _was_due(played: Round, taken: Insured) -> bool:
    """Return whether the cards, as they are now known to have lain, called for the offer that was taken."""
    return any(offer.stage is taken.stage and offer.hand is taken.hand for offer in played.offers)


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
