"""Writes a round as a session script, step by step, while the same decisions play it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from terminal.rounds.commands import NewShoe, OpenTable
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.invariants import check
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.cards import Card
from terminal.rules.house import House
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import Script, ScriptPlace, read_script, step_of
from terminal.table.replay.run import command_of
from terminal.table.replay.steps import AnyStep, Show
from terminal.table.setup.typed_input import read_as
from terminal.training.table_builder import UnplayableMoment

Words = dict[str, object]
"""A step, or the table of a script, as it is written."""
NO_SETTINGS: Mapping[str, object] = {}
"""A table as shipped."""

_PLACE = ScriptPlace("misdeal")


def house_in_words(house: House) -> Words:
    """Return house settings as a script writes them."""
    written: Words = {one.name: getattr(house, one.name) for one in fields(House)}
    return {**written, "payout_unit": money_in_words(house.payout_unit)}


def money_in_words(cents: int) -> str:
    """Return cents as a script writes them."""
    return f"{cents // 100}.{cents % 100:02}"


def script_of(table: Mapping[str, object]) -> Script:
    """Return the script without steps of a table that is written so."""
    return _table_as_written(json.dumps(table))


@lru_cache(maxsize=256)
def _table_as_written(text: str) -> Script:
    return read_script(_PLACE, {"table": json.loads(text), "steps": []})


class WrittenRound:
    """A script in the making, with the table as its steps leave it."""

    def __init__(self, table: Mapping[str, object], reading: str = RULES_VERSION) -> None:
        """Open a table that is written so, with a shoe in play; `reading` is how the rules are read there."""
        script = script_of(table)
        terms = replace(script.terms, rules_version=reading)
        self.written: Words = dict(table)
        self.steps: list[Words] = []
        self.table = Table(terms)
        for command in (OpenTable(terms, script.notice), NewShoe(terms.decks, burn_due=False)):
            decided = decide(self.table, command, Rank.SHIFT_MANAGER)
            if isinstance(decided, Refusal):
                raise UnplayableMoment(decided.message.render())
            self.table = evolve_all(self.table, decided)

    def ask(self, step: Words) -> Refusal | None:
        """Do a step as a script would; return the refusal if it is refused, and then nothing is written."""
        read = step_of(read_as(AnyStep, step, _PLACE))  # type: ignore[arg-type]
        if isinstance(read.act, Show):
            raise UnplayableMoment("a show is no act")
        decided = decide(self.table, command_of(read.act, self.table, {}), read.rank)
        if isinstance(decided, Refusal):
            return decided
        after = evolve_all(self.table, decided)
        check(self.table, after)
        self.table = after
        self.steps.append(step)
        return None

    def do(self, *steps: Words) -> WrittenRound:
        """Do steps. Raises `UnplayableMoment` if one is refused: a bug of ours."""
        for step in steps:
            refused = self.ask(step)
            if refused is not None:
                raise UnplayableMoment(f"{step}: {refused.message.render()}")
        return self

    def deal(self, cards: Iterable[Card]) -> WrittenRound:
        """Deal cards, each to the hand to which it belongs; an offer between them is closed."""
        for card in cards:
            if self.offer_open:
                self.do({"do": "close_insurance"})
            self.do({"do": "deal", "card": card})
        return self

    @property
    def offer_open(self) -> bool:
        """Whether an offer of insurance lies on the table that somebody could take."""
        offer = Situation(self.table).offer
        return offer is not None and bool(offer.largest)

    def entered(self) -> tuple[Card, ...]:
        """Return the cards of the round in the order in which they left the shoe."""
        played = self.table.current
        return () if played is None else tuple(dealt.card for dealt in played.dealt)

    def again(self) -> WrittenRound:
        """Return the same round once more, to go on with in another way."""
        other = object.__new__(WrittenRound)
        other.written, other.steps, other.table = self.written, list(self.steps), self.table
        return other


def some_bets_in_words(round_: WrittenRound, random: Random) -> list[Words]:
    """Return four bets: two on the Banker, one of them standing, one on the Player, one on a Tie."""
    terms = round_.table.terms
    first, second, third = random.sample(terms.boxes, 3)
    tie_after = [(first, SEATED, Bet.TIE)] if terms.rules.one_hand_only else [(third, SEATED, Bet.TIE)]
    who: Sequence[tuple[str, str, Bet]] = (
        (first, SEATED, Bet.BANKER),
        (first, standing(1), Bet.BANKER),
        (second, SEATED, Bet.PLAYER),
        *tie_after,
    )
    return [_placing(*one, random) for one in who]


def _placing(box: str, bettor: str, bet: Bet, random: Random) -> Words:
    hundreds = str(random.randint(1, 20) * 100)
    return {"do": "place", "box": box, "bettor": bettor, "bet": bet.value, "amount": hundreds}
