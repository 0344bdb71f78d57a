"""The exact house edge of every bet and insurance row, by dealing every possible round through the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from math import lcm, perm
from typing import NamedTuple

from terminal.rules.bets import Bet, Hand, Outcome, Stage
from terminal.rules.cards import (
    CARDS_IN_DECK,
    DECK,
    RANKS,
    SUITS,
    Card,
    card_points,
    is_known,
    is_pair,
    rank,
    rank_points,
)
from terminal.rules.game import Game, InsuranceRow
from terminal.rules.games import GAMES
from terminal.rules.insurance import row_due
from terminal.rules.settlement import Facts, Settled, result_of, settle_bet, settle_insurance
from terminal.rules.shoe import Shoe
from terminal.rules.table_of_play import NATURAL, banker_draws, next_card, player_draws

SEQUENCE = 6
"""Rounds are counted as ordered sequences of six cards, used up or not, so that all are equally likely."""

_PAIRS = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
_CARD_OF = {card_points(card): card for card in DECK}


_MOST_CARDS = 3
"""Cards that a hand can have."""


class EdgeError(ValueError):
    """A question about odds that the rules or the shoe do not allow."""


@dataclass(frozen=True, slots=True)
class Paid:
    """One way in which a bet wins: what the House pays for one unit, net of commission, and how often."""

    odds: Fraction
    sequences: int


@dataclass(frozen=True, slots=True)
class EdgeRow:
    """One bet, or insurance at one row of its pay table, over every sequence in which it can be made."""

    bet: Bet | None
    """None for insurance."""
    insurance: InsuranceRow | None
    """None for any other bet."""
    paid: tuple[Paid, ...]
    """The ways in which it wins, the lowest odds first."""
    lost: int
    """Sequences that lose the stake."""
    returned: int
    """Sequences that return it."""

    @property
    def won(self) -> int:
        """Sequences that win."""
        return sum(way.sequences for way in self.paid)

    @property
    def sequences(self) -> int:
        """All sequences in which the bet can be made: for insurance, those that bring the offer about."""
        return self.won + self.lost + self.returned

    @property
    def edge(self) -> Fraction:
        """What the House keeps of one unit staked, on average; negative where the row favours the bettor."""
        if not self.sequences:
            return Fraction(0)
        return (self.lost - sum(way.odds * way.sequences for way in self.paid)) / Fraction(self.sequences)

    @property
    def back(self) -> Fraction:
        """What goes back to the bettor of one unit staked, on average, the stake included."""
        return 1 - self.edge


@dataclass(frozen=True, slots=True)
class EdgeReport:
    """The odds of every bet of a game at one moment."""

    game: str
    """The id of the game."""
    decks: int
    player: tuple[Card, ...]
    """The Player's known cards."""
    banker: tuple[Card, ...]
    """The Banker's known cards."""
    sequences: int
    """Sequences that can still follow the known cards."""
    rows: tuple[EdgeRow, ...]
    against_the_table: bool = False
    """Whether a third card lies there that the Table of Play does not draw; the odds are of what lies."""


class _End(NamedTuple):
    """All that the pay tables ask of a finished round, pairs apart, and the insurance offered on the way."""

    player: int
    banker: int
    banker_cards: int
    natural: bool
    after_four: int | None
    after_third: int | None


def house_edge(game: Game, decks: int) -> EdgeReport:
    """Return the house edge of every bet and insurance row of a game, out of a full shoe of `decks` decks.

    An insurance row is weighted by how often it is on offer: one unit an offer, whatever the other bets do.
    Raises `EdgeError` if the game is not played with so many decks.
    """
    _check_decks(game, decks)
    sequences, bets, ends = _deal_all(game, decks, (), ())
    rows = [_insurance_row(game, row, ends, place) for place, row in enumerate(game.insurance)]
    return EdgeReport(game.id, decks, (), (), sequences, (*bets, *rows))


def edge_after(game: Game, decks: int, player: Sequence[Card], banker: Sequence[Card]) -> EdgeReport:
    """Return the house edge at one moment of a round, the cards on the table out of a full shoe.

    Of the insurance rows it holds the one that is due at that moment, if any. `player` and `banker` are the
    cards of each hand as they were dealt. Raises `EdgeError` for a number of decks that the game does not
    know, and for cards that cannot lie so.
    """
    _check_decks(game, decks)
    against_the_table = _check_moment(decks, player, banker)
    sequences, bets, ends = _deal_all(game, decks, tuple(player), tuple(banker))
    due = row_due(game, player, banker)
    rows = () if due is None else (_insurance_row(game, due, ends, None),)
    return EdgeReport(
        game.id, decks, tuple(player), tuple(banker), sequences, (*bets, *rows), against_the_table
    )


