"""Session scripts in short words for tests, played as `lammer replay` plays them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.table.replay.parse import (
    SCRIPT_TABLE,
    Script,
    ScriptPlace,
    ScriptStep,
    parse_line,
    read_script,
    script_lines,
)
from terminal.table.replay.run import play

Json = dict[str, Any]

CB: Json = {"game": "commission"}
NCI: Json = {"game": "insurance-super-six-plus"}
E6: Json = {"game": "easy-six"}
NCT: Json = {"game": "tournament"}
F6: Json = {"game": "fortune-six"}
GAMES = (CB, NCI, E6, NCT, F6)

NO_LIMITS: Json = {
    "minimum": None,
    "maximum": None,
    "side_minimum": None,
    "side_maximum": None,
    "maximum_differential": None,
}

SUPERVISOR = "pit_supervisor"
MANAGER = "pit_manager"
SHIFT = "shift_manager"


def scripts_of(content: bytes, source: str) -> Iterator[Script]:
    """Return the scripts of a file, read one after another."""
    return map(parse_line, script_lines(content, source))


def step_from(step: Json) -> ScriptStep:
    """Return a step of a script."""
    return read_script(ScriptPlace("test"), {"table": CB, "steps": [step]}).steps[0]


def played(table: Json, steps: str | list[Json], **keys: object) -> Json:
    """Return the answer to one script, through JSON both ways."""
    script = {"id": "t", "table": table, "steps": in_steps(steps), **keys}
    return answers(json.dumps(script))[0]


def answers(text: str) -> list[Json]:
    """Return the answers to the scripts of some lines, each in a ledger of its own."""
    found = []
    for script in list(scripts_of(text.encode(), "test")):
        ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")
        found.append(json.loads(json.dumps(play(script, ledger))))
        assert ledger.stale is None
        ledger.close()
    return found


def one_round(table: Json, steps: str | list[Json]) -> Json:
    """Return the only round of a script in which nothing was refused."""
    answer = played(table, steps)
    assert answer["refusals"] == []
    (only,) = answer["rounds"]
    round_: Json = only
    return round_


def shown(table: Json, steps: str | list[Json]) -> Json:
    """Return the state after a script in which nothing was refused."""
    answer = played(table, steps)
    assert answer["refusals"] == []
    state: Json = answer["state"]
    return state


def refused(table: Json, steps: str | list[Json]) -> tuple[str, str | None, str | None]:
    """Return the code, paragraph and missing role with which the last step alone is refused."""
    listed = in_steps(steps)
    answer = played(table, listed)
    (refusal,) = answer["refusals"]
    assert refusal["step"] == len(listed) - 1, refusal
    assert refusal["message"]
    return refusal["code"], refusal["paragraph"], refusal["needs"]


def code(table: Json, steps: str | list[Json]) -> str:
    """Return the code with which the last step is refused."""
    return refused(table, steps)[0]


def paid(round_: Json) -> dict[str, tuple[str, str, str]]:
    """Return outcome, stake and what goes back by `box bet`, standing bettors as `box+number bet`."""
    return {
        f"{_who(line)} {line['bet']}": (line["outcome"], line["at_stake"], line["returned"])
        for line in round_["settlement"]
    }


def turned_back(state: Json) -> list[tuple[str, str, str]]:
    """Return what the state says is to be turned back: who, bet, amount."""
    return [(_who(cut), cut["bet"], cut["amount"]) for cut in state["differential"]["turn_back"]]


def _who(line: Json) -> str:
    standing = line["bettor"].removeprefix("standing-")
    return str(line["box"]) if line["bettor"] == "seated" else f"{line['box']}+{standing}"


def in_steps(text: str | list[Json]) -> list[Json]:
    """Return steps from short words, one act a line or between semicolons; a list is taken as it is."""
    if not isinstance(text, str):
        return text
    listed: list[Json] = []
    for act in text.replace("\n", ";").split(";"):
        words = act.split()
        if not words:
            continue
        by: Json = {}
        if len(words) > 2 and words[-2] == "by":
            by = {"by": words[-1]}
            words = words[:-2]
        listed += [step | by for step in _ACTS.get(words[0], _bare)(words)]
    return listed


def _bettor(word: str) -> Json:
    box, _, standing = word.partition("+")
    return {"box": box, "bettor": f"standing-{standing}" if standing else "seated"}


def _bare(words: list[str]) -> list[Json]:
    assert len(words) == 1, words
    return [{"do": words[0]}]


def _bet(words: list[str]) -> list[Json]:
    step: Json = {"do": words[0], **_bettor(words[1]), "bet": words[2]}
    if len(words) > 3:
        step["amount"] = words[3]
    if len(words) > 4:
        step["on_request"] = True
    return [step]


def _deal(words: list[str]) -> list[Json]:
    listed = []
    for word in words[1:]:
        card, _, hand = word.partition(">")
        listed.append({"do": "deal", "card": card} | ({"hand": hand} if hand else {}))
    return listed


def _at(words: list[str]) -> list[Json]:
    return [{"do": words[0], "position": words[1], "card": words[2]}]


def _irregularity(words: list[str]) -> list[Json]:
    facts = json.loads(" ".join(words[2:]) or "{}")
    return [{"do": "irregularity", "kind": words[1], "facts": facts}]


def _limits(words: list[str]) -> list[Json]:
    pairs = (word.split("=") for word in words[1:])
    return [{"do": "set_limits"} | {key: None if value == "null" else value for key, value in pairs}]


_ACTS: dict[str, Callable[[list[str]], list[Json]]] = {
    "place": _bet,
    "withdraw": _bet,
    "leave": _bet,
    "correct_bet": _bet,
    "repeat": lambda w: [{"do": "repeat", **(_bettor(w[1]) if len(w) > 1 else {})}],
    "deal": _deal,
    "open": _at,
    "correct_card": _at,
    "insure": lambda w: [{"do": "insure", **_bettor(w[1]), "hand": w[2], "amount": w[3]}],
    "neglected_insurance": lambda w: [{"do": w[0], **_bettor(w[1]), "hand": w[2]}],
    "decline": lambda w: [{"do": "decline", **_bettor(w[1])}],
    "choose": lambda w: [{"do": "choose", **_bettor(w[1]), "option": w[2]}],
    "close_insurance": lambda w: [{"do": w[0]} | ({"offered": False} if len(w) > 1 else {})],
    "squeeze": lambda w: [{"do": "squeeze", "box": w[1]}],
    "squeeze_order": lambda w: [{"do": "squeeze_order", "granted": w[1] == "granted"}],
    "take_back": lambda w: [{"do": "take_back"} | ({"step": int(w[1])} if len(w) > 1 else {})],
    "place_your_bets": lambda w: [{"do": w[0]} | ({"late": True} if len(w) > 1 else {})],
    "burn": lambda w: [{"do": "burn", "card": w[1], "count": int(w[2])}],
    "new_shoe": lambda w: [{"do": "new_shoe"} | ({"decks": int(w[1])} if len(w) > 1 else {})],
    "notice": lambda w: [{"do": "notice", "up": w[1] == "up"}],
    "show": lambda w: [{"do": "show"} | ({"roads": True} if len(w) > 1 else {})],
    "set_limits": _limits,
    "irregularity": _irregularity,
}
