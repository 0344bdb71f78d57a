"""Reads scenarios, one a line, and plays them; whatever does not hold is refused with line and reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.events import IrregularityDecided
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import SCRIPT_TABLE, Script, ScriptPlace, read_script, script_lines
from terminal.table.replay.run import ScriptNotPlayed, play
from terminal.table.replay.steps import KindId
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.typed_input import FaultyInput, read_as

MOST_BYTES: Final = 4 * 1024**2
"""Of a file of scenarios."""
LONGEST_LINE: Final = 64 * 1024
"""Bytes of one scenario."""
LONGEST_TITLE: Final = 80
LONGEST_STORY: Final = 2_000
"""Characters of a story."""
MOST_STEPS: Final = 400
_RAISES: Final = "irregularity"


class PointWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a scenario is about in one game."""

    point: str
    """The paragraph that the story is about."""
    action: str | None = None
    """What becomes of the round; None where a refusal says it."""
    paragraph: str | None = None
    """The paragraph of the ruling; left out, the rules do not say."""
    decided_by: Rank = Rank.DEALER
    options: bool = False
    refused: str | None = None
    """The code of the refusal that ought to come, if one ought to."""


class StoryWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as it is written."""

    title: Annotated[str, Meta(min_length=1)]
    story: Annotated[str, Meta(min_length=1)]
    kind: KindId | None = None
    """The irregularity; None where the story is about something else of the rules."""
    games: Annotated[dict[str, PointWords], Meta(min_length=1)]
    table: dict[str, Any] = {}
    """The table of the script, without its game."""
    steps: Annotated[list[dict[str, Any]], Meta(min_length=1)]


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario in one game, read and found to hold."""

    title: str
    story: str
    game: str
    kind: str | None
    point: PointWords
    script: Script
    place: ScriptPlace


def shipped_files() -> tuple[Path, ...]:
    """Return the files of scenarios that travel with the program."""
    return tuple(sorted((resources_folder() / "scenarios").glob("*.jsonl")))


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """Yield the scenarios of a file, one for each game of each story; each has been played.

    Raises `FaultyInput` that names file and line: for what is too long, unknown or malformed, for what the
    table refuses, and for what does not follow as the scenario says.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FaultyInput(f"cannot be read: {error.strerror or error}", file=path.name) from error
    if len(content) > MOST_BYTES:
        raise FaultyInput(f"is longer than {MOST_BYTES // 1024**2} MiB", file=path.name)
    for line in script_lines(content, path.name):
        if len(line.text) > LONGEST_LINE:
            raise line.place.fault("", f"is longer than {LONGEST_LINE // 1024} KiB")
        yield from scenarios_of(line.place, _data(line.place, line.text))


def _data(place: ScriptPlace, text: bytes) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise place.fault("", f"no JSON at column {error.colno}: {error.msg}") from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise place.fault("", "is no JSON in UTF-8") from error


def scenarios_of(place: ScriptPlace, data: object) -> Iterator[Scenario]:
    """Yield the scenarios of a story, one for each of its games. Raises `FaultyInput`."""
    words = read_as(StoryWords, data, place)
    for field, length, most in (
        ("title", len(words.title), LONGEST_TITLE),
        ("story", len(words.story), LONGEST_STORY),
        ("steps", len(words.steps), MOST_STEPS),
    ):
        if length > most:
            raise place.fault(field, f"is too long: {length:,}, and at most {most:,} are read")
    for game, point in words.games.items():
        if game not in GAMES:
            raise place.fault("games", f"{game!r} is none of {', '.join(GAMES)}")
        script = read_script(place, script_in_words(words, game))
        scenario = Scenario(
            title=words.title,
            story=words.story,
            game=game,
            kind=None if words.kind is None else str(words.kind),
            point=point,
            script=script,
            place=place,
        )
        _check(scenario)
        yield scenario


def script_in_words(words: StoryWords, game: str) -> Mapping[str, object]:
    """Return the script of a story in a game; who decides is filled in where a step names nobody."""
    point = words.games[game]
    steps = [
        {"by": point.decided_by.value, **step}
        if step.get("do") == _RAISES and step.get("kind") == words.kind
        else step
        for step in words.steps
    ]
    expects = {} if point.refused is None else {"on_refusal": "continue"}
    return {"id": words.title, **expects, "table": {"game": game, **words.table}, "steps": steps}


def _check(scenario: Scenario) -> None:
    """Check that a scenario is played as it says."""
    point, place = scenario.point, scenario.place
    with closing(_memory()) as ledger:
        try:
            answer: Any = play(scenario.script, ledger)
        except ScriptNotPlayed as error:
            raise place.fault("table", error.message.render()) from error
        decided = [one.event for one in ledger.read() if isinstance(one.event, IrregularityDecided)]
    for refusal in answer["refusals"]:
        if refusal["code"] != point.refused:
            raise place.fault(f"steps[{refusal['step']}]", f"in {scenario.game}: {refusal['message']}")
    told = {refusal["code"]: refusal["paragraph"] for refusal in answer["refusals"]}
    if point.refused is not None and told.get(point.refused, "") != point.paragraph:
        raise place.fault(
            "games", f"in {scenario.game} nothing is refused as {point.refused!r} by that paragraph"
        )
    if scenario.kind is None:
        return
    own = [one for one in decided if one.kind == scenario.kind]
    if not own:
        raise place.fault("kind", f"no {scenario.kind} was decided in {scenario.game}")
    last = own[-1]
    found = last.action, last.paragraph, last.decided_by, bool(last.options)
    said = point.action, point.paragraph, point.decided_by, point.options
    if found != said:
        raise place.fault("games", f"in {scenario.game} follows {_in_words(found)}, not {_in_words(said)}")


def _in_words(answer: tuple[str | None, str | None, Rank, bool]) -> str:
    action, paragraph, rank, options = answer
    by = "no paragraph" if paragraph is None else f"paragraph {paragraph}"
    return f"{action} by {by} and {rank.value}{', with options' if options else ''}"


def _memory() -> Ledger:
    return Ledger.create(None, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")