def _check_decks(game: Game, decks: int) -> None:
    if decks not in game.decks:
        first, last = game.decks[0], game.decks[-1]
        raise EdgeError(f"{game.name} is played with {first} to {last} decks, not {decks}")


def _check_moment(decks: int, player: Sequence[Card], banker: Sequence[Card]) -> bool:
    """Return whether a third card lies against the Table of Play; what cannot lie at all is an error."""
    if not all(map(is_known, (*player, *banker))):
        raise EdgeError("a card whose face is unknown (XX) has no odds")
    shoe = Shoe(1, decks)
    for card in (*player, *banker):
        if not shoe.can_hold(card):
            raise EdgeError(f"{decks} decks hold no more than {decks} of {card}")
        shoe = shoe.without(card)
    dealt: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    against_the_table = False
    for place in range(max(len(player), len(banker))):
        for hand, cards in ((Hand.PLAYER, player), (Hand.BANKER, banker)):
            if place < len(cards):
                against_the_table |= not _is_due(dealt, hand, cards[place])
                dealt[hand].append(cards[place])
    return against_the_table


def _is_due(dealt: dict[Hand, list[Card]], hand: Hand, card: Card) -> bool:
    """Return whether the Table of Play puts the card there; a third card may lie there all the same."""
    target = next_card(dealt[Hand.PLAYER], dealt[Hand.BANKER])
    if target is hand:
        return True
    if isinstance(target, Hand):
        raise EdgeError(f"{card} cannot lie on the {hand.value}'s hand before the {target.value}'s next card")
    if len(dealt[hand]) == _MOST_CARDS:
        raise EdgeError(f"{card} cannot lie on the {hand.value}'s hand: it has {_MOST_CARDS} cards already")
    return False


def _deal_all(
    game: Game, decks: int, player: tuple[Card, ...], banker: tuple[Card, ...]
) -> tuple[int, list[EdgeRow], Counter[_End]]:
    """Return the number of sequences that can follow, the row of each bet, how often each ending comes."""
    known = (*player, *banker)
    ranks = {letter: decks * len(SUITS) for letter in RANKS}
    for card in known:
        ranks[rank(card)] -= 1
    ends = _ends(game, ranks, tuple(map(card_points, player)), tuple(map(card_points, banker)))
    rows = [
        _pair_row(game, bet, ranks, player if bet is Bet.PLAYER_PAIR else banker, SEQUENCE - len(known))
        if bet in _PAIRS
        else _bet_row(game, bet, ends)
        for bet in game.bets
    ]
    return perm(decks * CARDS_IN_DECK - len(known), SEQUENCE - len(known)), rows, ends


def _ends(
    game: Game, ranks: dict[str, int], player: tuple[int, ...], banker: tuple[int, ...]
) -> Counter[_End]:
    """Count the sequences that lead to each ending, from the ranks left in the shoe and the points dealt."""
    left = [0] * 10
    for letter, count in ranks.items():
        left[rank_points(letter)] += count
    cards, dealt = sum(left), len(player) + len(banker)
    # A round that stops before the sixth card stands for all sequences that go on with any others.
    unused = [perm(cards + dealt - used, SEQUENCE - used) for used in range(SEQUENCE + 1)]
    ends: Counter[_End] = Counter()
    for player_two, after_player, player_ways in _first_two(left, player[:2]):
        for banker_two, after_four, banker_ways in _first_two(after_player, banker[:2]):
            ways = player_ways * banker_ways
            natural = max(player_two, banker_two) >= NATURAL
            four_row = _row_at(game.id, (player_two,), banker_two)
            draws = player_draws(player_two, banker_two) or len(player) == _MOST_CARDS
            thirds = _third(after_four, player[2:]) if draws else [(None, after_four, 1)]
            for third, after_third, third_ways in thirds:
                points = (player_two + (third or 0)) % 10
                third_row = None if third is None else _row_at(game.id, (player_two, third), banker_two)
                used = 4 if third is None else 5
                if not banker_draws(player_two, banker_two, third) and len(banker) < _MOST_CARDS:
                    end = _End(points, banker_two, 2, natural, four_row, third_row)
                    ends[end] += ways * third_ways * unused[used]
                    continue
                weight = ways * third_ways * unused[used + 1]
                for last, _, last_ways in _third(after_third, banker[2:]):
                    end = _End(points, (banker_two + last) % 10, 3, natural, four_row, third_row)
                    ends[end] += weight * last_ways
    return ends


