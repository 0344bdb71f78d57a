"""The commands of `lammer`: the table itself, and what can be done without its screen."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path

MALFORMED = 2
"""Exit status for input that cannot be read."""

FAILED = 1
"""Exit status for what could not be done."""

STANDARD_INPUT = "-"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; answers its exit status."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except BrokenPipeError:
        # Whoever read our output has heard enough; nothing of ours is lost by that.
        sys.stderr.close()
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lammer",
        description="The dealer's terminal for live casino baccarat. Without a command it opens a table.",
    )
    parser.add_argument("--version", action="version", version=f"lammer {version('lammer')}")
    parser.set_defaults(run=_open_table, profile=None, painted_to=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    table = commands.add_parser("table", help="open a table (the demo table, if no profile is named)")
    table.add_argument("--profile", type=Path, metavar="FILE", help="the table's profile, a TOML file")
    table.add_argument("--painted-to", type=int, metavar="FD", help=argparse.SUPPRESS)
    table.set_defaults(run=_open_table)

    replay = commands.add_parser("replay", help="play session scripts without a screen")
    replay.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a file of scripts, one JSON object a line; - = standard input",
    )
    replay.add_argument(
        "--ledger",
        type=Path,
        metavar="PATH",
        help="record into this ledger of kind replay, made if it is not there",
    )
    replay.set_defaults(run=_replay)

    layouts = commands.add_parser("layouts", help="list the table layouts and their boxes")
    layouts.add_argument("--json", action="store_true", help="as JSON")
    layouts.set_defaults(run=_layouts)

    edge = commands.add_parser("edge", help="the exact house edge of every bet of a game")
    edge.add_argument(
        "--game",
        required=True,
        metavar="G",
        help="commission, insurance-super-six-plus, easy-six, tournament, fortune-six",
    )
    edge.add_argument("--decks", type=int, default=8, metavar="N", help="decks in the shoe (default 8)")
    edge.add_argument(
        "--after", metavar="HANDS", help='the odds of a moment, such as "P: 5H 2C 9D; B: QS 6D"'
    )
    edge.add_argument("--json", action="store_true", help="as JSON")
    edge.set_defaults(run=_edge)
    return parser


def _open_table(options: argparse.Namespace) -> int:
    from terminal.screen.app import run_table

    return run_table(options.profile, options.painted_to)


def _replay(options: argparse.Namespace) -> int:
    from terminal.ledger.errors import LedgerError
    from terminal.ledger.identity import LedgerKind
    from terminal.ledger.ledger import Ledger
    from terminal.table.scripts.fields import ScriptError
    from terminal.table.scripts.playing import play
    from terminal.table.scripts.reading import SCRIPT_TABLE, Script, read_scripts

    scripts: list[Script] = []
    for name in options.files:
        try:
            scripts.extend(read_scripts(_lines(name), _source(name)))
        except ScriptError as error:
            return _fail(str(error), MALFORMED)
        except (OSError, UnicodeDecodeError) as error:
            return _fail(f"{name}: cannot be read: {error}", MALFORMED)

    def ledger_of(path: Path | None) -> Ledger:
        if path is not None and path.exists():
            return Ledger.open(path, kind=LedgerKind.REPLAY)
        return Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")

    try:
        with ExitStack() as open_ledgers:
            shared = None
            if options.ledger is not None:
                shared = ledger_of(options.ledger)
                open_ledgers.callback(shared.close)
            for script in scripts:
                ledger = shared or ledger_of(None)
                print(json.dumps(play(script, ledger), ensure_ascii=False))
                if shared is None:
                    ledger.close()
    except LedgerError as error:
        return _fail(error.message.render(), FAILED)
    return 0


def _source(name: str) -> str:
    return "standard input" if name == STANDARD_INPUT else name


def _lines(name: str) -> Iterable[str]:
    text = sys.stdin.read() if name == STANDARD_INPUT else Path(name).read_text(encoding="utf-8")
    return text.split("\n")


def _layouts(options: argparse.Namespace) -> int:
    from terminal.table.layouts import layout_labels, layout_names

    listed = [{"name": name, "boxes": list(layout_labels(name))} for name in layout_names()]
    if options.json:
        print(json.dumps(listed))
    else:
        for layout in listed:
            print(f"{layout['name']}: {' '.join(layout['boxes'])}")
    return 0


def _edge(options: argparse.Namespace) -> int:
    from terminal.rules.edge import EdgeError, edge_after, house_edge
    from terminal.rules.edge_text import as_data, as_table, parse_moment
    from terminal.rules.games import GAMES

    game = GAMES.get(options.game)
    if game is None:
        return _fail(f"--game: {options.game!r} is none of {', '.join(GAMES)}", MALFORMED)
    try:
        if options.after is None:
            report = house_edge(game, options.decks)
        else:
            report = edge_after(game, options.decks, *parse_moment(options.after))
    except EdgeError as error:
        return _fail(str(error), MALFORMED)
    print(json.dumps(as_data(report)) if options.json else as_table(report))
    return 0


def _fail(message: str, status: int) -> int:
    print(f"lammer: {message}", file=sys.stderr)
    return status
