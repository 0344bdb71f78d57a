"""Views as full as the design's pictures show them, for the tests of widgets and panels."""

from __future__ import annotations

from msgspec import structs

from terminal.rules.bets import Hand, Result
from terminal.rules.roads import Played, Scoreboard, scoreboard
from terminal.screen.board.views import RoadsView
from terminal.screen.dealing.views import LastRound, StripView, UndoView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.views import (
    ActingView,
    Counts,
    GuideView,
    MainView,
    RecordedState,
    SideNoticeView,
    StatusField,
    StatusView,
    Tone,
    Tool,
    ToolState,
)

STEPS = ("Bets", "Deal", "Insure", "Draw", "Take", "Pay")


def board() -> Scoreboard:
    """Return the shoe of the first picture: 40 rounds."""
    signs = "PPBBTB BPBPPB BBPPBB PPBPTP BBBBBB BPPPPB BPPT".replace(" ", "")
    results = {"P": Result.PLAYER, "B": Result.BANKER, "T": Result.TIE}
    return scoreboard(
        [
            Played(results[sign], player_pair=place in {2, 18}, banker_pair=place in {24, 31})
            for place, sign in enumerate(signs)
        ]
    )


STATUS = StatusView(
    kind=ScreenKind.LIVE,
    title="BA-07",
    game="Non-Commission · Insurance · Super Six Plus",
    short_game="Insurance · Super Six Plus",
    game_second="免佣 保險 超級六",
    fields=(
        StatusField("MIN", "100"),
        StatusField("MAX DIFFERENTIAL", "50,000", "MAX DIFF"),
        StatusField("SHOE", "3"),
        StatusField("ROUND", "41"),
        StatusField("CARDS LEFT", "212", "LEFT"),
        StatusField("DEALER", "Tan W. L. 30277", "", "30277"),
    ),
    clock="14:32:08",
    short_clock="14:32",
)
STATUS_ACTING = StatusView(
    kind=ScreenKind.LIVE,
    title="BA-07",
    game="Non-Commission · Insurance · Super Six Plus",
    short_game="Insurance · Super Six Plus",
    game_second="免佣 保險 超級六",
    fields=STATUS.fields,
    clock="14:41:26",
    acting=ActingView("acting PIT MANAGER", "Goh 20418", "to 16:30"),
)
STATUS_COPIED = structs.replace(STATUS, copied="copy 27.11. 23:30")
STATUS_FAILED = StatusView(
    kind=ScreenKind.LIVE,
    title="BA-07",
    game="Commission Baccarat",
    game_second="傳統百家樂 抽佣 5%",
    fields=STATUS.fields,
    clock="14:32:08",
    recorded=RecordedState.NO,
)
STATUS_SLOW = StatusView(
    kind=ScreenKind.LIVE,
    title="BA-07",
    game="Commission Baccarat",
    game_second="傳統百家樂 抽佣 5%",
    fields=STATUS.fields,
    clock="14:32:08",
    recorded=RecordedState.SLOWLY,
    recorded_text="Recorded in 84 ms",
)
STATUS_DEMO = StatusView(
    kind=ScreenKind.DEMO,
    title="DEMO",
    title_second="示範",
    game="Insurance · Super Six Plus",
    game_second="try it out: own ledger, no live bets",
    fields=(
        StatusField("TABLE", "DEMO-1"),
        StatusField("MIN", "100"),
        StatusField("MAX DIFFERENTIAL", "50,000", "MAX DIFF"),
        StatusField("SHOE", "none"),
        StatusField("DEALER", "Chan Ai Lin 10001", "", "10001"),
    ),
    clock="09:12:44",
    recorded=RecordedState.UNSAID,
)
STATUS_TRAINING = StatusView(
    kind=ScreenKind.TRAINING,
    title="TRAINING",
    title_second="練習",
    game="Insurance drill",
    game_second="no live bets, own ledger",
    fields=(
        StatusField("TRAINEE", "Koh J. X. 33518"),
        StatusField("LAYOUT", "Bean, 9 boxes"),
        StatusField("SHOE", "seed 7714"),
        StatusField("DRILL", "14 of 20"),
    ),
    clock="10:15:36",
    recorded=RecordedState.UNSAID,
)
STATUS_RECALL = StatusView(
    kind=ScreenKind.RECALL,
    title="RECALL",
    title_second="回看",
    game="BA-07 Insurance · Super Six Plus",
    game_second="Thu 27 Nov 2025, 14:31 to 14:38",
    fields=(
        StatusField("SHOE", "3"),
        StatusField("ROUND", "41"),
        StatusField("DEALER", "Tan W. L. 30277"),
        StatusField("RESULT", "Banker, 6 over 3"),
    ),
    clock="14:40:02",
    clock_caption="now",
    recorded=RecordedState.UNSAID,
)

