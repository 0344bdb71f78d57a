"""Starts the program by its own command, and says when the felt was first painted and when it was ready."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace

from terminal import cli

MOMENTS: dict[str, float] = {}


def watch() -> None:
    """Takes the time where the program waits for its first picture, and where it lets the dealer deal."""
    from terminal.screen import app

    first_picture, start = app._painted, app.RunningTable.start

    async def painted(window: app.MainWindow) -> None:
        await first_picture(window)
        MOMENTS["felt"] = time.monotonic()

    def started(running: app.RunningTable) -> None:
        start(running)
        window = running._window

        def ready() -> None:
            MOMENTS.setdefault("ready", time.monotonic())
            window.closing.emit()

        window.painted.connect(ready)
        window.update()

    app._painted = painted
    app.RunningTable.start = started  # type: ignore[method-assign]


def main() -> int:
    """Runs `lammer table`, and prints the moments by the clock that all processes share."""
    own = cli._open_table

    def opened(options: Namespace) -> int:
        watch()
        return own(options)

    cli._open_table = opened
    status = cli.main(["table", *sys.argv[1:]])
    print(json.dumps(MOMENTS))
    return status


if __name__ == "__main__":
    sys.exit(main())
