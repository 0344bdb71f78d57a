"""The settlement of a round, bet by bet, worked out from its cards and its bets."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from terminal.rounds.settlement import INSURANCE_LINE, Line, WhyReturned
from terminal.rounds.state import Bettor, Insured, Round, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import HAND_BETS, Hand, Outcome
from terminal.rules.differential import at_stake_pro_rata
from terminal.rules.insurance import largest_stake
from terminal.rules.settlement import (
    RETURNED,
    Facts,
    Settled,
    facts_of,
    pay_out,
    settle_bet,
    settle_insurance,
)
from terminal.rules.stakes import BetKey, in_table_order

_HAND_OF = {bet: hand for hand, bet in HAND_BETS.items()}


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
