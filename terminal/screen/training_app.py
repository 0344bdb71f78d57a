"""Run the table of training: its ledger first, then its window, until somebody leaves."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import qasync
from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from terminal.devices.service_manager import ServiceManager
from terminal.ledger.errors import LedgerError
from terminal.ledger.identity import LedgerKind
from terminal.rules.games import GAMES
from terminal.screen import theme
from terminal.screen.faults import guard_against_faults, not_done, whom_to_call
from terminal.screen.first_picture import fill_screen, has_display
from terminal.screen.service_watch import ServiceWatch
from terminal.screen.speech import speak_at_start
from terminal.screen.training.assigned_page import AssignedPage
from terminal.screen.training.coach_page import CoachPage
from terminal.screen.training.cohort_page import trainer_gate
from terminal.screen.training.exam_page import ExamStartPage
from terminal.screen.training.home_page import OpenPage, first_page
from terminal.screen.training.review_pages import AuditLevelPage, MisdealPage
from terminal.screen.training.trainee_languages import TraineeLanguages
from terminal.screen.training.training_table import TrainingTable
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.translate import say
from terminal.table.people.staff_file import StaffError
from terminal.table.setup.data_dirs import DataFolderError
from terminal.table.setup.language_settings import settings_path
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import NotOpened, OpenedTable, open_table
from terminal.table.setup.profile import TableProfile, load_profile, training_profile
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.exam import after_a_start
from terminal.training.moments import training_terms
from terminal.training.names import forget_names
from terminal.training.trainees import Trainees, TraineesError, trainees_path

BAD_PROFILE = 2
NOT_OPENED = 1
A_SECOND: Final = 1000
SEEDS: Final = 10_000
"""How many seeds a coached table has: a number that can be read aloud."""


def run_training(
    profile_path: Path | None,
    game: str | None = None,
    layout: str | None = None,
    *,
    full_screen: bool = False,
    service: ServiceManager | None = None,
    left: Callable[[], int] = lambda: 0,
) -> int:
    """Open the table of training, and train until somebody leaves; answer the exit status.

    Without a profile it is the one that travels with the program; a game and a layout may then be named.
    `service` is told that the table is ready and alive. `left` is done once somebody has left by the key.
    """
    try:
        profile = _profile(profile_path, game, layout)
        felt = load_layout(profile.terms.layout, profile.terms.rules.bets)
    except (FaultyInput, DataFolderError) as error:
        return _fail(str(error), BAD_PROFILE)
    if not has_display():
        return _fail("there is no display; start Lammer in a desktop session, or set DISPLAY", NOT_OPENED)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        return _fail("another kind of application is running in this process", NOT_OPENED)
    application.setQuitOnLastWindowClosed(False)
    watch = None if service is None else ServiceWatch(service)
    try:
        theme.load_fonts()
        opened = open_table(profile)
        people, not_forgotten = _caught_up(profile, opened)
    except (theme.FontMissingError, DataFolderError) as error:
        return _fail(str(error), NOT_OPENED)
    except (LedgerError, NotOpened, StaffError) as fault:
        return _fail(say(fault.message), NOT_OPENED)
    speak_at_start(profile.language, settings_path())
    window = TrainingWindow(felt, profile.terms.rules.six_name or "")
    train = _train(profile, opened, people, window, watch, told=not_forgotten, full_screen=full_screen)
    has_left: bool = qasync.run(train)
    return left() if has_left else 0


def _profile(path: Path | None, game: str | None, layout: str | None) -> TableProfile:
    """Return the profile of the table. Raises `FaultyInput` if it is none of training."""
    profile = training_profile() if path is None else load_profile(path)
    if profile.kind is not LedgerKind.TRAINING:
        raise FaultyInput('kind must be "training": this is another kind of table', file=str(path))
    if game is None and layout is None:
        return profile
    if path is not None:
        raise FaultyInput("the profile names game and layout", file="--game, --layout")
    if game is not None and game not in GAMES:
        raise FaultyInput(f"there is no game {game!r}; there are {', '.join(GAMES)}", file="--game")
    rules = profile.terms.rules if game is None else GAMES[game]
    tables = ", ".join(rules.tables)
    if layout is not None and not any(layout.startswith(table) for table in rules.tables):
        raise FaultyInput(f"{rules.id} is played on {tables}", file="--layout")
    return replace(profile, terms=training_terms(rules, layout))


def ways_in() -> Mapping[str, OpenPage]:
    """Return the pages to which the first page leads, by their names."""
    return {
        "coach": lambda house: CoachPage(house, secrets.randbelow(SEEDS)),
        "exam": ExamStartPage,
        "assigned": AssignedPage,
        "trainer": trainer_gate,
        "audit": AuditLevelPage,
        "misdeals": MisdealPage,
    }


def _caught_up(profile: TableProfile, opened: OpenedTable) -> tuple[Trainees, str]:
    """Put on record which exams were interrupted and which names are due; answer the people, and what failed.

    Raises `NotRecorded`, with the ledger closed.
    """
    people = Trainees(trainees_path(profile.ledger), languages=settings_path())
    try:
        after_a_start(opened.session)
        forget_names(opened.session, people)
    except TraineesError as fault:
        # It is on record, or still due; the next start does it again.
        return people, say(fault.message)
    except LedgerError:
        opened.session.ledger.close()
        raise
    return people, ""


async def _train(
    profile: TableProfile,
    opened: OpenedTable,
    people: Trainees,
    window: TrainingWindow,
    watch: ServiceWatch | None,
    *,
    told: str,
    full_screen: bool,
) -> bool:
    """Train until the table is closed; answer whether somebody has left by the key."""
    stop = asyncio.Event()
    table = TrainingTable(
        opened.session,
        people,
        profile.chips.values,
        elapsed=time.monotonic,
        first_page=first_page(ways_in()),
        languages=TraineeLanguages(settings_path(), profile.language),
    )
    table.stop_asked.connect(stop.set)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, table.close)
    table.attach(window)
    told = guard_against_faults(lambda fault: table.tell(f"{not_done()} {whom_to_call(fault)}")) or told
    if told:
        table.tell(told)
    timer = QTimer()
    timer.setInterval(A_SECOND)
    timer.timeout.connect(table.tick)
    timer.start()
    if watch is not None:
        watch.follow_training(window.painted)
    fill_screen(window, full_screen=full_screen)
    await stop.wait()
    timer.stop()
    if watch is not None:
        watch.stop(goes_over_to="the table" if table.left else "")
    window.hide()
    with suppress(LedgerError):
        # What is recorded is durable already; the next start tidies what this one could not.
        opened.session.tidy()
    opened.session.ledger.close()
    return table.left


def _fail(message: str, status: int) -> int:
    sys.stderr.write(f"lammer: {message}\n")
    return status
