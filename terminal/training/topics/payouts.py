"""Payouts, and commission and half pay: every price of the game, on whole and on odd sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from terminal.reports.labels import bet_label
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import HAND_BETS, ORIGINAL_BETS, SEATED, Bet, Hand, Result, Stage
from terminal.rules.cards import Card, total
from terminal.rules.game import ONE_TO_ONE, Game, InsuranceRow, Pay
from terminal.rules.games import GAMES
from terminal.rules.insurance import row_due
from terminal.rules.message import Message
from terminal.rules.settlement import Facts, paying_line
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import deal_out
from terminal.training.house_chips import largest_bet, least_bet, stake_unit, within_maximum
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder, complete_hands
from terminal.training.topics.paying import box_paid, judge_payment

_UNITS = {"whole": 20, "odd": 1}
"""The sums of an item: whole ones are so many of the smallest chip, odd ones any other number."""
_SIZES_OF_BETS = 40
"""So many sums of an item there are at most."""


def _stake(terms: Terms, bet: Bet, size: str, random: Random) -> int:
    """Return a stake in cents: whole ones are simple to multiply, odd ones are not."""
    unit, step, largest = stake_unit(terms), _UNITS[size], largest_bet(terms, bet)
    least = least_bet(terms, bet) // unit
    if largest is not None and -(-least // step) * step > largest // unit:
        step = 1  # the limits let no bet in that is so simple
    first = -(-least // step)
    last = first + _SIZES_OF_BETS
    count = (
        random.randrange(first, last if largest is None else min(last, largest // unit // step + 1)) * step
    )
    if step == 1 and count % 10 in (0, 5):
        count += random.choice((1, 2, 3, 4))
    return within_maximum(terms, bet, count * unit)


def _name_of(pay: Pay) -> str:
    parts = [pay.bet.value]
    if pay.points is not None:
        parts.append(f"on-{pay.points}")
    if pay.banker_cards is not None:
        parts.append(f"{pay.banker_cards}-cards")
    if pay.pair_rank is not None:
        parts.append(f"of-{pay.pair_rank}")
    return "-".join(parts)


def _priced(topic: Topic, game: Game, pays: tuple[Pay, ...], size: str, cards: int | None) -> TrainingItem:
    """Return the item of a box on which these lines pay; `cards` are those of a hand that has to win."""
    bets = tuple(pay.bet for pay in pays)

    def fits(facts: Facts, dealt: Sequence[Card]) -> bool:
        if any(paying_line(game, facts, pay.bet) is not pay for pay in pays):
            return False
        return cards is None or len(_winner(facts, dealt)) == cards

    def make(terms: Terms, random: Random) -> Posed:
        dealt = complete_hands(random, fits)
        stakes = [(bet, _stake(terms, bet, size, random)) for bet in bets]
        return Posed(state=_paying(terms, random, stakes, dealt))

    word = bet_label(bets[0].value, (game,)).message
    name = "+".join(_name_of(pay) for pay in pays) + ("" if cards is None else f"-with-{cards}")
    return TrainingItem(
        id=f"pay:{name}:{size}",
        topic=topic,
        title=Message("{bet} at {odds} to 1", {"bet": word, "odds": f"{float(pays[0].odds):g}"}),
        make=make,
    )


def _winner(facts: Facts, dealt: Sequence[Card]) -> tuple[Card, ...]:
    player, banker, _ = deal_out(dealt)
    return player if facts.result is Result.PLAYER else banker


def _paying(terms: Terms, random: Random, stakes: Sequence[tuple[Bet, int]], dealt: Sequence[Card]) -> Table:
    """Return the table at which these bets of a box are still to be paid, the losing bets being taken."""
    box, other = random.sample(terms.boxes, 2)
    player, banker, _ = deal_out(dealt)
    beaten = Bet.BANKER if total(player) > total(banker) else Bet.PLAYER
    least = least_bet(terms, beaten)
    placed = [(BetKey(other, SEATED, beaten), least)]
    if terms.rules.one_hand_only and not {bet for bet, _ in stakes} & set(ORIGINAL_BETS):
        placed.append((BetKey(box, SEATED, beaten), least))
    placed += [(BetKey(box, SEATED, bet), stake) for bet, stake in stakes]
    return TableBuilder(terms).place(placed).close().deal(dealt).take().table


def _insured(row: InsuranceRow, size: str, *, tie: bool) -> TrainingItem:
    """Return the item of a row of the insurance table that pays.

    `tie` is its nine-nine exception: a Player Hand of nine cannot lose, and is paid on the Tie alone.
    """

    def make(terms: Terms, random: Random) -> Posed:
        def fits(facts: Facts, dealt: Sequence[Card]) -> bool:
            lying = 4 if row.stage is Stage.FOUR_CARDS else 5
            player, banker, _ = deal_out(dealt[:lying])
            if len(dealt) < lying or row_due(terms.rules, player, banker) is not row:
                return False
            pays = facts.result is Result.TIE if tie else facts.result is _OTHER[row.hand]
            return pays and (lying == 4 or not _due_before(terms.rules, dealt))

        dealt = complete_hands(random, fits)
        bet = HAND_BETS[row.hand]
        stake = max(_stake(terms, bet, size, random), stake_unit(terms) * _COVER)
        box = random.choice(terms.boxes)
        builder = (
            TableBuilder(terms).place([(BetKey(box, SEATED, bet), within_maximum(terms, bet, stake))]).close()
        )
        insure = random.randrange(_COVER // 2, _COVER) if size == "odd" else _COVER
        return Posed(state=builder.deal(dealt, insure=insure).take().table)

    name = "nine-nine" if tie else f"{row.stage.value}-{row.hand.value}-{row.odds.numerator}"
    return TrainingItem(
        id=f"pay:insurance-{name}:{size}",
        topic=Topic.PAYOUTS,
        title=Message("Insurance at {odds} to 1", {"odds": f"{float(row.odds):g}"}),
        make=make,
    )


_COVER = 40
"""The chips of the smallest kind with which a whole insurance is taken."""
_OTHER = {Hand.PLAYER: Result.BANKER, Hand.BANKER: Result.PLAYER}


def _due_before(game: Game, dealt: Sequence[Card]) -> bool:
    """Return whether insurance was due after four cards already."""
    player, banker, _ = deal_out(dealt[:4])
    return row_due(game, player, banker) is not None


def _is_special(game: Game, pay: Pay) -> bool:
    """Return whether a line is one of the hands of which some win is paid otherwise than one to one."""
    own = [other for other in game.pays if other.bet is pay.bet]
    return pay.bet in ORIGINAL_BETS and any(line.commission or line.odds != ONE_TO_ONE for line in own)


_SIZES = tuple(_UNITS)
_CARDS = (2, 3)


def _items_of_lines(game: Game, topic: Topic) -> Iterator[TrainingItem]:
    special = topic is Topic.COMMISSION
    lines = [pay for pay in game.pays if _is_special(game, pay) is special]
    for size in _SIZES:
        for pay in lines:
            if pay.bet in ORIGINAL_BETS:
                for cards in _CARDS:
                    yield _priced(topic, game, (pay,), size, cards)
            else:
                yield _priced(topic, game, (pay,), size, None)
        for pay in lines:
            for other in game.pays:
                if _together(pay, other, special=special):
                    yield _priced(topic, game, (pay, other), size, None)


def _together(pay: Pay, other: Pay, *, special: bool) -> bool:
    """Return whether two lines make an item of their own: what can win at once, on two areas of a box."""
    if special:
        return other.bet is Bet.BANKER_PAIR and other.pair_rank is None
    plain = pay.points is None and other.pair_rank is None
    return plain and pay.bet is Bet.TIE and other.bet is Bet.PLAYER_PAIR


@lru_cache
def _items_of(game_id: str, topic: Topic) -> tuple[TrainingItem, ...]:
    game = GAMES[game_id]
    items = list(_items_of_lines(game, topic))
    if topic is Topic.PAYOUTS:
        for row in game.insurance:
            items += [_insured(row, size, tie=row.pays_on_tie) for size in _SIZES]
    return tuple({item.id: item for item in items}.values())


def _work(topic: Topic) -> TopicWork:
    return TopicWork(items=lambda terms: _items_of(terms.game, topic), right=box_paid, judge=judge_payment)


WORK = _work(Topic.PAYOUTS)
COMMISSION = _work(Topic.COMMISSION)
