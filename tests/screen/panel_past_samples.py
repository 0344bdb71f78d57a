"""Views of the recall and of the report as full as the design's pictures show them."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import Card
from terminal.screen.dialogue_views import HeadView, Way
from terminal.screen.recall.views import (
    ActRow,
    ActsView,
    NamedCard,
    RecalledFaultView,
    RecallStripView,
    RoundTile,
    SignatureView,
)
from terminal.screen.reports.views import (
    Band,
    BetLine,
    ChainMark,
    ChartView,
    ColumnView,
    CountLine,
    ExportKey,
    LedgerHeadView,
    RailBlock,
    ReportRailView,
    ReportTableView,
    ReportTile,
    ReportView,
    SectionView,
)
from terminal.screen.views import Tone, Tool, ToolState

P, B = Hand.PLAYER, Hand.BANKER

RECALL_HEAD = HeadView(
    Tone.RECALL,
    "RECALL",
    "nothing here can change",
    "Round 41",
    "第四十一局",
    "14:34:30",
    "two cards drawn at once",
    (Way("back", "Round 40", arrow=-1), Way("on", "Round 42", "not yet begun", arrow=1, usable=False)),
)
REPORT_HEAD = HeadView(
    Tone.QUIET,
    "REPORT",
    "read only",
    "Day shift",
    "早班",
    "",
    "asked by Goh M. K. 20418, Pit Supervisor",
    (
        Way("back", "26 Nov", arrow=-1),
        Way("others", "other reports", "and times"),
        Way("on", "Night", arrow=1, usable=False),
    ),
)


def _act(
    number: int,
    title: str,
    parts: tuple[tuple[Hand | None, str], ...],
    at: str,
    note: str = "",
    *,
    fault: bool = False,
) -> ActRow:
    return ActRow(number, title, parts, at, note, fault)


ACTS = ActsView(
    "step 5 of 8",
    (
        _act(1, "Bets placed", ((None, "13 bettors, 21 bets, 49,200"),), "14:31:40"),
        _act(2, "No more bets", ((P, "13,000"), (B, "34,900")), "14:33:01"),
        _act(3, "Four cards", ((P, "5"), (B, "6")), "14:33:08"),
        _act(
            4,
            "Insurance on Banker, 3 to 1",
            ((None, "3 took 9,833, 1 declined, 3 silent"),),
            "14:33:52",
        ),
        _act(5, "Two cards at once", ((None, "Pit Supervisor decided"),), "14:34:30", fault=True),
        _act(6, "Player options", ((None, "11 continued, 2 returned"),), "14:36:58"),
        _act(7, "Card 5 to Player", ((P, "3"), (B, "6 stands")), "14:37:10"),
        _act(8, "Banker wins, 6 over 3", ((None, "took 22,233, paid 20,550"),), "14:38:24", "House +1,683"),
    ),
    4,
)
ACTS_LONG = ActsView(
    "step 17 of 20",
    tuple(_act(n, "Card 5 to Player", ((P, "3"), (B, "6 stands")), "14:37:10") for n in range(1, 21)),
    16,
)
ACTS_WIDE = ActsView(
    "step 4 of 4",
    (
        _act(1, "After a restart, the round goes on", (), "14:31:40"),
        _act(2, "Box 3, Standing 1, Banker Pair, corrected to 25,000", (), "14:33:01"),
        _act(3, "Change of dealer", ((None, "Muhammad Rahman bin Osman 30277"),), "14:33:08"),
        _act(
            4,
            "Banker wins, 6 over 3",
            ((None, "took 28,000,000, paid 22,500,000"),),
            "14:38:24",
            "House +5,500,000",
        ),
    ),
    3,
)
RECALLED_FAULT = RecalledFaultView(
    "Two cards at once",
    "兩張同出",
    ("¶ 5.10", "¶ 5.10.1"),
    "as drawn",
    (NamedCard(Card("6D"), "order not known"), NamedCard(Card("8S"), "")),
    "decided",
    (NamedCard(Card("8S"), "1st", P), NamedCard(Card("6D"), "carried")),
    "Options to all 13 bettors: step 6",
    (
        SignatureView("raised by", "提出", "Tan W. L.", "30277", "Dealer", "14:34:30", "play halted"),
        SignatureView(
            "decided by",
            "裁定",
            "Goh M. K.",
            "20418",
            "Pit Supervisor",
            "14:35:22",
            "eight of spades first, shoe kept",
        ),
    ),
)
_RESULTS = "PPPPBBPPTB"
_SIGNS = {"P": Result.PLAYER, "B": Result.BANKER, "T": Result.TIE}
RECALL_STRIP = RecallStripView(
    (
        Tool("first", "first", "First act"),
        Tool("back", "chevron-left", "Back"),
        Tool("forward", "chevron-right", "Forward", ToolState.MARKED),
        Tool("last", "last", "Last act"),
    ),
    tuple(
        RoundTile(f"3/{32 + n}", str(32 + n), _SIGNS[sign], "98693898 66"[n].strip() or "8", n == 9, n == 9)
        for n, sign in enumerate(_RESULTS)
    ),
    True,
    False,
    "Search 搜尋",
    "shoe, round, time, box,\namount, irregularity",
)
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">'
    '<path d="M 0,40 L 50,5 L 100,20" style="fill: none; stroke: #f5f3ee; stroke-width: 1;"/></svg>'
)
"""A drawing as simple as can be; real charts are looked at over real ledgers."""

REPORT = ReportView(
    "Shift report",
    "班次報告",
    "BA-07 · Thu 27 Nov 2025, 10:00 to 18:00 · SGD",
    (
        ReportTile("Rounds", "局數", "349", "5 shoes", "1 void"),
        ReportTile("Turnover", "總注額", "13,290,484", "a round", "38,082"),
        ReportTile("House net", "淨額", "+189,960", "of turnover", "1.43 %"),
        ReportTile("Theoretical", "理論", "+219,567", "by exact edge", "1.65 %"),
        ReportTile("Pace", "速度", "43.6 / h", "target 46", "−2.4"),
    ),
    ChartView("Pace", "速度", "rounds an hour, by half hours", SVG),
    ChartView("House net", "莊家淨額", "since 10:00", SVG),
    (
        BetLine(Bet.BANKER, "BANKER", 1940, 8_493_100_00, 51_850_00, "0.6 %", 123_838_00, "1.4581 %"),
        BetLine(Bet.PLAYER, "PLAYER", 1640, 4_428_900_00, 82_700_00, "1.9 %", 54_701_00, "1.2351 %"),
        BetLine(Bet.TIE, "TIE", 306, 45_500_00, 18_500_00, "40.7 %", 6_534_00, "14.3596 %"),
        BetLine(Bet.PLAYER_PAIR, "PLAYER PAIR", 283, 56_900_00, 2_900_00, "5.1 %", 5_896_00, "10.3614 %"),
        BetLine(Bet.BANKER_PAIR, "BANKER PAIR", 245, 49_300_00, -3_500_00, "−7.1 %", 5_108_00, "10.3614 %"),
        BetLine(Bet.SIX, "SUPER SIX PLUS", 402, 77_900_00, 28_100_00, "36.1 %", 12_996_00, "16.6836 %"),
        BetLine(None, "INSURANCE", 232, 138_884_00, 9_410_00, "6.8 %", 10_494_00, "by row"),
    ),
    BetLine(None, "ALL", 5048, 13_290_484_00, 189_960_00, "1.43 %", 219_567_00, "1.65 %"),
    (
        CountLine("Over the Differential", "¶ 5.1", "turned back", 4),
        CountLine("Late bet", "¶ 5.6", "refused", 3),
        CountLine("One card too many", "¶ 5.7", "put back", 2),
        CountLine("Two cards at once", "¶ 5.10", "options", 1),
        CountLine("Wrong number of cards", "¶ 5.5.3", "round void", 1),
        CountLine("Wrong payment", "", "recovered", 1),
    ),
    (
        CountLine("Reconstruction, options", "", "Goh 3", 3),
        CountLine("Entry corrected", "", "Goh 1, Rahman 1", 2),
        CountLine("Round void", "", "Goh 1", 1),
        CountLine("Wrong payment", "", "Goh 1", 1),
    ),
)
REPORT_CROWDED = replace(
    REPORT,
    tiles=(ReportTile("Turnover", "總注額", "1,234,567,890.50", "a round", "1,038,082"), *REPORT.tiles[1:]),
    irregularities=tuple(
        CountLine(title, "¶ 5.5.5", "round void", 12)
        for title in (
            "Too many or too few cards in the decks",
            "Dealt face up at a face-down table",
            "Wrong number of cards on a hand",
            "Cards drawn at the same time",
            "Another dealing error",
            "3 more kinds",
        )
    ),
    overrides=(
        CountLine("Table opened under other terms", "", "Rahman bin Osman 12, Goh M. K. 3", 15),
        CountLine("Banker's third card seen first", "", "Goh M. K. 1", 1),
        CountLine("Entry corrected", "", "Goh M. K. 1", 1),
        CountLine("5 more kinds", "", "", 1_204),
    ),
)
REPORT_BIG = replace(
    REPORT,
    bets=(
        BetLine(
            Bet.BANKER, "BANKER", 3534, 186_586_000_00, -2_105_000_00, "−100.00 %", 2_712_970_00, "1.4581 %"
        ),
        BetLine(Bet.SIX, "SUPER SIX PLUS", 696, 139_200_00, -55_400_00, "−39.80 %", 23_223_00, "16.6836 %"),
    ),
    all_bets=BetLine(None, "ALL", 10_264, 186_725_200_00, -2_160_400_00, "−1.16 %", 2_736_193_00, "1.4653 %"),
)
REPORT_VAST = replace(
    REPORT,
    bets=(
        BetLine(
            Bet.BANKER,
            "BANKER",
            3534,
            18_586_000_000_00,
            1_050_000_000_00,
            "5.65 %",
            271_003_296_00,
            "1.4581 %",
        ),
        BetLine(
            Bet.SIX, "SUPER SIX PLUS", 696, 1_392_000_00, -154_000_00, "11.06 %", 232_235_00, "16.6836 %"
        ),
    ),
    all_bets=BetLine(
        None, "ALL", 110_264, 43_232_577_305_00, -2_081_345_231_00, "−4.81 %", 1_261_842_177_00, "2.9187 %"
    ),
)
REPORT_BANDED = replace(
    REPORT, band=Band("Kept: /srv/lammer/" + "reports-of-the-house/" * 8 + "BA-07.pdf", "check")
)
REPORT_HEAD_OF_LEDGER = LedgerHeadView(
    "chain whole",
    ChainMark.WHOLE,
    "15,386",
    "at 17:59:48",
    "caaf63f0410d92ffc94cb5198e47d62c58637e34e4ccf4b03e346d561a5457de",
)
EXPORTS = (
    ExportKey("print", "printer", "Print"),
    ExportKey("pdf", "document", "PDF"),
    ExportKey("csv", "document", "CSV"),
    ExportKey("json", "document", "JSON"),
)
REPORT_RAIL = ReportRailView(
    RailBlock(
        "Insurance",
        "保險",
        "157 offers due",
        ((232, "taken"), (224, "declined"), (292, "silent")),
        (
            ("offered, neglected", "157, 0"),
            ("staked", "138,884"),
            ("lost to the House", "+108,106"),
            ("paid to bettors", "−98,696"),
        ),
        ("House net, theoretical", "+9,410, +10,494"),
    ),
    REPORT_HEAD_OF_LEDGER,
    EXPORTS,
)
REPORT_RAIL_BROKEN = ReportRailView(
    RailBlock("In this report", "內容", "", (), (("By kind", "3 lines"), ("One by one", "12 lines"))),
    replace(REPORT_HEAD_OF_LEDGER, chain="2 faults", mark=ChainMark.BROKEN),
    EXPORTS,
)
REPORT_RAIL_WAITING = ReportRailView(None, None, tuple(replace(key, usable=False) for key in EXPORTS))
_LIST = SectionView(
    "One by one",
    (),
    (
        ColumnView("time", True),
        *(ColumnView(title, True, True) for title in ("irregularity", "reason", "granted by")),
        *(ColumnView(title, False) for title in ("shoe", "round", "owed", "paid out in the end")),
    ),
    tuple(
        (
            f"27 Nov, 14:{number:02}:08",
            "Too many or too few cards in the decks",
            "counted twice by the supervisor and the dealer, and " * (1 + number % 3) + "agreed",
            "Rahman bin Osman",
            "3",
            f"{number}",
            "12,500",
            "1,250,000.50",
        )
        for number in range(1, 31)
    ),
    ("all", "", "", "", "", "", "375,000", "37,500,015"),
)
REPORT_TABLE = ReportTableView(
    "Irregularities",
    "異常",
    "BA-07 · 27 Nov 2025, 10:00 to 18:00 · SGD",
    (
        SectionView(
            "Figures", tuple((f"figure {number}", f"{number * 1_000_003:,}") for number in range(1, 8))
        ),
        SectionView("Nothing", (), (ColumnView("what", True),)),
        _LIST,
    ),
)
REPORT_READING = ReportTableView(
    "Irregularities", "異常", "", (), Band("The ledger is not whole.", "warning", alarm=True)
)
