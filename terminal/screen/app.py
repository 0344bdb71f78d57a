"""Run a table: window first, then its ledger, then the loop until somebody closes it."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import qasync
from msgspec.structs import replace
from PySide6.QtGui import QKeyEvent, QScreen
from PySide6.QtWidgets import QApplication

from terminal.devices.card_source import CardSource
from terminal.devices.service_manager import ServiceManager
from terminal.ledger.errors import InUse, LedgerError
from terminal.ledger.identity import LedgerKind
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.screen import theme
from terminal.screen.day.profile_watch import has_other_felt
from terminal.screen.first_picture import (
    FirstPicture,
    as_painted,
    cloth_path,
    fill_screen,
    has_display,
    keep,
    key_of,
    screen_of_table,
    shows_a_screen,
)
from terminal.screen.irregularities.restart import not_opened
from terminal.screen.running_table import RunningTable, clock_of
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.screen_view import present, while_not_opened, with_pages
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.service_watch import ServiceWatch
from terminal.screen.speech import speak_at_start
from terminal.screen.staff.people import demo_staff_lines
from terminal.screen.translate import say, tr
from terminal.screen.widgets.arrangement import LEAST_SCREEN, is_screen_large_enough
from terminal.screen.window import MainWindow
from terminal.table.audit.attribute_fault import attribute_fault
from terminal.table.people.staff_file import StaffError
from terminal.table.setup.data_dirs import DataFolderError
from terminal.table.setup.language_settings import settings_path
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import NotOpened, OpenedTable, open_table
from terminal.table.setup.profile import BoardSettings, TableProfile, demo_profile, load_profile
from terminal.table.setup.typed_input import FaultyInput

BAD_PROFILE = 2
NOT_OPENED = 1

KINDS = {
    LedgerKind.LIVE: ScreenKind.LIVE,
    LedgerKind.TRAINING: ScreenKind.TRAINING,
    LedgerKind.DEMO: ScreenKind.DEMO,
}


def run_table(
    profile_path: Path | None,
    painted_to: int | None = None,
    picture: FirstPicture | None = None,
    card_source_of: Callable[[LedgerKind], CardSource | None] = lambda _kind: None,
    *,
    board_in_window: bool = False,
    service: ServiceManager | None = None,
    check_log: Path | None = None,
    train: Callable[[str, str, bool], int] | None = None,
    training_failed: bool = False,
) -> int:
    """Open a table by its profile (the demo table without one) and deal until it is closed.

    `painted_to` is an open file descriptor: the number of each act's last event is written there, a line
    each, once the act has been painted. `picture` is on the screen until the window is.
    `card_source_of` gives what the cards of a kind of table are drawn from, if anything. With
    `board_in_window` the players' display opens in a window, to try it out. `service` is told when the table
    is ready, and that it is alive. `check_log` is where the checks of the program's files are logged.
    `train` is done once the table was closed for training: with its game and layout, and whether it had
    the whole screen; without it nobody can train from here. `training_failed`: that had not opened.
    Answers the exit status.
    """
    try:
        profile = demo_profile() if profile_path is None else load_profile(profile_path)
        load_layout(profile.terms.layout, profile.terms.rules.bets)
    except (FaultyInput, DataFolderError) as error:
        return _fail(str(error), BAD_PROFILE)
    if not has_display():
        return _fail("there is no display; start Lammer in a desktop session, or set DISPLAY", NOT_OPENED)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        return _fail("another kind of application is running in this process", NOT_OPENED)
    screen = application.primaryScreen()
    if shows_a_screen() and not is_screen_large_enough(screen.size().width(), screen.size().height()):
        return _fail(_too_small(screen), NOT_OPENED)
    application.setQuitOnLastWindowClosed(False)
    try:
        theme.load_fonts()
    except (theme.FontMissingError, DataFolderError) as error:
        return _fail(str(error), NOT_OPENED)
    speak_at_start(profile.language, settings_path())
    context = replace(_context(profile), leads_to_training=train is not None)
    window_of = partial(_window, profile, context)
    watch = None if service is None else ServiceWatch(service)
    running = _run(
        profile_path,
        profile,
        context,
        window_of(profile.terms),
        opening=partial(open_table, profile, check_log=check_log),
        window_of=window_of,
        painted_to=painted_to,
        picture=picture,
        card_source=card_source_of(profile.kind),
        board=_board_of(profile, in_window=board_in_window),
        watch=watch,
        told=tr("Training could not be opened.") if training_failed else "",
    )
    status: int | Terms = qasync.run(running)
    if isinstance(status, int) or train is None:
        return NOT_OPENED if isinstance(status, Terms) else status
    return train(status.rules.id, status.layout, profile.kind is LedgerKind.LIVE)


def _too_small(screen: QScreen) -> str:
    """Return that the screen is too small at its scale, and what to do."""
    has, needs = f"{screen.size().width()}x{screen.size().height()}", "{}x{}".format(*LEAST_SCREEN)
    return (
        f"the screen has {has} points at a scale of {screen.devicePixelRatio():g}, and Lammer needs {needs}; "
        "choose a smaller scale in the desktop's settings, or a larger screen"
    )


def _board_of(profile: TableProfile, *, in_window: bool) -> BoardSettings | None:
    """Return the settings of the players' display; None where there is none."""
    if in_window:
        return replace(profile.board, screen=None)
    return None if profile.board.screen is None else profile.board


