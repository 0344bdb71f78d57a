"""Views of the panels of play as full as the design's pictures show them."""

from __future__ import annotations

from terminal.rules.bets import SEATED, Bet, Hand, standing
from terminal.rules.cards import Card
from terminal.screen.dealing.views import (
    ArmedView,
    BetRow,
    BettorTab,
    BurnView,
    ChipTrayView,
    ChosenBoxView,
    DealRow,
    DealView,
    FirstStep,
    FirstStepsView,
    GaugeView,
    NewShoeView,
    ProRata,
    TurnBackRow,
    TurnBackView,
)
from terminal.screen.insurance.views import InsuranceLine, InsuranceView
from terminal.screen.irregularities.views import OptionAskView, OptionRow, OptionState, OptionsView
from terminal.screen.selection import ChipMode
from terminal.screen.settlement.views import (
    BackRow,
    CutRow,
    CutView,
    NextCut,
    PayRow,
    PayState,
    SettledBet,
    SettlementView,
    TakeCell,
    TakeView,
    TieColumn,
    TieView,
)
from terminal.screen.views import BetSum, CardPadView, NumberPadView


def sgd(dollars: int) -> int:
    """Return dollars in cents."""
    return dollars * 100


S1, S2 = standing(1), standing(2)

BOX = ChosenBoxView(
    box="3",
    tabs=(
        BettorTab(SEATED, "Seated", sgd(5200)),
        BettorTab(S1, "Standing 1", sgd(1000)),
        BettorTab(S2, "Standing 2", sgd(500)),
    ),
    bettor=SEATED,
    rows=(BetRow(Bet.BANKER, "BANKER", sgd(5000)), BetRow(Bet.SIX, "SUPER SIX PLUS", sgd(200))),
    total=sgd(6700),
)
BOX_HINT = ChosenBoxView(
    box="11",
    tabs=(BettorTab(SEATED, "Seated", sgd(6300)), BettorTab(S1, "Standing 1", sgd(1200))),
    bettor=S1,
    rows=(BetRow(Bet.PLAYER, "PLAYER", sgd(1200)),),
    total=sgd(7500),
    hint="tap an area of box 11 to add 500",
)
BOX_EMPTY = ChosenBoxView(
    box="5",
    tabs=(BettorTab(SEATED, "Seated", 0),),
    bettor=SEATED,
    rows=(),
    total=0,
    hint="tap an area of box 5 to add 500",
    repeats=sgd(12_500),
)
BOX_TIED = ChosenBoxView(
    box="3", tabs=BOX.tabs, bettor=SEATED, rows=BOX.rows, total=BOX.total, stay=True, tied=True
)
BOX_UNDER = ChosenBoxView(
    box="8",
    tabs=(BettorTab(SEATED, "Seated", sgd(50)),),
    bettor=SEATED,
    rows=(BetRow(Bet.PLAYER, "PLAYER", sgd(50)),),
    total=sgd(50),
    under="PLAYER 50 is under 100",
)
BOX_CROWDED = ChosenBoxView(
    box="12",
    tabs=(
        BettorTab(SEATED, "Seated", sgd(125_200), "Seat"),
        *(BettorTab(standing(n), f"Standing {n}", sgd(1000 * n), f"S{n}") for n in range(1, 8)),
    ),
    bettor=SEATED,
    rows=(
        BetRow(Bet.PLAYER, "PLAYER", sgd(100_000)),
        BetRow(Bet.BANKER, "BANKER", sgd(25_000)),
        BetRow(Bet.TIE, "TIE", sgd(5000)),
        BetRow(Bet.PLAYER_PAIR, "PLAYER PAIR", sgd(500)),
        BetRow(Bet.BANKER_PAIR, "BANKER PAIR", sgd(500)),
        BetRow(Bet.SIX, "SUPER SIX PLUS", sgd(200)),
    ),
    total=sgd(153_200),
)
BOXES = {
    "full": BOX,
    "hint": BOX_HINT,
    "empty": BOX_EMPTY,
    "tied": BOX_TIED,
    "under": BOX_UNDER,
    "crowded": BOX_CROWDED,
}

