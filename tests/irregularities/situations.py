"""The situations of the table of irregularities: the steps that lead there, and what the rules see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.irregularities.desk import CLOSE, NEW_SHOE, SETTLE, Desk, Step, bets, deal, fault

BETS = bets("3 banker 1000", "3.1 banker 500", "5 player 1000")
OPENED = [*BETS, CLOSE]
WHO = ("3 seated", "3 standing-1", "5 seated")
"""Who has bets, in the order in which they choose."""

NATURAL = "4S KD 5H 7C"
"""Player nine, Banker seven: no more cards."""
TIED = "4S 9D 5H KC"
"""Nine each."""
STANDS = "KS 2H 7S 3D"
"""Player seven stands, Banker five draws: on the Player alone could be insured."""
DRAWS = "5S KD 9H 3C"
"""Player four draws, Banker three may; nothing to insure."""


@dataclass(frozen=True)
class FaultMoment:
    """Where the table stands when a fault is raised."""

    steps: list[Step]
    moment: str
    established: bool
    cards: str = ""
    """The cards of the round in the order in which they left the shoe."""
    table: dict[str, Any] = field(default_factory=dict)

    def at(self, game: str) -> Desk:
        """Return a table of a game in this situation."""
        return Desk(game, **self.table).do(*self.steps)


def _dealt(
    cards: str, *, established: bool, moment: str = "play", fault_at: str = "", **table: Any
) -> FaultMoment:
    steps = [*OPENED, *deal(f"{cards} {fault_at}")]
    told = f"{cards} {fault_at.partition('>')[0]}".strip()
    return FaultMoment(steps, moment, established, told, table)


def _with_left(left: int, cards: str, *, established: bool) -> FaultMoment:
    """Return a shoe of four decks of which so many cards are left before the round."""
    burn: Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - left}
    return FaultMoment([burn, *OPENED, *deal(cards)], "play", established, cards, {"decks": 4})


_BURNT_TO_THREE: Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 3}
_TWICE_NINES = [step for _ in range(2) for step in (*OPENED, *deal("9S 9S KD KC"), SETTLE)]
_STAND_OFF: dict[str, Any] = {"house": {"established_by": "placed"}}

SITUATIONS: dict[str, FaultMoment] = {
    "betting": FaultMoment(BETS, "betting", established=False),
    "betting_three_left": FaultMoment(
        [_BURNT_TO_THREE, *BETS], "betting", established=False, table={"decks": 4}
    ),
    "over_the_differential": FaultMoment(
        [*bets("3 banker 5000"), CLOSE], "play", established=False, table={"maximum_differential": "1000"}
    ),
    "under_the_minimum": FaultMoment(
        [*bets("3 banker 50"), CLOSE], "play", established=False, table={"minimum": "100"}
    ),
    "closed": _dealt("", established=False),
    "two_cards": _dealt("5S KD", established=False),
    "four_cards": _dealt(DRAWS, established=True),
    "result": _dealt(NATURAL, established=True, moment="result"),
    "settled": FaultMoment([*OPENED, *deal(NATURAL), SETTLE], "settled", established=True, cards=NATURAL),
    "void_round": FaultMoment(
        [*OPENED, fault("technical_interruption", "shift_manager", can_go_on=False)],
        "between",
        established=False,
    ),
    "later_round": FaultMoment(
        [*OPENED, *deal(NATURAL), SETTLE, *BETS], "betting", established=False, cards=""
    ),
    "new_shoe": FaultMoment(
        [*OPENED, *deal(NATURAL), SETTLE, NEW_SHOE], "settled", established=True, cards=NATURAL
    ),
    "excess_on_hand": _dealt(NATURAL, established=True, fault_at="2D>player"),
    "excess_aside": _dealt(NATURAL, established=True, fault_at="2D"),
    "excess_face_down": _dealt(NATURAL, established=True, fault_at="XX"),
    "excess_on_hand_stand_off": _dealt(TIED, established=False, fault_at="2D>player", **_STAND_OFF),
    "excess_aside_stand_off": _dealt(TIED, established=False, fault_at="2D", **_STAND_OFF),
    "first_card_misplaced": _dealt("", established=False, fault_at="4S>banker"),
    "third_card_misplaced": _dealt(DRAWS, established=True, fault_at="6D>banker"),
    "third_on_standing_player": FaultMoment(
        [*bets("3 banker 1000"), CLOSE, *deal(f"{STANDS} 3C>player")],
        "play",
        established=True,
        cards=f"{STANDS} 3C",
    ),
    "overfull": _dealt("5S KD 9H", established=True, fault_at="3C>player"),
    "surplus": FaultMoment(
        [*_TWICE_NINES, *OPENED, *deal("9S")], "play", established=False, cards="9S", table={"decks": 4}
    ),
    "four_cards_none_left": _with_left(4, DRAWS, established=True),
    "four_cards_one_left_one_needed": _with_left(5, DRAWS, established=True),
    "four_cards_one_left_two_needed": _with_left(5, "5S KD 9H QC", established=True),
    "two_cards_one_left": _with_left(3, "5S KD", established=False),
    "one_face_unknown": _dealt("XX KD", established=False, face_down=True),
    "two_cards_face_down_table": _dealt("5S KD", established=False, face_down=True),
    "four_cards_face_down_table": _dealt(DRAWS, established=True, face_down=True),
}

FACTS: dict[str, Any] = {
    "bet": {"box": "5", "bet": "player", "amount": "1000"},
    "payment": {"box": "5", "bet": "player", "amount": "1000", "owed": "1000", "paid": "900"},
    "decision": "Decided on the spot.",
}


def facts_from(words: str, situation: FaultMoment) -> dict[str, Any]:
    """Return facts from the words of the table: `reconstructable`, `not order_known`, `remedy=void` …."""
    facts: dict[str, Any] = {}
    for word in filter(None, words.split(", ")):
        name, _, value = word.removeprefix("not ").partition("=")
        if name == "cards":
            first, *rest = situation.cards.split()
            facts["cards"] = [*rest, first]
        elif name == "payment":
            facts["bet"] = FACTS["payment"]
        elif name in FACTS:
            facts[name] = FACTS[name]
        else:
            facts[name] = value or not word.startswith("not ")
    return facts