GUIDES = {
    "bets": GuideView(
        STEPS,
        0,
        "NEXT",
        "Bets open",
        call="“Place your bets, please.”",
        call_second="請下注",
        then="close the bets, deal four cards",
    ),
    "insurance": GuideView(
        STEPS,
        2,
        "NEXT",
        "Offer insurance\non Banker, 3 to 1",
        call="“Player five, Banker six.\nBanker insurance, three to one.”",
        call_second="閒五點，莊六點。莊保險，一賠三。",
    ),
    "pay": GuideView(
        STEPS,
        5,
        "NEXT",
        "Pay box 2: 3,000",
        call="“Banker wins, six over five.\nHalf pay. Super Six Plus pays 20.”",
        call_second="莊六點勝，賠一半。超級六一賠二十。",
    ),
    "option": GuideView(
        STEPS,
        3,
        "NEXT",
        "Ask box 3, Standing 2",
        call="“Continue, or your bet back?”",
        call_second="繼續，還是退回下注？",
    ),
    "over": GuideView(
        STEPS,
        0,
        "OVER LIMIT",
        "Turn back 4,500\non Banker",
        call="“Banker is over the limit.”",
        call_second="莊超出限額，退回四千五百",
        tone=Tone.ALARM,
    ),
    "deal": GuideView(
        ("Bets", "Deal", "Draw", "Take", "Pay"),
        1,
        "NEXT",
        "Card 3",
        target=Hand.PLAYER,
        plain="the Player’s second card",
        plain_second="第三張發閒",
        then="card 4 to BANKER 莊, then call the points",
    ),
    "shoe": GuideView(
        STEPS,
        None,
        "NEXT",
        "Put in a shoe",
        title_second="換新靴",
        plain="Nothing to call yet.",
        then="burn, then “Place your bets, please.”",
    ),
    "stopped": GuideView(
        STEPS,
        3,
        "STOPPED",
        "Answer one question",
        call="“One moment please,\nthe supervisor is coming.”",
        call_second="請稍候，主管即到。",
        tone=Tone.ALARM,
    ),
}

MAIN = MainView("NO MORE BETS", "停止下注")
MAIN_OFF = MainView("GO ON WITH THE ROUND", "9 bettors still to choose", ready=False)

TOOLS = (
    Tool("irregularity", "warning", "Irregularity"),
    Tool("supervisor", "bell", "Supervisor"),
    Tool("squeeze", "hand", "Squeeze", ToolState.OFF, reason="Nobody may ask for a squeeze now."),
    Tool("roads", "grid", "Roads"),
    Tool("menu", "menu", "Table menu"),
)
COUNTS = Counts(20, 17, 3, 2, 2, 40)
ROADS = RoadsView(board(), COUNTS)
UNDO = UndoView("Undo", "撤銷", "box 3 Banker 500", "Standing 1, 20:14:36", usable=True)
STRIP = StripView(
    ScreenKind.LIVE, UNDO, TOOLS, board(), Counts(20, 17, 3, 2, 2, 40), LastRound(Result.TIE, "6", "tie")
)
STRIP_CHECKING = structs.replace(
    STRIP, side_notice=SideNoticeView("clock", "Checking the day", "2025-11-27, 45 %", progress=45)
)
STRIP_NO_COPY = structs.replace(
    STRIP, side_notice=SideNoticeView("warning", "No copy made", "the last at 13:30", alarm=True)
)
STRIP_DEMO = StripView(
    ScreenKind.DEMO,
    UndoView("Undo", "撤銷", "nothing to undo", reason="There is nothing to undo."),
    (
        Tool("irregularity", "warning", "Irregularity", ToolState.ALARM),
        Tool("supervisor", "bell", "Supervisor"),
        Tool("squeeze", "hand", "Squeeze", ToolState.OFF, reason="Nobody may ask for a squeeze now."),
        Tool("roads", "grid", "Roads", ToolState.OFF, reason="No round of this shoe is over yet."),
        Tool("menu", "menu", "Table menu"),
    ),
    words=("Demo results only.", "Nothing here is paid\nor reported."),
)