GAUGE = GaugeView(sgd(13_000), sgd(34_900), sgd(50_000), sgd(71_900), sgd(28_100))
GAUGE_PLAYER = GaugeView(sgd(38_000), sgd(26_000), sgd(100_000), sgd(88_000), sgd(112_000))
GAUGE_OVER = GaugeView(sgd(10_500), sgd(45_000), sgd(30_000), sgd(64_500), sgd(-4500))
GAUGE_FREE = GaugeView(sgd(10_500), sgd(45_000), None, None, None)
GAUGES = {"room": GAUGE, "player": GAUGE_PLAYER, "over": GAUGE_OVER, "free": GAUGE_FREE}

CHIPS = (1, 5, 25, 100, 500, 1000, 5000, 10_000, 25_000)
TRAY = ChipTrayView(tuple(sgd(value) for value in CHIPS), (0, 0, 1, 2, 0, 1, 0, 0, 0))

ARMED = ArmedView(
    cents=sgd(1225),
    chips=(sgd(1000), sgd(100), sgd(100), sgd(25)),
    mode=ChipMode.ADD,
    standing=False,
    recent=(sgd(1800), sgd(500), sgd(100), sgd(2000)),
    untouched=("2", "5", "6", "9"),
    repeats=sgd(24_500),
)
ARMED_LARGE = ArmedView(
    cents=sgd(9_999_999),
    chips=(sgd(25_000),) * 5,
    mode=ChipMode.TAKE_BACK,
    standing=True,
    recent=(sgd(9_999_999), sgd(25_000)),
    untouched=tuple(str(box) for box in range(1, 13)),
    repeats=sgd(1_250_000),
)
ARMED_EMPTY = ArmedView(0, (), ChipMode.SET, False, (), (), 0)

TURN_BACK = TurnBackView(
    total=sgd(4500),
    order="latest standing first",
    rows=(
        TurnBackRow("7", "Standing 1", Bet.BANKER, sgd(1000), "bet 11 of 11", sgd(1000), 0),
        TurnBackRow("5", "Standing 1", Bet.BANKER, sgd(1500), "bet 10 of 11", sgd(1500), 0),
        TurnBackRow("3", "Standing 1", Bet.BANKER, sgd(3000), "bet 9 of 11", sgd(2000), sgd(1000)),
    ),
    not_reached="Not reached: box 2 Standing 1, then seated 7, 5, 2",
    over=Bet.BANKER,
    over_after=sgd(40_500),
    other_after=sgd(10_500),
    pro_rata=ProRata(
        "Pro rata: a Banker bet plays on 9/10 of itself.",
        sgd(20_000),
        sgd(18_000),
        sgd(45_000),
        sgd(40_500),
        sgd(4500),
        "¶ 5.1.1",
    ),
)
TURN_BACK_LONG = TurnBackView(
    total=sgd(14_500),
    order="latest standing first",
    rows=tuple(
        TurnBackRow(str(n), f"Standing {n}", Bet.PLAYER, sgd(2000), "bet 14 of 14", sgd(2000), 0)
        for n in range(1, 8)
    ),
    not_reached="",
    over=Bet.PLAYER,
    over_after=sgd(40_500),
    other_after=sgd(10_500),
    pro_rata=TURN_BACK.pro_rata,
)

NUMBER_PAD = NumberPadView(
    "3", "Standing 1", "box 3", Bet.BANKER, "BANKER", sgd(3000), "min 50, unit 1", most=sgd(99_000)
)

USED_UP = frozenset(Card(code) for code in ("5S", "5H", "JC", "KC", "TD"))
CARD_PAD = CardPadView(USED_UP, notch=665.0)
CARD_PAD_CLOSED = CardPadView(USED_UP, reason="Close insurance before the next card")
CARD_PAD_DEMO = CardPadView(frozenset(), notch=665.0, draw="Next card", unknown=True)

