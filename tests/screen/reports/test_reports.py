"""Reports on the screen: two touches to the shift, every figure as it was made, and play goes on after it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from terminal.reports.build import make_report
from terminal.reports.catalogue import REPORTS
from terminal.reports.values import nearest
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.screen.format import money, signed_money
from terminal.screen.reports.views import ChainMark
from terminal.screen.reports.wording import written
from terminal.screen.translate import language, speaking
from terminal.table.setup.languages import Language
from tests.reports.asking import by, figures, rows, total
from tests.screen.driving import Desk
from tests.screen.report_reading import band, head, made_of, rail, said, shift, tables
from tests.screen.reported import (
    AFTERWARDS,
    LEDGER,
    desk_over,
    open_reports,
    others,
    wait_for,
    wait_for_chain,
    wait_for_report,
)


def test_the_shift_report_is_two_touches_away_and_only_reads(desk: Desk) -> None:
    touches, before = desk.touches, desk.session.ledger.head
    open_reports(desk)
    assert desk.touches <= touches + 3  # on the smaller screen the list of tools may be turned once
    assert shift(desk).title == "Shift report"
    assert shift(desk).caption == "BA-07 · 27 Nov 2025, 10:03 to 18:01 · SGD"
    assert head(desk).text == "asked by Chan Ai Lin 10001, Dealer"
    assert not desk.window.felt.isVisible()
    assert desk.session.ledger.head == before


def test_its_figures_are_those_of_the_report(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    view, document = shift(desk), made_of(folder)
    told, sums = figures(document), total(document, "by_bet")
    rounds, turnover, net, theoretical, pace = (tile.figure for tile in view.tiles)
    assert rounds == str(told["rounds"])
    assert turnover == money(told["turnover"])  # type: ignore[arg-type]
    assert net == signed_money(told["house_net"])  # type: ignore[arg-type]
    assert theoretical == signed_money(nearest(told["theoretical"] / 100) * 100)  # type: ignore[operator]
    assert pace == f"{float(told['pace']):.1f} / h"  # type: ignore[arg-type]
    assert view.tiles[0].note_figure == f"{told['voids']} void"
    by_bet = by(document, "by_bet", "bet")
    for line in (*view.bets, view.all_bets):
        row = sums if line is view.all_bets else by_bet["insurance" if line.bet is None else line.bet.value]
        assert (line.bets, line.turnover, line.net) == (row["bets"], row["turnover"], row["house_net"])
        assert abs(line.theoretical - row["theoretical"]) <= 50  # type: ignore[operator]
    assert len(view.bets) == len(by_bet)
    assert sum(line.count for line in view.irregularities) == sum(
        row["count"]
        for row in rows(document, "irregularities")  # type: ignore[misc]
    )
    assert sum(line.count for line in view.overrides) == sum(
        row["count"]
        for row in rows(document, "overrides")  # type: ignore[misc]
    )


def test_a_report_that_is_open_is_said_in_the_language_of_now(one_desk: Desk) -> None:
    with speaking(language()):
        open_reports(one_desk)
        one_desk.key(one_desk.window.status, Language.TRADITIONAL)
        wait_for_report(one_desk)
        assert shift(one_desk).title == "班次報告"
        assert head(one_desk).text == "由 Chan Ai Lin 10001 提出，荷官"


def test_its_rail_tells_of_insurance_and_of_the_head_of_the_ledger(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    wait_for_chain(desk)
    view, told = rail(desk), figures(made_of(folder), "insurance")
    assert view.block is not None
    assert view.ledger is not None
    assert view.block.caption == f"{told['due']} offers due"
    assert [count for count, _ in view.block.parts] == [told["taken"], told["declined"], told["silent"]]
    assert view.block.lines[1:] == (
        ("staked", money(told["staked"])),  # type: ignore[arg-type]
        ("lost to the House", signed_money(told["lost"])),  # type: ignore[arg-type]
        ("paid to bettors", signed_money(-told["paid"])),  # type: ignore[operator]
    )
    assert view.ledger.head == desk.session.ledger.head.hash
    assert view.ledger.sequence == f"{desk.session.ledger.head.seq:,}"
    assert (view.ledger.chain, view.ledger.mark) == ("chain whole", ChainMark.WHOLE)


@pytest.mark.parametrize("name", list(REPORTS))
def test_every_report_is_shown_whole_in_tables(one_desk: Desk, folder: Path, name: str) -> None:
    open_reports(one_desk)
    others(one_desk, "tables" if name == "shift" else f"report-{name}")
    view, document = tables(one_desk), made_of(folder, name)
    assert [section.title for section in view.sections] == [
        section.title.render() for section in document.sections
    ]
    for shown, section in zip(view.sections, document.sections, strict=True):
        assert [value for _, value in shown.figures] == [
            written(figure.column, figure.value, document.zone) for figure in section.figures
        ]
        printed = [column for column in section.table.columns if column.printed] if section.table else []
        assert [column.title for column in shown.columns] == [column.title.render() for column in printed]
        table_rows = section.table.rows if section.table else ()
        assert len(shown.rows) == len(table_rows)
        for under, row in zip(shown.below, table_rows, strict=bool(shown.below)):
            for column, value in zip(section.table.columns, row, strict=True):  # type: ignore[union-attr]
                wanted = column.below and value not in (None, "")
                assert (f"{column.title.render()}: " in f" {under}") is wanted
        for cells, row in zip(shown.rows, table_rows, strict=True):
            assert list(cells) == [
                written(column, value, document.zone, dated=False)
                for column, value in zip(section.table.columns, row, strict=True)  # type: ignore[union-attr]
                if column.printed
            ]


def test_a_long_report_is_turned_page_by_page(desk: Desk) -> None:
    open_reports(desk)
    others(desk, "tables")
    page, turned = desk.window.report_table, 1
    assert not page.keys["page-back"].isEnabled()
    while page.keys["page-on"].isEnabled():
        desk.key(page, "page-on")
        turned += 1
    assert turned == page.page_count > 2
    desk.key(page, "page-back")
    assert page.keys["page-on"].isEnabled()


def test_the_days_before_and_after_are_a_touch_away(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    assert [(way.title, way.usable) for way in head(desk).ways] == [
        ("26 Nov", True), ("other reports", True), ("Later", False),
    ]  # fmt: skip
    desk.key(desk.window.rail_head, "back")
    wait_for_report(desk)
    assert head(desk).title == "26 Nov 2025"
    assert shift(desk).tiles[0].figure == str(figures(made_of(folder, back=1))["rounds"])
    assert [way.usable for way in head(desk).ways] == [False, True, True]
    assert head(desk).ways[0].note == "none"
    desk.key(desk.window.rail_head, "on")
    wait_for_report(desk)
    assert shift(desk).tiles[0].figure == str(figures(made_of(folder))["rounds"])


def test_the_last_hours_are_counted_from_now_and_go_back_by_as_many(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    others(desk, "hours-8")
    start = AFTERWARDS - timedelta(hours=8)
    path = folder / LEDGER
    assert shift(desk).tiles[0].figure == str(figures(make_report("shift", [path], start))["rounds"])
    desk.key(desk.window.rail_head, "back")
    wait_for_report(desk)
    before = make_report("shift", [path], start - timedelta(hours=8), start)
    assert shift(desk).tiles[0].figure == str(figures(before)["rounds"])
    assert head(desk).title == "27 Nov, 02:02 to 10:02"


def test_an_idle_table_has_a_report_of_its_last_hours_too(folder: Path, qapp: object) -> None:
    idle = desk_over(folder, now=AFTERWARDS + timedelta(hours=20))
    open_reports(idle)
    others(idle, "hours-8")
    assert shift(idle).tiles[0].figure == "0"
    assert said(idle) == "No round was settled in this period."
    idle.done()


def test_a_day_and_times_are_typed(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    desk.key(desk.window.rail_head, "others")
    for name, typed in (("day", 20251126), ("since", 1015), ("until", 1025)):
        desk.answer(name)
        desk.number(typed * 100)
    desk.main("SHOW")
    wait_for_report(desk)
    assert shift(desk).caption == "BA-07 · 26 Nov 2025, 10:15 to 10:25 · SGD"
    assert head(desk).title == "26 Nov, 10:15 to 10:25"
    at = made_of(folder, back=1).start.replace(minute=15, second=0, microsecond=0)
    apart = make_report("shift", [folder / LEDGER], at, at + timedelta(minutes=10))
    assert shift(desk).tiles[0].figure == str(figures(apart)["rounds"]) != "0"


def test_a_period_that_ends_before_it_begins_is_refused_in_words(one_desk: Desk) -> None:
    open_reports(one_desk)
    one_desk.key(one_desk.window.rail_head, "others")
    one_desk.answer("since")
    one_desk.number(99_00)
    assert one_desk.window.walk.view is not None
    assert one_desk.window.walk.view.caption == "A time is typed as four digits, such as 1430."
    for name, typed in (("since", 1400), ("until", 1300)):
        one_desk.answer(name)
        one_desk.number(typed * 100)
    one_desk.main("SHOW")
    wait_for(lambda: said(one_desk).startswith("The period ends"))
    assert band(one_desk).alarm
    assert not one_desk.window.report_rail.keys["pdf"].isEnabled()


def test_the_way_back_leads_to_the_table_as_it_is_and_play_goes_on(desk: Desk) -> None:
    before = desk.presenter.view()
    open_reports(desk)
    desk.main("BACK TO THE TABLE")
    assert desk.presenter.dialogue is None
    assert desk.presenter.view() == before
    for panel in (desk.window.report, desk.window.report_table, desk.window.report_rail):
        assert not panel.isVisible()
    assert desk.window.felt.isVisible()
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.PLAYER)
    desk.main("NO MORE BETS")
    assert desk.table.round is not None
    assert desk.table.round.closed


def test_it_can_be_read_in_the_middle_of_a_round_which_goes_on_after_it(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("2", Bet.BANKER)
    before = desk.presenter.view()
    open_reports(desk)
    assert desk.window.main.view is not None
    assert desk.window.main.view.subtitle.endswith("is under way")
    desk.main("BACK TO THE TABLE")
    assert desk.presenter.view() == before
    desk.main("NO MORE BETS")
    for face in ("9S", "2D", "KH", "5C"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
    assert desk.table.last is not None
    assert desk.table.last.settlement is not None


def test_nothing_of_the_table_can_be_touched_while_it_is_read(one_desk: Desk) -> None:
    open_reports(one_desk)
    before = one_desk.session.ledger.head
    one_desk.type("p", Qt.Key.Key_F10, Qt.Key.Key_F12, Qt.Key.Key_F1)
    one_desk.type("z", control=True)
    assert one_desk.session.ledger.head == before
    assert one_desk.window.report.isVisible()


def test_every_action_has_a_key(one_desk: Desk) -> None:
    one_desk.type(Qt.Key.Key_S, control=True)
    wait_for_report(one_desk)
    one_desk.type(Qt.Key.Key_PageUp)
    wait_for_report(one_desk)
    assert head(one_desk).title == "26 Nov 2025"
    one_desk.type(Qt.Key.Key_PageDown)
    wait_for_report(one_desk)
    for letter, ending in (("d", ".pdf"), ("j", ".json"), ("c", ".csv")):
        one_desk.type(letter)
        wait_for(lambda ending=ending: said(one_desk).endswith(ending))  # type: ignore[misc]
    one_desk.type(Qt.Key.Key_F3)
    assert one_desk.window.walk.isVisible()
    one_desk.type("2")
    wait_for_report(one_desk)
    one_desk.type(Qt.Key.Key_Right)
    assert one_desk.window.report_table.keys["page-back"].isEnabled()
    one_desk.type(Qt.Key.Key_Left)
    assert not one_desk.window.report_table.keys["page-back"].isEnabled()
    one_desk.type(Qt.Key.Key_Escape)
    assert one_desk.presenter.dialogue is None


def test_a_round_of_this_very_moment_is_in_the_report(one_desk: Desk, folder: Path) -> None:
    before = figures(made_of(folder))["rounds"]
    session = one_desk.session
    assert not isinstance(session.handle(c.PlaceYourBets()), c.Command)
    session.handle(c.PlaceBet("1", Bet.PLAYER, 100_00))
    session.handle(c.CloseBets())
    for face in ("9S", "2D", "KH", "5C"):
        session.handle(c.DealCard(c.Card(face)))
    session.handle(c.ConcludeRound())
    open_reports(one_desk)
    assert shift(one_desk).tiles[0].figure == str(before + 1)  # type: ignore[operator]
