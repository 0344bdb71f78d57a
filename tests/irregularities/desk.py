"""A table for tests of irregularities: script steps in short words, through session and ledger."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import NewShoe, OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import Line
from terminal.rounds.state import Round, Table
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import Script, ScriptPlace, read_script
from terminal.table.replay.run import command_of, play
from terminal.table.replay.steps import Show
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession
from tests.scripts.scripting import step_from

GAMES = {
    "CB": "commission",
    "NCI": "insurance-super-six-plus",
    "E6": "easy-six",
    "NCT": "tournament",
    "F6": "fortune-six",
}
"""The id of each game by its short name."""

Step = dict[str, Any]


def memory() -> Ledger:
    """Return a replay ledger in memory."""
    return Ledger.create(None, kind=LedgerKind.REPLAY, table_id="script", zone="Asia/Singapore")


def answer(game: str, steps: list[Step], *, on_refusal: str = "stop", **table: Any) -> dict[str, Any]:
    """Return what `replay` answers to a script; `game` is a short name."""
    setting: Step = {"game": GAMES[game], **table}
    script = read_script(ScriptPlace("test"), {"on_refusal": on_refusal, "table": setting, "steps": steps})
    return play(script, memory())


@cache
def script_without_steps(table: str) -> Script:
    """Return the terms of a table from its JSON, read once."""
    return read_script(ScriptPlace("test"), {"table": json.loads(table), "steps": []})


class Desk:
    """A table in use, asked step by step."""

    def __init__(self, game: str, **table: Any) -> None:
        """Set up `game`, a short name; `table` holds further keys of a script's table."""
        script = script_without_steps(json.dumps({"game": GAMES[game], **table}))
        self.ledger = memory()
        self.session = TableSession(self.ledger, Table(script.terms))
        for command in (OpenTable(script.terms, script.notice), NewShoe(script.terms.decks, burn_due=False)):
            done = self.session.handle(command, acting=Actor(UNSIGNED, Rank.SHIFT_MANAGER))
            assert not isinstance(done, Refusal), done

    def ask(self, *steps: Step) -> Refusal | None:
        """Play steps up to the first refusal, which is the answer."""
        for raw in steps:
            step = step_from(raw)
            assert not isinstance(step.act, Show)
            acting = Actor(UNSIGNED, step.rank)
            done = self.session.handle(command_of(step.act, self.table, {}), acting=acting)
            if isinstance(done, Refusal):
                return done
        return None

    def do(self, *steps: Step) -> Desk:
        """Play steps, none of which may be refused."""
        refused = self.ask(*steps)
        assert refused is None, f"{refused.code}: {refused.message.render()}"
        return self

    @property
    def table(self) -> Table:
        """The state."""
        return self.session.table

    @property
    def round(self) -> Round:
        """The round under way."""
        assert self.table.round is not None
        return self.table.round

    @property
    def current(self) -> Round:
        """The round under way, or else the one just ended."""
        assert self.table.current is not None
        return self.table.current

    def board(self) -> list[str]:
        """Return the results on the scoreboard."""
        return [played.result.value for played in self.table.history]

    @property
    def round_over(self) -> bool:
        """Whether no round is under way."""
        return self.table.round is None

    @property
    def hands(self) -> tuple[str, str]:
        """The Player and the Banker Hand, as `9S 4H`."""
        return " ".join(self.current.player), " ".join(self.current.banker)

    @property
    def lines(self) -> dict[str, Line]:
        """The lines of the last settlement by `3.1 banker`; insurance has its hand and stage behind it."""
        assert self.table.last is not None
        assert self.table.last.settlement is not None
        return {_name(line): line for line in self.table.last.settlement.lines}

    @property
    def returned(self) -> dict[str, int]:
        """What went back of each bet of the last settlement, in dollars."""
        return {name: line.returned // 100 for name, line in self.lines.items()}


def _name(line: Line) -> str:
    bettor = line.bettor.removeprefix("standing-")
    who = line.box if line.bettor == "seated" else f"{line.box}.{bettor}"
    return f"{who} {line.bet}" + ("" if line.hand is None else f" {line.hand} {line.after}")


def bets(*texts: str) -> list[Step]:
    """Return placings from `box[.standing number] bet amount`, in dollars."""
    return [_placing(text) for text in texts]


def _placing(text: str) -> Step:
    who, bet, amount = text.split()
    return {"do": "place", **bettor(who), "bet": bet, "amount": amount}


def bettor(who: str) -> Step:
    """Return a bettor: `3` is the seated one of box 3, `3.1` the first standing one."""
    box, _, number = who.partition(".")
    return {"box": box, "bettor": f"standing-{number}" if number else "seated"}


def deal(codes: str) -> list[Step]:
    """Return cards in the order in which they leave the shoe; `9S>banker` is put on a hand."""
    return [_dealing(code) for code in codes.split()]


def _dealing(code: str) -> Step:
    card, _, hand = code.partition(">")
    return {"do": "deal", "card": card} | ({"hand": hand} if hand else {})


def fault(kind: str, by: str = "pit_supervisor", **facts: Any) -> Step:
    """Return an irregularity raised by a rank."""
    return {"do": "irregularity", "kind": kind, "facts": facts, "by": by}


def choose(who: str, option: str) -> Step:
    """Return a bettor's choice."""
    return {"do": "choose", **bettor(who), "option": option}


def insure(who: str, hand: str, amount: str) -> Step:
    """Return insurance, in dollars."""
    return {"do": "insure", **bettor(who), "hand": hand, "amount": amount}


CLOSE: Step = {"do": "no_more_bets"}
SETTLE: Step = {"do": "settle"}
UNDO: Step = {"do": "undo"}
PASS: Step = {"do": "close_insurance", "offered": True}
NOT_OFFERED: Step = {"do": "close_insurance", "offered": False}
NEW_SHOE: Step = {"do": "new_shoe", "by": "pit_supervisor"}