DEAL = DealView(
    cards_left=99,
    rows=(
        DealRow(1, Hand.PLAYER, Card("8C")),
        DealRow(2, Hand.BANKER, Card("6H")),
        DealRow(3, Hand.PLAYER, now=True, note="touch its face"),
        DealRow(4, Hand.BANKER, note="then call the points"),
    ),
    after="then third cards, as the Table of Play says",
    used_up=Card("5H"),
    used_up_text="No more in this shoe: all 8 are out.",
    used_up_note="If one comes, touch it. Play halts. ¶ 5.5.2",
    bets=15,
    staked=sgd(52_500),
    sums=(
        BetSum(Bet.PLAYER, sgd(29_000)),
        BetSum(Bet.BANKER, sgd(22_000)),
        BetSum(Bet.TIE, sgd(700)),
        BetSum(Bet.PLAYER_PAIR, sgd(300)),
        BetSum(Bet.BANKER_PAIR, sgd(500)),
    ),
    differential="Differential 7,000 of 60,000",
)
DEAL_THIRD = DealView(
    cards_left=None,
    rows=(
        DealRow(1, Hand.PLAYER, Card("8C")),
        DealRow(2, Hand.BANKER, Card("6H")),
        DealRow(3, Hand.PLAYER, Card("TD")),
        DealRow(4, Hand.BANKER, Card("XX")),
        DealRow(5, Hand.PLAYER, now=True, note="touch its face"),
        DealRow(6, Hand.BANKER, note="if it draws"),
    ),
    after="",
    used_up=Card("5H"),
    used_up_text=DEAL.used_up_text,
    used_up_note=DEAL.used_up_note,
    bets=15,
    staked=sgd(52_500),
    sums=(*DEAL.sums, BetSum(Bet.SIX, sgd(1200))),
    differential=DEAL.differential,
)

INSURANCE = InsuranceView(
    Hand.BANKER,
    "pays 3 to 1",
    (
        InsuranceLine("1", SEATED, "Seated", sgd(2000), sgd(666), taken=sgd(500)),
        InsuranceLine("3", SEATED, "Seated", sgd(5000), sgd(1666)),
        InsuranceLine("3", S1, "Standing 1", sgd(1000), sgd(333)),
        InsuranceLine("3", S2, "Standing 2", sgd(500), sgd(166)),
        InsuranceLine("5", SEATED, "Seated", sgd(25_000), sgd(8333), taken=sgd(8333)),
        InsuranceLine("7", SEATED, "Seated", sgd(800), sgd(266), declined=True),
        InsuranceLine("9", S2, "Standing 2", sgd(600), sgd(200)),
    ),
)
INSURANCE_LONG = InsuranceView(
    Hand.PLAYER,
    "pays 3 to 2",
    tuple(
        InsuranceLine(str(n), SEATED, "Seated", sgd(25_000), sgd(16_666), half=sgd(8333))
        for n in range(1, 13)
    ),
)

PAYS_HALF = SettledBet(Bet.BANKER, sum="2,000 × ½")
PAYS_SIX = SettledBet(Bet.SIX, sum="100 × 20")
LESS = SettledBet(Bet.BANKER, sum="25,000 less 5 % 1,250")


def _pays(box: str, bets: tuple[SettledBet, ...], dollars: int, state: PayState) -> PayRow:
    return PayRow(box, SEATED, "Seated", bets, sgd(dollars), state)


SETTLEMENT = SettlementView(
    paying=True,
    title="PAY",
    second="賠",
    caption="1 of 6 paid",
    total=sgd(9550),
    pay_rows=(
        _pays("1", (SettledBet(Bet.PLAYER, True, "500 × 2"),), 1000, PayState.PAID),
        _pays("2", (PAYS_HALF, PAYS_SIX), 3000, PayState.NOW),
        PayRow("2", S1, "Standing 1", (PAYS_HALF,), sgd(1000), PayState.NOW),
        _pays("3", (PAYS_HALF,), 300, PayState.TO_COME),
        _pays("5", (PAYS_HALF,), 2500, PayState.TO_COME),
        _pays("7", (PAYS_HALF, PAYS_SIX), 2750, PayState.TO_COME),
    ),
)
SETTLEMENT_LONG = SettlementView(
    paying=False,
    title="then PAY",
    second="賠",
    caption="from the right",
    total=sgd(285_000),
    pay_rows=tuple(
        PayRow(str(n), SEATED, "Seated", (LESS,), 2_375_050, PayState.TO_COME) for n in range(1, 13)
    ),
    back_total=sgd(51_200),
    back_rows=(
        BackRow(
            "12", "Seated", (SettledBet(Bet.PLAYER, sum="pro rata, 48,800 of 100,000 plays"),), sgd(51_200)
        ),
    ),
    stays="11 bets, 34,125: no win, no loss",
)
SETTLEMENT_FAR = SettlementView(
    paying=True,
    title="PAY",
    second="賠",
    caption="11 of 12 paid",
    total=sgd(285_000),
    pay_rows=tuple(
        PayRow(str(n), SEATED, "Seated", (LESS,), 2_375_050, PayState.NOW if n == 11 else PayState.PAID)
        for n in range(1, 13)
    ),
)
SETTLEMENT_VOID = SettlementView(
    paying=False,
    title="GOES BACK",
    second="退回",
    caption="19 bets",
    total=sgd(38_025),
    pay_rows=(),
    back_rows=tuple(
        BackRow(
            str(n),
            "Seated",
            (SettledBet(Bet.PLAYER, sum="125,000"), SettledBet(Bet.TIE, sum="500")),
            sgd(125_500),
        )
        for n in range(1, 13)
    ),
)

