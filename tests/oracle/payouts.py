"""What a round pays, worked out again from the pay tables of the sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from terminal.rules.game import Game, Pay
from terminal.rules.games import GAMES
from tests.oracle.printed import points

Who = tuple[str, str]
"""A box and a bettor."""
BetName = tuple[str, str, str]
"""A box, a bettor and a bet."""
WRITTEN_BY_HAND = ("CB", "NCI", "E6", "NCT", "F6")
"""The games whose pay tables are written out here; those of others are taken from their literals."""


def odds_of(game: str, bet: str, player: Sequence[str], banker: Sequence[str]) -> Fraction | None:
    """Return what the House pays for one unit.

    Return 0 if the bet is returned, None if it is lost; `game` is a short name.
    """
    if game not in WRITTEN_BY_HAND:
        return odds_in_the_literal(literal_of(game), bet, player, banker)
    mine, theirs = points(player), points(banker)
    result = "tie" if mine == theirs else "player" if mine > theirs else "banker"
    if bet in ("player_pair", "banker_pair"):
        hand = player if bet == "player_pair" else banker
        if hand[0][0] != hand[1][0]:
            return None
        return Fraction(13) if game == "E6" and hand[0][0] == "6" else Fraction(11)
    if bet == "six":
        return _odds_of_six(game, result, max(mine, theirs), len(banker))
    if bet == "tie":
        if result != "tie":
            return None
        return Fraction(10) if game == "E6" and mine == 6 else Fraction(8)
    if result == "tie":
        return Fraction(0)
    if result != bet:
        return None
    return _odds_of_a_hand(game, bet, max(mine, theirs))


def _odds_of_six(game: str, result: str, winning: int, banker_cards: int) -> Fraction | None:
    if winning != 6:
        return None
    if game == "E6":
        return Fraction(6)
    if result != "banker":
        return None
    return Fraction(12) if banker_cards == 2 else Fraction(20)


def _odds_of_a_hand(game: str, bet: str, winning: int) -> Fraction:
    if game == "CB":
        return Fraction(19, 20) if bet == "banker" else Fraction(1)
    if winning == 6 and bet == "banker":
        return Fraction(1, 2)
    return Fraction(21, 20) if winning == 6 and game == "E6" else Fraction(1)


def commission_of(game: str, bet: str) -> Fraction:
    """Return the share of the winnings of a bet that the House keeps."""
    if game not in WRITTEN_BY_HAND:
        return next(pay.commission for pay in literal_of(game).pays if pay.bet.value == bet)
    return Fraction(1, 20) if (game, bet) == ("CB", "banker") else Fraction(0)


def settles_pro_rata(game: str) -> bool:
    """Return whether a game's rules settle excess pro rata."""
    return game in ("CB", "NCI") or (game not in WRITTEN_BY_HAND and literal_of(game).differential)


def literal_of(game: str) -> Game:
    """Return the literal of a game by its short name."""
    return next(literal for literal in GAMES.values() if literal.short == game)


def odds_in_the_literal(
    game: Game, bet: str, player: Sequence[str], banker: Sequence[str]
) -> Fraction | None:
    """Return the odds of the first line that holds; a bet on a hand comes back on a Tie."""
    mine, theirs = points(player), points(banker)
    result = "tie" if mine == theirs else "player" if mine > theirs else "banker"
    if bet in ("player", "banker") and result != bet:
        return Fraction(0) if result == "tie" else None
    if bet == "tie" and result != "tie":
        return None
    hand = player if bet == "player_pair" else banker
    if bet.endswith("_pair") and hand[0][0] != hand[1][0]:
        return None

    def holds(pay: Pay) -> bool:
        return (
            pay.bet.value == bet
            and (pay.result is None or pay.result.value == result)
            and pay.points in (None, max(mine, theirs))
            and pay.banker_cards in (None, len(banker))
            and pay.pair_rank in (None, hand[0][0])
        )

    line = next(filter(holds, game.pays), None)
    return None if line is None else line.odds * (1 - line.commission)


def at_stake(
    bets: Mapping[BetName, int],
    returned: set[Who],
    limit: int | None,
    minimum: int,
    unit: int,
) -> dict[BetName, int]:
    """Return what each bet that stands wins or loses on: pro rata on a side that exceeds the Differential."""
    standing = {name: amount for name, amount in bets.items() if name[:2] not in returned}
    sides = {
        side: sum(amount for name, amount in standing.items() if name[2] == side)
        for side in ("player", "banker")
    }
    heavy = max(sides, key=lambda side: sides[side])
    low, high = sorted(sides.values())
    if limit is None or high - low <= limit:
        return standing
    stakes = {}
    for name, amount in standing.items():
        stakes[name] = amount
        if name[2] == heavy and amount >= minimum:
            share = Fraction(amount) * (low + limit) / high
            stakes[name] = min(amount, max(minimum, int(share / unit) * unit))
    return stakes


def to_the_cent(amount: Fraction) -> int:
    """Round to the cent, half a cent in the player's favour."""
    whole, rest = divmod(amount, 1)
    return int(whole) + (rest >= Fraction(1, 2))


_DUE = {
    # moment and hand: (its points, the other hand's lowest and highest points, odds)
    ("four_cards", "banker"): [(5, 0, 4, "2"), (6, 0, 5, "3"), (7, 0, 5, "4")],
    ("four_cards", "player"): [(5, 4, 4, "2"), (6, 0, 5, "3"), (7, 0, 5, "4")],
    ("player_third", "player"): [
        (5, 0, 4, "2"),
        (6, 0, 5, "3"),
        (7, 0, 6, "4"),
        (8, 0, 6, "7"),
        (9, 0, 6, "8"),
    ],
}
_DUE_ON_BANKER = [(1, 1, 1, "6"), (1, 2, 6, "7"), (2, 3, 6, "4"), (3, 4, 4, "1.5")]
"""After the Player's third card: the Player's points, the Banker's lowest and highest points, odds."""


def insurance_due(stage: str, hand: str, player: Sequence[str], banker: Sequence[str]) -> Fraction | None:
    """Return the odds of insurance on a hand at a stage of a finished round, None where none was due."""
    first = player[:2] if stage == "four_cards" else player
    if stage == "player_third" and len(player) < 3:
        return None
    more = len(player) + len(banker) > 4 if stage == "four_cards" else len(banker) == 3
    if not more:
        return None
    mine, theirs = points(first), points(banker[:2])
    if (stage, hand) == ("player_third", "banker"):
        rows = [row for row in _DUE_ON_BANKER if mine == row[0] and row[1] <= theirs <= row[2]]
    else:
        own, other = (mine, theirs) if hand == "player" else (theirs, mine)
        rows = [row for row in _DUE[stage, hand] if own == row[0] and row[1] <= other <= row[2]]
    return Fraction(rows[0][3]) if rows else None


def insurance_returns(
    stage: str, hand: str, stake: int, odds: Fraction, *, player: Sequence[str], banker: Sequence[str]
) -> int:
    """Return all that goes back for insurance at stake, in cents."""
    mine, theirs = points(player), points(banker)
    if mine == theirs:
        nine_nine = stage == "player_third" and hand == "player" and mine == 9
        return stake + (to_the_cent(stake * odds) if nine_nine else 0)
    winner = "player" if mine > theirs else "banker"
    return 0 if hand == winner else stake + to_the_cent(stake * odds)