def _first_two(left: list[int], hand: tuple[int, ...]) -> Iterator[tuple[int, list[int], int]]:
    """Yield every hand of two cards: its Point Total, what is left in the shoe, and in how many ways."""
    if len(hand) == 2:
        yield sum(hand) % 10, left, 1
    elif len(hand) == 1:
        for points, rest, ways in _third(left, ()):
            yield (hand[0] + points) % 10, rest, ways
    else:
        for low, rest, low_ways in _third(left, ()):
            for high in range(low, 10):
                if rest[high]:
                    # Either order makes the same hand, so unequal points are dealt once and counted twice.
                    ways = low_ways * rest[high] * (1 if low == high else 2)
                    yield (low + high) % 10, _less(rest, high), ways


def _third(left: list[int], dealt: tuple[int, ...]) -> Iterable[tuple[int, list[int], int]]:
    """Return every card that can come next, by points; only the one that was dealt, where one was."""
    if dealt:
        return [(dealt[0], left, 1)]
    return [(points, _less(left, points), count) for points, count in enumerate(left) if count]


def _less(left: list[int], points: int) -> list[int]:
    rest = left.copy()
    rest[points] -= 1
    return rest


@lru_cache(maxsize=4096)
def _row_at(game_id: str, player: tuple[int, ...], banker_two: int) -> int | None:
    """Return the place of the insurance row due.

    `player` is the two-card Point Total, then any third card.
    """
    game = GAMES[game_id]
    hand = [_CARD_OF[0], *map(_CARD_OF.__getitem__, player)]
    row = row_due(game, hand, [_CARD_OF[0], _CARD_OF[banker_two]])
    return None if row is None else game.insurance.index(row)


def _bet_row(game: Game, bet: Bet, ends: Counter[_End]) -> EdgeRow:
    unit = _exact_unit(game)
    settled = ((settle_bet(game, _facts(end), bet, unit, 1), count) for end, count in ends.items())
    return _row(bet, None, unit, settled)


def _pair_row(
    game: Game, bet: Bet, ranks: dict[str, int], hand: tuple[Card, ...], open_cards: int
) -> EdgeRow:
    """Return the row of a Pair bet: its cards may be counted by rank alone, whatever the other cards are."""
    unit = _exact_unit(game)
    cards = sum(ranks.values())
    everything = perm(cards, open_cards)
    of_rank: dict[str | None, int]
    if len(hand) >= 2:
        of_rank = {rank(hand[0]): everything} if is_pair(hand[0], hand[1]) else {}
    elif hand:
        of_rank = {rank(hand[0]): ranks[rank(hand[0])] * perm(cards - 1, open_cards - 1)}
    else:
        of_rank = {
            letter: perm(count, 2) * perm(cards - 2, open_cards - 2) for letter, count in ranks.items()
        }
    of_rank[None] = everything - sum(of_rank.values())
    no_end = _End(0, 0, 2, False, None, None)
    settled = (
        (settle_bet(game, _facts(no_end, pair), bet, unit, 1), count) for pair, count in of_rank.items()
    )
    return _row(bet, None, unit, settled)


def _insurance_row(game: Game, row: InsuranceRow, ends: Counter[_End], place: int | None) -> EdgeRow:
    """Return the row of insurance at one row of its table, over the endings in which it was on offer.

    Without a `place`, over all endings.
    """
    unit = _exact_unit(game)
    offered = (
        (end, count)
        for end, count in ends.items()
        if place is None or place == (end.after_four if row.stage is Stage.FOUR_CARDS else end.after_third)
    )
    settle = partial(settle_insurance, row.hand, row.odds, unit, payout_unit=1, pays_on_tie=row.pays_on_tie)
    return _row(None, row, unit, ((settle(_facts(end).result), count) for end, count in offered))


def _row(
    bet: Bet | None, row: InsuranceRow | None, unit: int, settled: Iterable[tuple[Settled, int]]
) -> EdgeRow:
    paid: Counter[Fraction] = Counter()
    others: Counter[Outcome] = Counter()
    for settlement, count in settled:
        if settlement.outcome is Outcome.WON:
            paid[Fraction(settlement.paid, unit)] += count
        else:
            others[settlement.outcome] += count
    ways = tuple(Paid(odds, paid[odds]) for odds in sorted(paid) if paid[odds])
    return EdgeRow(bet, row, ways, others[Outcome.LOST], others[Outcome.RETURNED])


def _facts(end: _End, pair: str | None = None) -> Facts:
    return Facts(
        result=result_of(end.player, end.banker),
        player_points=end.player,
        banker_points=end.banker,
        banker_cards=end.banker_cards,
        player_pair=pair,
        banker_pair=pair,
        natural=end.natural,
    )


def _exact_unit(game: Game) -> int:
    """Return a stake in cents on which every payout of the game is whole, so that nothing is rounded."""
    odds = [pay.odds * (1 - pay.commission) for pay in game.pays] + [row.odds for row in game.insurance]
    return lcm(*(odd.denominator for odd in odds))