def _fail(message: str, status: int) -> int:
    sys.stderr.write(f"lammer: {message}\n")
    return status


def _context(profile: TableProfile) -> Context:
    demo = profile.kind is LedgerKind.DEMO
    return Context(
        kind=KINDS[profile.kind],
        chips=profile.chips.values,
        currency=profile.chips.currency,
        clock=clock_of(profile.zone)(),
        staff=demo_staff_lines() if demo else (),
        profile=profile.said,
    )


async def _run(
    profile_path: Path | None,
    profile: TableProfile,
    context: Context,
    window: MainWindow,
    *,
    opening: Callable[[], OpenedTable],
    window_of: Callable[[Terms], MainWindow],
    painted_to: int | None,
    picture: FirstPicture | None,
    card_source: CardSource | None,
    board: BoardSettings | None,
    watch: ServiceWatch | None,
    told: str,
) -> int | Terms:
    """Run the table until it is closed; answer the exit status, or at which terms somebody wants to train."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, stop.set)
    full_screen = profile.kind is LedgerKind.LIVE
    ready = asyncio.Event()
    keeping: asyncio.Future[None] | None = None
    if picture is None:
        # Nobody looks at a blank screen while the ledger is opened; the next start has this picture at once.
        await _first_shown(window, full_screen=full_screen)
        keeping = _keep_once(ready, profile_path, window, full_screen=full_screen)
    shown, before = profile.terms, window
    while True:
        window.closing.connect(stop.set)
        opened = await _opened(profile, context, window, stop, picture, opening=opening)
        if opened is None:
            window.hide()
            return NOT_OPENED
        window.closing.disconnect(stop.set)
        terms = opened.session.table.terms
        if has_other_felt(shown, terms):
            # What the profile says is not in force yet, or has just been signed for.
            shown, window = terms, window_of(terms)
        running = RunningTable(
            *(profile, context, window, opened, painted_to),
            card_source=card_source,
            board=board,
            cloth=cloth_path(profile_path),
        )
        running.tell_first(told)
        told = ""
        window.closing.connect(running.touches.close_window)
        running.presenter.stop_asked.connect(stop.set)
        running.presenter.training_asked.connect(stop.set)
        window.setEnabled(True)
        if watch is not None:
            watch.follow(window.painted, running.presenter.recorded)
        running.start()
        window.painted.connect(ready.set)
        await _in_the_place_of(before, picture, window, full_screen=full_screen)
        before, picture = window, None
        running.open_board()
        # What the start has made is here to stay: no later collection need look through it.
        gc.freeze()
        gc.enable()
        await _let_in(profile, window, running)
        await stop.wait()
        await running.finish()
        if not running.has_another_felt:
            break
        stop.clear()
        window.closing.disconnect(running.touches.close_window)
        window.setEnabled(False)
    if watch is not None:
        watch.stop(goes_over_to="training" if running.trains else "")
    ready.set()
    if keeping is not None:
        await keeping
    window.hide()
    return running.session.table.terms if running.trains else 0


async def _let_in(profile: TableProfile, window: MainWindow, running: RunningTable) -> None:
    """Do what nobody waits for, once the table as it is on record has been painted.

    What the first acts need is read, what the next ones need is painted in spare time, screen readers see the
    felt, and things move, if profile and desktop let them: to ask takes 7 ms.
    """
    await asyncio.sleep(0)
    from terminal.screen.motion import wanted_by  # noqa: PLC0415 - as above

    running.read_ahead()
    window.felt.let_readers_in()
    window.spare.begin()
    if profile.motion and wanted_by(window.style()):
        window.let_move()


async def _in_the_place_of(
    before: MainWindow, picture: FirstPicture | None, window: MainWindow, *, full_screen: bool
) -> None:
    """Show the window of a table, and then put away what has stood there before."""
    if picture is not None or window is not before:
        await _first_shown(window, full_screen=full_screen)
    if picture is not None:
        picture.put_away()
    if window is not before:
        before.hide()


def _window(profile: TableProfile, context: Context, terms: Terms) -> MainWindow:
    """Return a window with the felt of these terms, on which nothing can be touched yet.

    Raises `FaultyInput` or `DataFolderError` if the layout cannot be read.
    """
    layout = load_layout(terms.layout, terms.rules.bets)
    chosen = DealerSelection(box=terms.boxes[0], decks=terms.decks)
    blank = present(Situation(Table(terms)), chosen, context)
    window = MainWindow(layout, blank)
    window.setEnabled(False)
    return window


async def _opened(
    profile: TableProfile,
    context: Context,
    window: MainWindow,
    stop: asyncio.Event,
    picture: FirstPicture | None,
    *,
    opening: Callable[[], OpenedTable],
) -> OpenedTable | None:
    """Return the table, or None; while it cannot be opened, the screen says why and asks what to do."""
    while True:
        try:
            return _drawable(opening(), context)
        except InUse as fault:
            _fail(say(fault.message), NOT_OPENED)
            return None  # the table is open already, on this very screen as like as not
        except (LedgerError, NotOpened, StaffError) as fault:
            why = say(fault.message)
        _fail(why, NOT_OPENED)
        if not window.isVisible():
            await _first_shown(window, full_screen=profile.kind is LedgerKind.LIVE)
        if picture is not None:
            picture.hide()
        if not await _try_again(Table(profile.terms), window, why, stop):
            return None


def _drawable(opened: OpenedTable, context: Context) -> OpenedTable:
    """Return the table, once it is sure that it can be drawn.

    Raises `ImpossibleRecord` if that fails over what no table can have recorded; it is closed again then.
    """
    ledger, table = opened.session.ledger, opened.session.table
    try:
        with attribute_fault(ledger):
            chosen = DealerSelection(box=table.terms.boxes[0], decks=table.terms.decks)
            present(opened.session.situation, chosen, context)
    except BaseException:
        ledger.close()
        raise
    return opened


async def _try_again(table: Table, window: MainWindow, why: str, stop: asyncio.Event) -> bool:
    """Say why the table cannot be opened, and wait for an answer: whether to try again."""
    answers: list[bool] = []
    answered = asyncio.Event()

    def answer(again: bool) -> None:
        answers.append(again)
        answered.set()

    question = not_opened(why, again=partial(answer, True), close=partial(answer, False))

    def by_touch(key: tuple[str, str]) -> None:
        question.answer(key[1])

    def by_key(event: QKeyEvent) -> None:
        question.answer_by_key(event.text())

    before = window.view
    if before is None:
        raise RuntimeError("the window shows nothing yet")
    window.show_view(while_not_opened(with_pages(before, question.pages(table))))
    window.walk.touched.connect(by_touch)
    window.key_pressed.connect(by_key)
    window.setEnabled(True)
    waiting = [asyncio.ensure_future(event.wait()) for event in (answered, stop)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for future in waiting:
        future.cancel()
    window.setEnabled(False)
    window.walk.touched.disconnect(by_touch)
    window.key_pressed.disconnect(by_key)
    window.show_view(before)
    return bool(answers) and answers[0]


async def _first_shown(window: MainWindow, *, full_screen: bool) -> None:
    """Show the window, and wait until it has been painted."""
    painted = asyncio.Event()
    window.painted.connect(painted.set)
    fill_screen(window, full_screen=full_screen)
    with suppress(TimeoutError):
        await asyncio.wait_for(painted.wait(), timeout=2)
    window.painted.disconnect(painted.set)


def _keep_once(
    ready: asyncio.Event, profile: Path | None, window: MainWindow, *, full_screen: bool
) -> asyncio.Future[None]:
    """Keep what the window shows now for the next start, but write it only once the table is ready."""
    picture, key = as_painted(window), key_of(profile, screen_of_table())

    async def write() -> None:
        await ready.wait()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, partial(keep, profile, picture, key=key, full_screen=full_screen))

    return asyncio.ensure_future(write())
