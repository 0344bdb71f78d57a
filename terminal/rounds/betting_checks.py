"""What every stake must pass: its box, its bettor, its area, its sum, and the other bets of the bettor."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.rules.bets import ORIGINAL_BETS, Bet, is_bettor
from terminal.rules.stakes import BetKey, maximum_of


def check_place_on_felt(terms: Terms, box: str, bettor: str, bet: Bet) -> Refusal | None:
    """Check that the layout has the box and the game the bet."""
    if box not in terms.boxes:
        return refuse(
            "unknown_box",
            "The layout {layout} has no box {box}.",
            paragraph=terms.rules.paragraphs.layout,
            layout=terms.layout,
            box=box,
        )
    if not is_bettor(bettor):
        return refuse(
            "unknown_bettor", "{bettor} is neither seated nor standing-1, standing-2 ….", bettor=bettor
        )
    if not terms.rules.offers(bet):
        return refuse(
            "bet_not_offered",
            "{game} has no {bet} bet.",
            paragraph=terms.rules.paragraphs.bets,
            game=terms.rules.name,
            bet=bet.value,
        )
    return None


def check_amount(terms: Terms, amount: int) -> Refusal | None:
    """Check that a stake is a sum that the table takes."""
    if amount > LARGEST_AMOUNT:
        return amount_too_large()
    if amount <= 0:
        return refuse("amount_not_positive", "Enter the sum of the bet.")
    if amount % terms.chip_unit:
        return refuse(
            "not_a_multiple",
            "Stakes are multiples of {unit}. Check the chips.",
            unit=f"{terms.chip_unit / 100:,.2f}",
        )
    return None


def amount_too_large() -> Refusal:
    """Return the refusal of a sum beyond what the terminal takes."""
    return refuse("amount_too_large", "That is more than the terminal can take. Check the sum.")


def check_maximum(terms: Terms, key: BetKey, total: int) -> Refusal | None:
    """Check that a bet stays within its maximum; a bet over it is refused whole (RULINGS 4)."""
    if total > LARGEST_AMOUNT:
        return check_amount(terms, total)
    most = maximum_of(key.bet, terms.limits)
    if most is None or total <= most:
        return None
    return refuse(
        "over_maximum",
        "The maximum is {maximum}. The bet is refused whole.",
        paragraph=terms.rules.paragraphs.limits,
        maximum=f"{most / 100:,.2f}",
    )


def check_company(terms: Terms, placed: Iterable[BetKey], key: BetKey) -> Refusal | None:
    """Check that the bettor may add this bet to those that lie there already (NCT ¶3.3, ¶3.4)."""
    if not terms.rules.one_hand_only:
        return None
    own = {other.bet for other in placed if other[:2] == key[:2]}
    if key.bet in ORIGINAL_BETS:
        if own & set(ORIGINAL_BETS) - {key.bet}:
            return refuse(
                "one_hand_only",
                "A player bets on Player or Banker, never on both.",
                paragraph=terms.rules.paragraphs.one_hand,
            )
    elif not own & set(ORIGINAL_BETS):
        return refuse(
            "hand_bet_first",
            "A Player or Banker bet comes first.",
            paragraph=terms.rules.paragraphs.hand_bet_first,
        )
    return None
