"""Reconstruction against brute force: the hands are those of the same cards dealt right."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from terminal.rounds.state import FaultKind
from tests.irregularities.desk import CLOSE, GAMES, SETTLE, Desk, bets, deal, fault

PIPS = "A23456789TJQK"
DECK = [rank + suit for suit in "SHDC" for rank in PIPS]


def value(card: str) -> int:
    """Return the points: ace one, two to nine their face, the rest nothing."""
    return (PIPS.index(card[0]) + 1) % 10 if card[0] in PIPS[:9] else 0


def dealt_right(cards: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Return Player, Banker and what is left over, by the drawing rules written out once more."""
    player, banker, rest = [cards[0], cards[2]], [cards[1], cards[3]], cards[4:]
    mine, theirs = (sum(map(value, hand)) % 10 for hand in (player, banker))
    if mine >= 8 or theirs >= 8:
        return player, banker, rest
    if mine >= 6:
        draws = theirs <= 5
    else:
        third = value(rest[0])
        player.append(rest.pop(0))
        draws = {
            3: third != 8,
            4: 2 <= third <= 7,
            5: 4 <= third <= 7,
            6: third in (6, 7),
            7: False,
        }.get(theirs, True)
    if draws:
        banker.append(rest.pop(0))
    return player, banker, rest


def shoe_of(seed: int) -> list[str]:
    """Return the first cards of a shuffled shoe."""
    cards = DECK * 4
    random.Random(seed).shuffle(cards)
    return cards[:40]


def finish(desk: Desk, cards: list[str]) -> int:
    """Deal on until the round is over; return how many cards were taken."""
    taken = 0
    while desk.ask(SETTLE) is not None:
        desk.do(*deal(cards[taken]))
        taken += 1
    return taken


@given(
    game=st.sampled_from(sorted(GAMES)),
    seed=st.integers(min_value=0),
    wrong_at=st.integers(min_value=0, max_value=6),
    aside=st.booleans(),
    kind=st.sampled_from(["misplaced_cards", "excess_card", "dealing_error", "wrong_number_of_cards"]),
)
def test_hands_after_a_misplacement_are_those_of_the_same_cards_dealt_right(
    game: str, seed: int, wrong_at: int, aside: bool, kind: str
) -> None:
    cards = shoe_of(seed)
    player, banker, _ = dealt_right(cards)
    used = len(player) + len(banker)
    wrong_at = min(wrong_at, used)
    desk = Desk(game, maximum_differential=None).do(CLOSE, *deal(" ".join(cards[:wrong_at])))
    beyond = wrong_at == used
    hand = "" if beyond and aside else f">{_other_hand(cards, wrong_at)}"
    desk.do(*deal(f"{cards[wrong_at]}{hand}"))
    assert desk.round.fault is (FaultKind.EXCESS if beyond else FaultKind.MISPLACED)
    desk.do(fault(kind, "shift_manager", reconstructable=True))
    finish(desk, cards[wrong_at + 1 :])
    assert desk.hands == (" ".join(player), " ".join(banker))
    carried = cards[used : wrong_at + 1]
    assert list(desk.table.carried) == carried
    desk.do(CLOSE)
    laid = [dealt.card for dealt in desk.round.dealt]
    assert laid == carried
    assert all(dealt.carried for dealt in desk.round.dealt)


def _other_hand(cards: list[str], index: int) -> str:
    """Return the hand on which the card of this place does not belong."""
    player, banker, _ = dealt_right(cards)
    order = [
        "player",
        "banker",
        "player",
        "banker",
        *["player"] * (len(player) - 2),
        *["banker"] * (len(banker) - 2),
    ]
    due = order[index] if index < len(order) else "player"
    return "banker" if due == "player" else "player"


@given(seed=st.integers(min_value=0), more=st.integers(min_value=2, max_value=14), shuffled=st.booleans())
def test_any_number_of_cards_told_in_any_order_makes_hands_and_the_rest_opens_the_rounds_that_follow(
    seed: int, more: int, shuffled: bool
) -> None:
    cards = shoe_of(seed)
    player, banker, _ = dealt_right(cards)
    used = len(player) + len(banker)
    desk = Desk("E6").do(CLOSE, *deal(" ".join(cards[:used])), SETTLE)
    told = cards[: used + more]
    if shuffled:
        random.Random(seed + 1).shuffle(told)
    desk.do(fault("excess_card", reconstructable=True, cards=told))
    left = told
    while len(left) >= 6:
        first, second, left = dealt_right(left)
        assert desk.hands == (" ".join(first), " ".join(second))
        if desk.table.round is not None:
            desk.do(SETTLE)
        assert list(desk.table.carried) == left
        desk.do(CLOSE)
    assert [dealt.card for dealt in desk.round.dealt] == left[: len(desk.round.dealt)]
    assert list(desk.table.carried) == left[len(desk.round.dealt) :]


@given(seed=st.integers(min_value=0), order=st.permutations(range(4)), swap_at=st.integers(0, 3))
def test_simultaneous_cards_are_dealt_as_the_supervisor_orders_them(
    seed: int, order: list[int], swap_at: int
) -> None:
    cards = shoe_of(seed)
    entered, told = cards[:4], [cards[place] for place in order]
    desk = Desk("NCT").do(*bets("3 banker 1000"), CLOSE, *deal(" ".join(entered[: swap_at + 1])))
    held = [card for card in told if card in entered[: swap_at + 1]]
    desk.do(fault("simultaneous_cards", "shift_manager", order_known=False, cards=held))
    finish(desk, [card for card in told if card not in held] + cards[4:])
    right = [*held, *(card for card in told if card not in held), *cards[4:]]
    player, banker, _ = dealt_right(right)
    assert desk.hands == (" ".join(player), " ".join(banker))
