"""An edited profile: the strip names what differs, and a page takes the signature for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from terminal.rounds import commands as c
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen import app
from terminal.screen.approval.views import OverrideView
from terminal.screen.views import SideNoticeView
from terminal.table.people.authority import change_staff
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done
from terminal.table.setup.layouts import layout_labels
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile
from tests.patience import leisurely
from tests.screen.driving import Desk, let_go, load_fonts
from tests.screen.test_first_run import NUMBER, PIN
from tests.screen.test_start_faults import live_profile, make_people, own_log

pytestmark = pytest.mark.usefixtures("unpainted")


DEALER, DEALER_PIN = "30277", "830164"

__all__ = ["own_log"]


def edited(folder: Path, edit: Callable[[TableProfile], TableProfile]) -> tuple[TableProfile, TableProfile]:
    """Return a profile under which a table was opened and somebody signed on, and the same one edited."""
    profile = live_profile(folder)
    opened = open_table(profile)
    make_people(opened)
    added = change_staff(
        opened.session,
        Signature(NUMBER, PIN),
        lambda by: opened.staff.add(by, DEALER, "Tan W. L.", Rank.DEALER, DEALER_PIN),
        "added",
    )
    assert added is None
    assert isinstance(opened.session.sign_on(Signature(DEALER, DEALER_PIN)), Done)
    opened.session.ledger.close()
    return profile, edit(profile)


def run(profile: TableProfile, size: tuple[int, int], act: Callable[[Desk, app.RunningTable], None]) -> None:
    """Start the table of a profile, with the felt that is in force, and act at it."""
    load_fonts()
    context, opened = app._context(profile), open_table(profile)
    window = app._window(profile, context, opened.session.table.terms)
    window.guard._clock = leisurely()
    window.resize(*size)
    window.setEnabled(True)
    window.show()

    async def starts() -> None:
        running = app.RunningTable(profile, context, window, opened, None)
        running.start()
        desk = Desk(window, running.presenter, opened.session, running.keys)
        running._tick()
        act(desk, running)
        await running.finish()
        let_go(running.keys, opened.session)

    asyncio.run(starts())
    window.hide()
    window.deleteLater()


def _lower(profile: TableProfile) -> TableProfile:
    limits = Limits(minimum=1_00, maximum=profile.terms.limits.maximum)
    return replace(profile, terms=replace(profile.terms, limits=limits))


@pytest.mark.usefixtures("own_log")
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)], ids=["1920x1080", "1366x768"])
def test_the_strip_names_the_difference_and_the_page_takes_the_signature(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    before, after = edited(tmp_path, _lower)

    def act(desk: Desk, running: app.RunningTable) -> None:
        strip = desk.window.strip.view
        assert strip is not None
        told = strip.side_notice
        assert isinstance(told, SideNoticeView)
        assert told.title == "Profile differs"
        assert "→ 1" in told.note
        assert desk.table.terms.limits == before.terms.limits
        desk.key(desk.window.strip, "side_notice")
        page = desk.window.walk.view
        assert page is not None
        assert "→ 1" in page.text
        desk.answer("sign")
        override = desk.window.override.view
        assert isinstance(override, OverrideView)
        assert ("Minimum", "1") in [(line.label, line.after) for line in override.changes]
        desk.sign((NUMBER, PIN))
        assert desk.table.terms.limits == after.terms.limits
        running._tick()
        strip = desk.window.strip.view
        assert strip is not None
        assert strip.side_notice is None
        assert not running.has_another_felt

    run(after, size, act)


@pytest.mark.usefixtures("own_log")
def test_another_layout_is_drawn_only_once_it_is_signed_for(qtbot: QtBot, tmp_path: Path) -> None:
    def wider(profile: TableProfile) -> TableProfile:
        terms = replace(profile.terms, layout="big-12", boxes=layout_labels("big-12"))
        return replace(profile, terms=terms)

    before, after = edited(tmp_path, wider)

    def act(desk: Desk, running: app.RunningTable) -> None:
        assert desk.table.terms.boxes == before.terms.boxes
        desk.key(desk.window.strip, "side_notice")
        desk.answer("sign")
        desk.sign((NUMBER, PIN))
        assert desk.table.terms.boxes == after.terms.boxes
        assert running.has_another_felt

    run(after, (1366, 768), act)


@pytest.mark.usefixtures("own_log")
def test_what_was_told_goes_once_another_value_is_signed_for_at_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    _, after = edited(tmp_path, _lower)

    def act(desk: Desk, running: app.RunningTable) -> None:
        def told() -> str:
            running._tick()
            strip = desk.window.strip.view
            assert strip is not None
            return strip.side_notice.note if isinstance(strip.side_notice, SideNoticeView) else ""

        assert told().startswith("Minimum 100 → 1")
        assert running.presenter.do(c.NewShoe(8, burn_due=False))
        running.presenter.choose(menu=True)
        desk.other_tool("limits")
        desk.answer("minimum")
        desk.number(150_00)
        desk.main()
        desk.sign((NUMBER, PIN))
        assert desk.table.terms.limits.minimum == 150_00
        assert "150" not in told()

    run(after, (1366, 768), act)
