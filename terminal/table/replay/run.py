"""Plays a session script through a table session, and answers with what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import Command, NewShoe, OpenTable, SetLimits, TakeBack
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import Script
from terminal.table.replay.render import Json, answer_notices, answer_refusal, answer_round, answer_state
from terminal.table.replay.steps import Act, NewScriptShoe, SettingLimits, Show, TakingBack
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession


class ScriptNotPlayed(RuntimeError):
    """The table of a script could not be set up; carries the refusal's message."""

    def __init__(self, refusal: Refusal) -> None:
        """Stop on `refusal`, which is what the session answered."""
        super().__init__(refusal.message.render())
        self.message: Message = refusal.message


def play(script: Script, ledger: Ledger) -> Json:
    """Play one script through the session into a ledger; the answer is ready for JSON.

    The table starts with a shoe in play, numbered on from those that the ledger holds.
    Raises `NotRecorded` if the ledger cannot take an act.
    """
    session = TableSession(ledger, Table(script.terms, shoes=recover(ledger, script.terms).shoes))
    setting_up = Actor(UNSIGNED, Rank.SHIFT_MANAGER)
    for command in (OpenTable(script.terms, script.notice), _shoe_in_play(script.terms.decks)):
        done = session.handle(command, acting=setting_up)
        if isinstance(done, Refusal):
            raise ScriptNotPlayed(done)
    rounds: dict[tuple[int, int], Json] = {}
    shown: list[Json] = []
    refusals: list[Json] = []
    notices: list[Json] = []
    acts: dict[int, int] = {}
    for number, step in enumerate(script.steps):
        if isinstance(step.act, Show):
            shown.append(answer_state(session.situation, roads=step.act.roads))
            continue
        asked = command_of(step.act, session.table, acts)
        act = ledger.head.seq + 1
        done = session.handle(asked, acting=Actor(UNSIGNED, step.rank))
        if isinstance(done, Refusal):
            refusals.append(answer_refusal(number, done))
            if script.stop_on_refusal:
                break
        else:
            acts[number] = act
            _note_rounds(rounds, session.table)
            notices += answer_notices(number, done.events, session.situation)
    session.tidy()
    return {
        "id": script.id,
        "rounds": list(rounds.values()),
        "shown": shown,
        "refusals": refusals,
        "notices": notices,
        "state": answer_state(session.situation),
    }


def _shoe_in_play(decks: int) -> NewShoe:
    return NewShoe(decks, burn_due=False)


def command_of(act: Act, table: Table, acts: Mapping[int, int]) -> Command:
    """Return the command of a step, completed from the table where the step leaves that open.

    `acts` are the numbers of the first event of each step's act so far.
    """
    if isinstance(act, TakingBack):
        latest = None if table.last_act is None else table.last_act.seq
        return TakeBack((latest if act.step is None else acts.get(act.step)) or 0)
    if isinstance(act, SettingLimits):
        return SetLimits(replace(table.terms.limits, **dict(act.changes)))
    if isinstance(act, NewScriptShoe):
        return NewShoe(table.terms.decks if act.decks is None else act.decks, burn_due=False)
    if isinstance(act, Show):
        raise TypeError("a show is no command")
    return act


def _note_rounds(rounds: dict[tuple[int, int], Json], table: Table) -> None:
    """Count a round once it is over, and no longer when its settlement is reversed."""
    played = table.current
    if played is None:
        return
    key = (played.shoe, played.number)
    if played.settlement is not None:
        rounds[key] = answer_round(played)
    else:
        rounds.pop(key, None)