TAKE = TakeView(
    "8 bets, losers hatched",
    sgd(12_925),
    (
        TakeCell("1", (SettledBet(Bet.BANKER_PAIR),), sgd(100), "", PayState.PAID),
        TakeCell("2", (SettledBet(Bet.PLAYER), SettledBet(Bet.TIE)), sgd(1600), "1,500 + 100", PayState.NOW),
        TakeCell(
            "4",
            (SettledBet(Bet.PLAYER), SettledBet(Bet.BANKER, True)),
            sgd(1225),
            "1,000 + 225",
            PayState.TO_COME,
        ),
        TakeCell("5", (SettledBet(Bet.BANKER_PAIR),), sgd(500), "", PayState.TO_COME),
        TakeCell("6", (SettledBet(Bet.PLAYER),), sgd(3000), "", PayState.TO_COME),
    ),
)
TAKE_FULL = TakeView(
    "24 bets, losers hatched",
    sgd(1_500_000),
    tuple(
        TakeCell(
            str(n),
            (SettledBet(Bet.PLAYER), SettledBet(Bet.BANKER_PAIR)),
            sgd(125_200),
            "125,000 + 200",
            PayState.PAID if n == 1 else PayState.NOW if n == 2 else PayState.TO_COME,
        )
        for n in range(1, 13)
    ),
)

TIE = TieView(
    stay=TieColumn(
        "STAY", "留", "11 bets", sgd(34_125), "no win, no loss", ("閒 Player 11,725", "莊 Banker 22,400")
    ),
    pay=TieColumn(
        "PAY",
        "賠",
        "4 bets",
        sgd(5600),
        "Tie, 8 to 1",
        ("box 1 1,600", "box 2 800", "box 6 2,400", "box 7 800"),
        columns=2,
    ),
    take=TieColumn(
        "TAKE",
        "收",
        "5 bets",
        sgd(1200),
        "first, from the right",
        ("六 · box 3, 7", "閒對 · box 4, 9", "莊對 · box 5"),
    ),
    taking=True,
)
TIE_OVER = TieView(
    stay=TieColumn("STAY", "留", "0 bets", 0, "no win, no loss", ()),
    pay=TieColumn(
        *("PAY", "賠", "12 bets", sgd(1_000_000), "Tie, 10 to 1"),
        tuple(f"box {n} 100,000" for n in range(1, 13)),
        columns=2,
    ),
    take=TieColumn("TAKE", "收", "0 bets", 0, "nothing to take", ()),
    taking=False,
)

