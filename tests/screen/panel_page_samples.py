"""Views of pages and dialogs as full as the design's pictures show them."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.bets import Hand
from terminal.rules.cards import Card
from terminal.screen.approval.views import OverrideView, Reason
from terminal.screen.dealing.views import BetweenTool, BetweenView
from terminal.screen.dialogue_views import (
    Answer,
    ChangeLine,
    DrawnCard,
    Established,
    Fact,
    FactsView,
    IdentityView,
    ShownCard,
    ShownHand,
    ShownHands,
    ShownMark,
    WalkThroughView,
)
from terminal.screen.irregularities.views import (
    FeltQuestionView,
    KindColumn,
    KindKey,
    KindsView,
    MoreKindsView,
    PreviewView,
)
from terminal.screen.staff.views import HandedOver, PersonCard, RankInForce, SignOnView

PLAIN, FAULT, MOVED = ShownMark.PLAIN, ShownMark.FAULT, ShownMark.MOVED


def cards(*codes: str, last: ShownMark = PLAIN) -> tuple[ShownCard, ...]:
    """Return cards as shown, the last one with a mark."""
    return tuple(
        ShownCard(Card(code), last if place == len(codes) - 1 else PLAIN) for place, code in enumerate(codes)
    )


AS_IT_LIES = ShownHands(
    "As it lies",
    "現狀",
    ShownHand(cards("3S", "4D", "9D", last=FAULT), 7, "stands on 7", "not due"),
    ShownHand(cards("KH", "5C"), 5, "was to draw"),
)
PUT_BACK = ShownHands(
    "Put back in order",
    "還原後",
    ShownHand(cards("3S", "4D"), 7, "stands"),
    ShownHand(cards("KH", "5C", "9D", last=MOVED), 4, "draws on 5", "moved"),
)
P, B = Hand.PLAYER, Hand.BANKER

WALK = WalkThroughView(
    "One card too many",
    "多發一張牌",
    "Can the cards be put back in order?",
    "能否還原牌序？",
    "Round 41 on hold. Bets and cards are kept.",
    "Question 4 of 4",
    "the House decides",
    (
        Answer(
            "yes",
            "check",
            "Yes",
            "可以",
            "9♦ becomes the Banker’s third card.",
            "Player 7, Banker 4. Round goes on · ¶ 5.7",
        ),
        Answer("no", "cross", "No", "不可以", "The round is void.", "All 21 bets, 49,200, go back · ¶ 5.5.3"),
    ),
    AS_IT_LIES,
    PUT_BACK,
    (
        DrawnCard(1, Card("3S"), P),
        DrawnCard(2, Card("KH"), B),
        DrawnCard(3, Card("4D"), P),
        DrawnCard(4, Card("5C"), B),
        DrawnCard(5, Card("9D"), P, fault=True),
    ),
    Established("Outcome established: both Pairs have lost.", "So no player options are given.", "¶ 5.7.1"),
    alarm=True,
)


def _kind(number: int, caption: str = "", *, likely: bool = False) -> KindKey:
    return KindKey(f"kind-{number}", "Shoe order altered", "靴內牌序改變", str(number % 10), caption, likely)


GROUPS = (
    ("cards", "Cards", "牌"),
    ("chips", "Bets", "注碼"),
    ("shoe", "Shoe", "牌靴"),
    ("table", "Table", "牌枱"),
)
KINDS = KindsView(
    tuple(
        KindColumn(*head, tuple(_kind(column * 3 + n, likely=n == 0) for n in range(3)))
        for column, head in enumerate(GROUPS)
    )
)
KINDS_OF_ONE = KindsView((KindColumn(*GROUPS[0], (_kind(1), _kind(2))),))
MORE_KINDS = MoreKindsView(
    tuple(_kind(n, "Cards") for n in range(12, 21)),
    "21 kinds in all",
    "likely: card 5 was not due to Player",
    "Round 41 on hold. Bets and cards are kept.",
    "No irregularity, back to the hand",
)
MORE_KINDS_LONG = MoreKindsView(
    tuple(_kind(n, "Table") for n in range(12, 40)), "40 kinds in all", "", "Kept.", "Back"
)
FELT_QUESTION = FeltQuestionView(
    "Touch that card",
    "請點選該張牌",
    "Question 2 of 3",
    (
        Answer("new", "plus", "Another card, not entered yet", "另一張未輸入的牌"),
        Answer("skip", "right", "Leave it open", "暫不確定"),
    ),
    (
        PreviewView(*("If put back in order", "可還原", "¶ 5.7", "The cards are put back.", ""), AS_IT_LIES),
        PreviewView(
            "If it cannot be put back", "不可還原", "¶ 5.5.3", "The round is void.", "all bets go back"
        ),
    ),
    "What follows if it was the 9 of diamonds",
)
FELT_QUESTION_SUMS = FeltQuestionView(
    "Box 3: BANKER",
    "是否正確？",
    "Question 3 of 3",
    (
        Answer("bettor", "person", "Seated", "", "whose bet it is"),
        Answer("amount", "pad", "44,444,444", "", "the bet, as on record"),
        Answer("owed", "pad", "42,222,221.80", "", "owed, as worked out"),
        Answer("paid", "pad", "42,222,221.80", "", "paid, as listed"),
    ),
)
WALK_REFUSED = WalkThroughView(
    "Two cards at once",
    "兩張同出",
    "What is the remedy?",
    "如何處理？",
    "Round 41 on hold.",
    "Question 2 of 3",
    "the Shift Manager decides",
    (
        Answer("void", "cross", "Void", "作廢", "The round is void."),
        Answer("go-on", "check", "Go on", "繼續", "As it lies."),
        Answer("order", "repeat", "Put back", "還原", reason="a face is missing: touch it first"),
    ),
    AS_IT_LIES,
    None,
    tuple(DrawnCard(n, Card("9D"), P if n % 2 else B, fault=n == 9) for n in range(1, 10)),
    None,
    alarm=True,
)
FACTS = FactsView(
    (
        Fact("what", "What happened", "Card drawn in excess"),
        Fact("card", "Which card", "9♦, fifth out of the shoe"),
        Fact("where", "Where it lies", "Player, as third card"),
        Fact("order", "Can be put back in order?", now=True),
    ),
    ("¶ 5.7", "¶ 5.7.1", "¶ 5.5.3"),
    "Pit Supervisor or above",
    "signs after the answer",
    "No irregularity, back to the hand",
)
FACTS_LONG = FactsView(
    (
        *(Fact(f"f{n}", f"Question number {n}", "Answer", may_reopen=n > 1) for n in range(1, 7)),
        Fact("now", "Was it noticed before the next round?", now=True),
        Fact("later", "Are the cards to be replaced?"),
    ),
    ("¶ 5.7", "¶ 5.7.1", "¶ 5.5.3", "¶ 5.12.1"),
    "Table Game Shift Manager",
    "signs after the answer",
    "No irregularity, back to the hand",
)
OVERRIDE = OverrideView(
    "Supervisor’s approval",
    "主管批准",
    "Pit Supervisor or above",
    "asked by dealer Tan W. L. 30277",
    ("¶ 5.7", "¶ 5.7.1"),
    (
        ChangeLine("Result", "none yet", "Player wins, 7 over 4"),
        ChangeLine("Bets", "21 bets, 49,200", "the same, none returned"),
        ChangeLine("Options", "not asked", "withheld: Pairs have lost"),
    ),
    (
        Reason("overdrawn", "Overdrawn card"),
        Reason("camera", "Seen on camera"),
        Reason("agreed", "Order agreed"),
    ),
    "overdrawn",
    "Third card dealt to Player on 7. Card is Banker’s.",
    "put the cards back in order",
    IdentityView(5, 6, "Goh M. K.", "5 tries left"),
    AS_IT_LIES,
    PUT_BACK,
)
OVERRIDE_PLAIN = OverrideView(
    "Supervisor’s approval",
    "主管批准",
    "Table Game Shift Manager",
    "asked by dealer Tan W. L. 30277",
    ("¶ 3.2",),
    (ChangeLine("Limits", "100 / 50,000", "200 / 100,000"), ChangeLine("From", "round 41", "round 42")),
    (Reason("high", "High play"), Reason("other", "Other")),
    None,
    "",
    "set the limits",
    IdentityView(5, 6, "", "", "PIN is wrong, 3 tries left", attempt=2),
    refusal="choose a reason first",
)
SIGN_ON = SignOnView(
    "Change of dealer",
    "換荷官",
    "No round open. Round 41 is settled.",
    PersonCard(
        "Leaves",
        "離檯",
        "Tan W. L.",
        "30277",
        "Dealer",
        (("at this table since", "13:51"), ("rounds", "11 to 41"), ("shoe", "3")),
    ),
    PersonCard(
        "Comes",
        "接檯",
        "Lee K. M.",
        "31188",
        "Dealer",
        (("rank assigned by", "Ong B. L. 10077"), ("takes over from", "round 42")),
        "acting PIT SUPERVISOR",
        "to 18:00",
    ),
    (
        HandedOver("cards left", "206"),
        HandedOver("discards", "209"),
        HandedOver("carried, first in 42", "", Card("6D")),
        HandedOver("bets on the felt", "none"),
        HandedOver("limits", "100 / 50,000"),
        HandedOver("notice", "down"),
    ),
    (
        RankInForce("Dealer", "30277", "Tan W. L."),
        RankInForce("Pit Supervisor", "20418", "Goh M. K.", "acting PIT MANAGER", "to 16:30, by 10077"),
        RankInForce("Pit Manager", "11260", "Rahman A.", note="away until 16:30"),
        RankInForce("Table Game Shift Manager", "10077", "Ong B. L."),
    ),
    IdentityView(5, 6, "Lee K. M.", "5 tries left"),
    "No change",
    "Tan W. L. stays",
    trains=False,
)
SIGN_ON_ACTING = replace(
    SIGN_ON,
    leaves=PersonCard(
        "Leaves",
        "離檯",
        "Tan W. L.",
        "30277",
        "Dealer",
        (("at this table since", "13:51"), ("rounds", "11 to 41"), ("shoe in use", "3")),
        "acting PIT SUPERVISOR",
        "to 18:00",
    ),
    comes=None,
)
BETWEEN = BetweenView(
    (
        BetweenTool("shoe", "shoe", "New shoe", "換靴", "Pit Supervisor", "cut card not out", True),
        BetweenTool("limits", "sliders", "Limits", "限額", "Pit Supervisor", "100 / 50,000", True),
        BetweenTool("notice", "notice", "Notice", "免保險告示", "Pit Supervisor", "it is down", True),
        BetweenTool("close", "calendar", "Close the day", "日結", "Pit Manager", "seals the ledger", True),
    ),
    (
        BetweenTool("recall", "recall", "Recall", "回看", "", "", False),
        BetweenTool("reports", "document", "Reports", "報告", "", "", False),
    ),
    "Between rounds",
    "局間",
)
BETWEEN_LONG = BetweenView(
    (
        *BETWEEN.tools,
        *(replace(tool, name=f"{tool.name}-{number}") for number in range(3) for tool in BETWEEN.tools),
        BetweenTool("dealer", "swap", "Change of dealer", "換荷官", "", "Tan W. L. deals", False),
        BetweenTool("hours", "clock", "Close the table", "關檯", "", "a round is open", False, usable=False),
    ),
    BETWEEN.moment,
    "Between rounds",
    "局間",
)
