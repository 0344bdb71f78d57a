"""Start the program by its own command, and say how much CPU time it took to the felt and to be ready."""

from __future__ import annotations

import gc
import json
import sys
import time
from argparse import Namespace
from pathlib import Path

from terminal import cli

MOMENTS: dict[str, float] = {}


def watch_picture() -> None:
    """Take the time where the kept picture of the felt has been painted, before all else is imported."""
    from terminal.screen import first_picture

    show = first_picture.show_first_picture

    def shown(profile: Path | None) -> first_picture.FirstPicture | None:
        picture = show(profile)
        if picture is not None:
            MOMENTS["felt"] = time.process_time()
        watch_table()
        return picture

    first_picture.show_first_picture = shown


def watch_table() -> None:
    """Take the time where the window has been painted, and where it lets the dealer deal."""
    from terminal.screen import left_out

    with left_out("typing_extensions"):  # as the command itself does, before what is watched here
        import msgspec  # noqa: F401

    from terminal.screen import app

    first_shown, start = app._first_shown, app.RunningTable.start

    async def painted(window: app.MainWindow, *, full_screen: bool) -> None:
        await first_shown(window, full_screen=full_screen)
        MOMENTS.setdefault("felt", time.process_time())

    def started(running: app.RunningTable) -> None:
        start(running)
        window = running._window

        def ready() -> None:
            MOMENTS.setdefault("ready", time.process_time())
            window.closing.emit()

        window.painted.connect(ready)
        window.update()

    app._first_shown = painted
    app.RunningTable.start = started  # type: ignore[method-assign]


def main() -> int:
    """Run `lammer table`, and print the CPU seconds of the process up to each moment."""
    own = cli._COMMANDS["table"]

    def opened(options: Namespace) -> int:
        gc.disable()  # as the command itself does, before it imports any of what is watched here
        watch_picture()
        return own(options)

    cli._COMMANDS["table"] = opened  # type: ignore[index]
    status = cli.main(["table", *sys.argv[1:]])
    print(json.dumps(MOMENTS))
    return status


if __name__ == "__main__":
    sys.exit(main())
