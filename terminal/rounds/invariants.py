"""What must hold after every command, as a list of small checks; a breach is a bug and stops the table."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.insurance import covered
from terminal.rounds.state import Bettor, Round, Table
from terminal.rules.bets import HAND_BETS, ORIGINAL_BETS, Outcome, Result
from terminal.rules.cards import CARDS_IN_DECK
from terminal.rules.stakes import BetKey, Slice


class InvariantBroken(RuntimeError):
    """A command would have left the table in a state that cannot be: it is not recorded."""


def check(before: Table, after: Table) -> None:
    """Raise `InvariantBroken` if the state after a command cannot be; look only at what has changed."""
    for invariant in INVARIANTS:
        wrong = invariant(before, after)
        if wrong:
            raise InvariantBroken(f"{invariant.__name__}: {wrong}")


def stakes_are_positive(before: Table, after: Table) -> str | None:
    """Every slice on the felt is more than nothing, and their orders are distinct and ascending."""
    if after.round is None:
        return None
    earlier, latest = after.round.earlier, after.round.latest
    if before.round is not None and before.round.latest is latest and before.round.earlier is earlier:
        return None
    known = known_latest = 0
    if before.round is not None:
        known = _shared(before.round.earlier, earlier)
        if before.round.earlier is earlier:
            known_latest = _shared(before.round.latest, latest)
    last = earlier[known - 1].order if known else -1
    if known_latest:
        last = latest[known_latest - 1].order
    for piece in (*earlier[known:], *latest[known_latest:]):
        if piece.amount <= 0 or piece.order <= last:
            return f"slice {piece}"
        last = piece.order
    return None


def _shared(before: tuple[Slice, ...], after: tuple[Slice, ...]) -> int:
    """Return how many slices at the beginning are the same, and so looked at before; found by halving."""
    least, most = 0, min(len(before), len(after))
    if most and before[most - 1] is after[most - 1]:
        return most
    while least < most:
        middle = (least + most + 1) // 2
        if before[middle - 1] is after[middle - 1]:
            least = middle
        else:
            most = middle - 1
    return least


def tied_chips_are_of_a_hand(before: Table, after: Table) -> str | None:
    """What lies there since a Tie is more than nothing, and one sum for each Player or Banker bet."""
    if after.tied is before.tied:
        return None
    if any(cents <= 0 or key.bet not in ORIGINAL_BETS for key, cents in after.tied):
        return f"tied {after.tied}"
    return None if len(dict(after.tied)) == len(after.tied) else f"twice in {after.tied}"


def shoe_gives_what_lies(before: Table, after: Table) -> str | None:
    """Cards leave the shoe one by one: it never gives more than it had, nor takes back what it never gave."""
    shoe = after.shoe
    if shoe is None or shoe is before.shoe:
        return None
    if shoe.out < 0 or min(shoe.seen) < 0:
        return f"out {shoe.out}"
    if before.shoe is None or before.shoe.number != shoe.number:
        return None
    if before.round is None or after.round is None:
        return None
    drawn = _out_of_the_shoe(after, after.round) - _out_of_the_shoe(before, before.round)
    moved = shoe.out - before.shoe.out
    return None if drawn == moved else f"{drawn} cards on the table, {moved} out of the shoe"


def _out_of_the_shoe(table: Table, played: Round) -> int:
    """Return how many cards lie on the table while a round is open."""
    return len(table.carried) + len(played.dealt) + len(played.carried) + len(played.discarded)


def shoe_is_whole(before: Table, after: Table) -> str | None:
    """A shoe holds its decks and no more, unless play is halted over just that."""
    shoe = after.shoe
    if shoe is None or shoe is before.shoe:
        return None
    return None if shoe.out <= shoe.decks * CARDS_IN_DECK else f"{shoe.out} cards of {shoe.decks} decks"


def insurance_is_covered(before: Table, after: Table) -> str | None:
    """No bettor's insurance on a hand could pay more than the Original Bet on it (NCI ¶3.12.2).

    Looked at when insurance is taken; a bet that is corrected later settles only what it carries.
    """
    played = after.round
    earlier = before.current
    known = 0 if earlier is None else len(earlier.insured)
    if played is None or len(played.insured) <= known:
        return None
    last = played.insured[-1]
    bet = played.sums.get(BetKey(last.box, last.bettor, HAND_BETS[last.hand]), 0)
    cover = covered(played, Bettor(last.box, last.bettor), last.hand)
    return None if cover <= bet else f"cover {cover} of {bet}"


def money_is_conserved(before: Table, after: Table) -> str | None:
    """What bettors get back, less what the House adds, is what they placed less what they lost."""
    played = after.last
    if played is None or played.settlement is None or played is before.last:
        return None
    for line in played.settlement.lines:
        lost = line.at_stake if line.outcome is Outcome.LOST else 0
        if line.returned != line.placed - lost + line.paid or not 0 <= line.at_stake <= line.placed:
            return f"line {line}"
        if line.outcome is not Outcome.WON and line.paid:
            return f"paid without a win: {line}"
    placed = sum(piece.amount for piece in played.slices) + sum(taken.amount for taken in played.insured)
    settled = sum(line.placed for line in played.settlement.lines)
    if placed != settled:
        return f"{placed} placed, {settled} settled"
    if played.settlement.result is Result.VOID and played.settlement.house_net:
        return "a void round with a winner"
    return None


def phases_follow(before: Table, after: Table) -> str | None:
    """Cards lie only where bets are closed, and a fault or a choice only in an open round."""
    played = after.round
    if played is None:
        return None
    if played.dealt and not played.closed:
        return "cards before the bets are closed"
    if played.settlement is not None:
        return "an open round that is settled"
    return None


INVARIANTS: tuple[Callable[[Table, Table], str | None], ...] = (
    stakes_are_positive,
    tied_chips_are_of_a_hand,
    shoe_gives_what_lies,
    shoe_is_whole,
    insurance_is_covered,
    money_is_conserved,
    phases_follow,
)