CUT = CutView(
    "2",
    "Seated",
    "入座",
    (CutRow(PAYS_HALF, sgd(1000)), CutRow(PAYS_SIX, sgd(2000))),
    sgd(3000),
    ((sgd(1000), 3),),
    ("3 chips", "half pay on 6", "six of 3 cards"),
    change=0,
    then=NextCut("Standing 1", sgd(250), "2×100 + 2×25"),
)
CUT_FULL = CutView(
    "12",
    "Standing 2",
    "",
    (
        CutRow(SettledBet(Bet.BANKER, sum="25,000 of 100,000"), 2_375_050, "less 5 % commission", 1_249_50),
        CutRow(SettledBet(Bet.PLAYER, True, "5,000 × 1.5"), sgd(7500)),
        CutRow(SettledBet(Bet.BANKER_PAIR, sum="500 × 11"), sgd(5500)),
    ),
    6_925_050,
    (
        *((sgd(25_000), 2), (sgd(10_000), 1), (sgd(5000), 1), (sgd(1000), 4), (sgd(500), 1)),
        *((sgd(100), 2), (sgd(25), 2), (sgd(5), 1)),
    ),
    ("14 chips", "8 colours", "insurance"),
    change=50,
    then=NextCut("Standing 3", sgd(25_250), "1×25K + 2×100 + 2×25"),
)
CUT_PART = CutView(
    "3",
    "Standing 2",
    "",
    (
        CutRow(SettledBet(Bet.BANKER, sum="149,836 of 275,000 × ½"), sgd(74_918)),
        CutRow(SettledBet(Bet.SIX, sum="10,000 × 20"), sgd(200_000)),
        CutRow(SettledBet(Bet.BANKER_PAIR, sum="500 × 11"), sgd(5500)),
    ),
    sgd(280_418),
    ((sgd(25_000), 11), (sgd(5000), 1), (sgd(100), 4), (sgd(5), 3), (sgd(1), 3)),
    ("22 chips", "5 colours", "half pay on 6", "six of 3 cards"),
    change=0,
    then=NextCut("Standing 3", sgd(25_250), "1×25K + 2×100 + 2×25"),
)

NEW_SHOE = NewShoeView((4, 5, 6, 7, 8), 8, 416, "4 to 8\nallowed", True, "¶ 5.5.5", "must be shuffled")
BURN = BurnView(Card("7H"), 7, "Burn seven cards face down, then place the cut card.")
BURN_WAIT = BurnView(None, None, "Turn up the first card and touch its face.")

FIRST_STEPS = FirstStepsView(
    (
        FirstStep("New shoe", "the gold button below", "shoe"),
        FirstStep("Bets", "touch a chip, then an area of a box", "plus"),
        FirstStep("No more bets", "the gold button again", "lock"),
        FirstStep("Cards", "touch each face as it leaves the shoe", "touch"),
        FirstStep("Take and pay", "as the list says, box by box", "check"),
    ),
    0,
    frozenset(),
    "Gold is what comes next. Touch it.",
    "金色就是下一步",
    trains=True,
)

_OPTIONS = (
    ("1", SEATED, "Seated", 2100, OptionState.CONTINUES),
    ("2", SEATED, "Seated", 1600, OptionState.RETURNED),
    ("3", SEATED, "Seated", 5200, OptionState.CONTINUES),
    ("3", S1, "Standing 1", 1000, OptionState.RETURNED),
    ("3", S2, "Standing 2", 500, OptionState.NOW),
    ("5", SEATED, "Seated", 25_400, OptionState.OPEN),
    ("5", S1, "Standing 1", 800, OptionState.OPEN),
    ("6", SEATED, "Seated", 3000, OptionState.OPEN),
    ("6", S1, "Standing 1", 500, OptionState.OPEN),
    ("7", SEATED, "Seated", 1000, OptionState.OPEN),
    ("9", SEATED, "Seated", 6300, OptionState.OPEN),
    ("9", S1, "Standing 1", 1200, OptionState.OPEN),
    ("9", S2, "Standing 2", 600, OptionState.OPEN),
)
OPTIONS = OptionsView(
    "13 bettors",
    "2 continue · 2 returned",
    tuple(OptionRow(box, who, title, sgd(staked), state) for box, who, title, staked, state in _OPTIONS),
)
OPTIONS_LONG = OptionsView(
    "36 bettors",
    "0 continue · 0 returned",
    tuple(
        OptionRow(
            str(n // 3 + 1),
            standing(n),
            f"Standing {n}",
            sgd(1000),
            OptionState.NOW if n == 17 else OptionState.OPEN,
        )
        for n in range(1, 37)
    ),
)
OPTION_ASK = OptionAskView(
    "3",
    S2,
    "Standing 2",
    (BetSum(Bet.BANKER, sgd(500)),),
    "bettor 5 of 13 · ¶ 5.10.1",
    "keep 500 on Banker",
    "500 goes back",
)
OPTION_ASK_FULL = OptionAskView(
    "12",
    S2,
    "Standing 2",
    (
        BetSum(Bet.BANKER, sgd(5000)),
        BetSum(Bet.TIE, sgd(500)),
        BetSum(Bet.BANKER_PAIR, sgd(500)),
    ),
    "bettor 36 of 36 · ¶ 5.10.1",
    "keep 6,000 on the box",
    "6,000 goes back",
)
