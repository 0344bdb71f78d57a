"""The look of the screen: colour tokens, type, spaces, the looks of the table kinds, fonts and scale."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QRawFont

from terminal.rules.bets import Bet
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import chinese, joined, kept_by_language, language
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.languages import Language

_LOG = logging.getLogger("lammer")

DESIGN_WIDTH: Final = 1920.0
DESIGN_HEIGHT: Final = 1080.0

BACKGROUND: Final = QColor("#0A0D10")
SURFACE: Final = QColor("#12181D")
SURFACE_RAISED: Final = QColor("#1B242B")
SURFACE_HIGH: Final = QColor("#27323B")
LINE: Final = QColor("#34424D")
LINE_STRONG: Final = QColor("#5A6B78")

TEXT: Final = QColor("#F5F3EE")
TEXT_SOFT: Final = QColor("#BAC4CB")
TEXT_FAINT: Final = QColor("#8F9DA8")

ACCENT: Final = QColor("#F4C24B")
ACCENT_INK: Final = QColor("#1B1403")
ACCENT_TINT: Final = QColor("#2A2718")

FELT: Final = QColor("#0F2A2C")
FELT_BOX: Final = QColor("#13353A")
FELT_LINE: Final = QColor("#2A5458")
RAIL: Final = QColor("#1E1915")
RAIL_LINE: Final = QColor("#463A31")

TRAINING: Final = QColor("#B79CFF")
TRAINING_INK: Final = QColor("#160A33")
TRAINING_KEY: Final = QColor("#3A2A63")
TRAINING_EDGE: Final = QColor("#8A70CF")
TRAINING_TILE: Final = QColor("#2A1C4A")
TRAINING_SECOND: Final = QColor("#D9CCFF")
"""The second text on keys and tiles of training."""
DEMO: Final = QColor("#E4E8EA")
DEMO_INK: Final = QColor("#0A0D10")
RECALL: Final = QColor("#DCCBAA")
RECALL_INK: Final = QColor("#1F1808")
RECALL_TINT: Final = QColor("#2F2A21")
RECALL_HATCH: Final = QColor("#B39F78")

ALARM: Final = QColor("#FF5C9A")
ALARM_INK: Final = QColor("#2B0617")
ALARM_BAND: Final = QColor("#3D1026")

LOST: Final = QColor("#0D1114")
LOST_HATCH: Final = QColor("#4A545C")
"""A losing bet that is still to be taken."""

CARD: Final = QColor("#FBFAF6")
CARD_RED: Final = QColor("#C2202B")
CARD_BLACK: Final = QColor("#14181C")
SUIT_RED: Final = QColor("#FF7B76")
"""Hearts and diamonds on a dark key."""

VEIL: Final = QColor(0x05, 0x07, 0x0A, 199)
"""The veil behind a dialog: #05070A at 78 %."""


class AreaColours(Struct, frozen=True):
    """The colours of one betting area: empty, with a bet, its edge, its text, its spine and bead."""

    empty: QColor
    bet: QColor
    edge: QColor
    text: QColor
    spine: QColor


PLAYER_AREA: Final = AreaColours(
    QColor("#10284A"), QColor("#163B72"), QColor("#4F93F0"), QColor("#A5CBFF"), QColor("#2559A8")
)
BANKER_AREA: Final = AreaColours(
    QColor("#3D1317"), QColor("#6A1D22"), QColor("#D8484D"), QColor("#FFADA8"), QColor("#A3252B")
)
TIE_AREA: Final = AreaColours(
    QColor("#0D3520"), QColor("#145232"), QColor("#35A866"), QColor("#8EE5B4"), QColor("#1B7546")
)
SIX_AREA: Final = AreaColours(
    QColor("#242B30"), QColor("#3B444B"), QColor("#A9B2B8"), QColor("#E4E8EA"), QColor("#242B30")
)

AREA_COLOURS: Final[dict[Bet, AreaColours]] = {
    Bet.PLAYER: PLAYER_AREA,
    Bet.PLAYER_PAIR: PLAYER_AREA,
    Bet.BANKER: BANKER_AREA,
    Bet.BANKER_PAIR: BANKER_AREA,
    Bet.TIE: TIE_AREA,
    Bet.SIX: SIX_AREA,
}


def glyph(bet: Bet) -> str:
    """Return the glyph of a bet on the felt: in Chinese whatever the language, in the script of it."""
    return {
        Bet.PLAYER: chinese("PLAYER"),
        Bet.BANKER: chinese("BANKER"),
        Bet.TIE: chinese("TIE"),
        Bet.PLAYER_PAIR: chinese("PLAYER PAIR"),
        Bet.BANKER_PAIR: chinese("BANKER PAIR"),
        Bet.SIX: chinese("SIX"),
    }[bet]


class TableLook(Struct, frozen=True):
    """How a kind of table looks.

    `frame` colours the top bar, the 6 px frame and the two ribbons, or is None at a live table;
    `ink` is the text on it; `mark` shows the step and the lammer (recall keeps the accent for the way back).
    """

    kind: ScreenKind
    frame: QColor | None
    ink: QColor
    felt: QColor
    box: QColor
    felt_line: QColor
    mark: QColor
    mark_ink: QColor
    mark_tint: QColor
    hatch: QColor | None

    @property
    def ribbon(self) -> str:
        """What the two ribbons say; nothing at a live table."""
        return {
            ScreenKind.LIVE: "",
            ScreenKind.TRAINING: joined("TRAINING"),
            ScreenKind.DEMO: joined("DEMO"),
            ScreenKind.RECALL: joined("RECALL"),
        }[self.kind]


LOOKS: Final[dict[ScreenKind, TableLook]] = {
    ScreenKind.LIVE: TableLook(
        ScreenKind.LIVE, None, TEXT, FELT, FELT_BOX, FELT_LINE, ACCENT, ACCENT_INK, ACCENT_TINT, None
    ),
    ScreenKind.TRAINING: TableLook(
        ScreenKind.TRAINING,
        TRAINING,
        TRAINING_INK,
        QColor("#241B3A"),
        QColor("#2F2449"),
        QColor("#54427F"),
        ACCENT,
        ACCENT_INK,
        ACCENT_TINT,
        None,
    ),
    ScreenKind.DEMO: TableLook(
        ScreenKind.DEMO,
        DEMO,
        DEMO_INK,
        QColor("#24282B"),
        QColor("#2E3438"),
        QColor("#565F66"),
        ACCENT,
        ACCENT_INK,
        ACCENT_TINT,
        None,
    ),
    ScreenKind.RECALL: TableLook(
        ScreenKind.RECALL,
        RECALL,
        RECALL_INK,
        QColor("#2A2620"),
        QColor("#363028"),
        QColor("#655A47"),
        RECALL,
        RECALL_INK,
        RECALL_TINT,
        RECALL_HATCH,
    ),
}


class ChipStyle(Struct, frozen=True):
    """How chips of one value look: body, figure, edge marks and how many marks."""

    fill: QColor
    ink: QColor
    marks: QColor
    count: int


CHIP_STYLES: Final[dict[int, ChipStyle]] = {
    1_00: ChipStyle(QColor("#E9E4D8"), QColor("#1A1A1A"), QColor("#8F8A7E"), 3),
    5_00: ChipStyle(QColor("#C0353A"), QColor("#FFFFFF"), QColor("#FFFFFF"), 4),
    25_00: ChipStyle(QColor("#1F7F4C"), QColor("#FFFFFF"), QColor("#FFFFFF"), 4),
    100_00: ChipStyle(QColor("#1D2227"), QColor("#FFFFFF"), QColor("#C9D0D5"), 5),
    500_00: ChipStyle(QColor("#7245B0"), QColor("#FFFFFF"), QColor("#FFFFFF"), 5),
    1_000_00: ChipStyle(QColor("#D67F22"), QColor("#1A1003"), QColor("#FFF3E0"), 6),
    5_000_00: ChipStyle(QColor("#8C9BA7"), QColor("#10161B"), QColor("#FFFFFF"), 6),
    10_000_00: ChipStyle(QColor("#1A73AE"), QColor("#FFFFFF"), QColor("#FFFFFF"), 8),
    25_000_00: ChipStyle(QColor("#74402E"), QColor("#FFFFFF"), QColor("#F0D9C9"), 8),
}
"""Chip styles by value in cents."""


def chip_style(value: int) -> ChipStyle:
    """Return the style of chips worth `value` cents.

    A value of no style of its own takes the next smaller one's.
    """
    known = [listed for listed in CHIP_STYLES if listed <= value]
    return CHIP_STYLES[max(known)] if known else CHIP_STYLES[min(CHIP_STYLES)]


class Type:
    """Type sizes in design px."""

    POINTS: Final = 72
    SUM: Final = 52
    TAKEN: Final = 46
    """A sum that is read from where the dealer stands."""
    STEP: Final = 38
    CHIPS: Final = 34
    """How many chips of a value."""
    MAIN: Final = 36
    QUESTION: Final = 33
    PAGE: Final = 32
    TYPED: Final = 31
    PERSON: Final = 29
    TOTALS: Final = 28
    HAND: Final = 27
    """What lies on a hand."""
    TITLE: Final = 26
    DEAL: Final = 25
    NAME: Final = 24
    STAKE: Final = 23
    HEAD: Final = 22
    AMOUNT: Final = 21
    BODY: Final = 20
    TEXT: Final = 19
    LABEL: Final = 18
    NOTE: Final = 17
    SECOND: Final = 16
    FINE: Final = 15
    CAPTION: Final = 13


class Radius:
    """Corner radii in design px."""

    TAG: Final = 5
    AREA: Final = 7
    KEY: Final = 10
    BOX: Final = 12
    PANEL: Final = 14
    MAIN: Final = 16
    DIALOGUE: Final = 18


class Edge:
    """Widths of the edges of boxes in design px; most are 1."""

    THICK: Final = 1.5
    PILL: Final = 2.0
    RING: Final = 2.5
    SIGN: Final = RING + RING
    """The lines of a sign that is read from afar."""
    STRONG: Final = 2.4
    """The lines of an icon that says as much as a bold word."""


class Gap:
    """Spaces in design px: between parts, between keys, and from an edge to what stands within it."""

    HAIR: Final = 2.0
    TOUCH: Final = 3.0
    """What a touch next to a key may miss it by."""
    TIGHT: Final = 4.0
    SMALL: Final = 6.0
    KEYS: Final = 7.0
    """Between keys, and from the edge of a list to the edge of its panel."""
    MEDIUM: Final = 8.0
    WORDS: Final = 10.0
    """Between words in two styles, or between two columns of text."""
    WIDE: Final = 12.0
    INSET: Final = 15.0
    """From the edge of a panel to its keys."""
    BLOCK: Final = 16.0
    """Between the groups of a panel."""
    EDGE: Final = 18.0
    """From the edge of a panel to its words."""
    BODY: Final = 20.0
    ICON: Final = 22.0
    """From the edge of a large key to its icon."""
    LARGE: Final = 24.0
    FOOT: Final = 26.0
    PAGE: Final = 30.0


class Size:
    """Heights and widths of rows, keys and badges in design px."""

    LINE: Final = 26.0
    NOTE_LINE: Final = 21.0
    """A line of a note that runs over several."""
    TEXT_LINE: Final = 30.0
    """A line of a few that are read one after the other."""
    TOTALS: Final = 41.0
    """A line of totals on a ground of its own."""
    ICON: Final = 29.0
    """A large icon, at the start of a key or a panel."""
    TOUCH: Final = 56.0
    """The least height of a key."""
    ROW: Final = 58.0
    KEY: Final = 79.0
    FIELD: Final = 65.0
    """A field that is typed into."""
    CARET: Final = 33.0
    ARMED: Final = 92.0
    """The field of the armed sum."""
    CHIP: Final = 20.0
    """The radius of a chip in it."""
    FOOT: Final = 82.0
    """A key at the foot of a page."""
    ARROW: Final = 96.0
    """How wide the arrows under a list are."""
    GLYPH: Final = 46.0
    """How wide the block with the glyph of a bet is."""
    WELL: Final = 52.0
    """The square in which a lock stands at the end of a key."""
    SIGN: Final = 42.0
    """The block with the sign of a bet, insurance too."""
    HINT: Final = 44.0
    TIED: Final = 92.0
    """The keys that say whether the bets of a Tie stay."""
    """A hint over two lines."""
    BADGE: Final = 24.0
    """The radius of the number in the head of a panel."""
    HEAD: Final = 52.0
    """The head line of a panel of the rail."""
    HEAD_WORDS: Final = 54.0
    """How low its words stand: in the middle of this height."""
    PAGE_HEAD: Final = 76.0
    """The head of a page."""


class Display:
    """Lengths of the players' display in design px."""

    ANNOUNCED: Final = 560.0
    BETTING: Final = 640.0
    """The same next to the limits, while bets are open."""
    LAST: Final = 464.0
    RADIUS: Final = 106.0
    """The betting clock, and the lammer of an offer."""
    RING: Final = RADIUS + RADIUS
    ASK: Final = 378.0
    VOID: Final = Type.POINTS + Type.LABEL
    """How large it says that a round is void."""
    CARD: Final = 92.0
    THIRD: Final = 128.0
    """A card that lies sideways."""


class Practice:
    """Lengths of the pages of training without a felt, out of the usual ones."""

    HEAD: Final = Size.ARMED + Size.ARMED - Gap.BODY
    """The head of the rail."""
    RESULT: Final = Size.ARMED + Size.HINT
    """The result of an exam."""
    MARK: Final = Size.TOTALS
    """The radius of the mark in it."""
    TILE: Final = Size.ARROW + Size.TOUCH
    GRADE: Final = Size.TEXT_LINE + Gap.KEYS
    """A line of the grades."""
    SHARE: Final = Size.FIELD
    SQUARE: Final = float(Type.NOTE)
    PAID: Final = Size.KEY
    """A sum next to another."""
    FIVE: Final = Size.KEY + Size.SIGN
    """Each of the five keys, where nothing is said."""
    TIMES: Final = Size.ARMED + Size.ARMED + Size.TEXT_LINE
    WRONG: Final = Size.TOUCH + Size.TEXT_LINE
    """A wrong moment."""
    WAS: Final = Size.ARMED + Size.FOOT
    """How wide it is said what was done."""
    OUGHT: Final = WAS + Size.FIELD
    """How wide it is said what was right."""
    GRADES: Final = OUGHT + WAS + Size.TOTALS
    """How wide the grades are."""
    PARAGRAPH: Final = Size.ARMED
    TICK: Final = Size.ARMED - Gap.BODY
    """A key that ticks or crosses."""
    CELL: Final = Size.ARMED - Gap.TIGHT
    """How wide a topic of the cohort is."""
    WHO: Final = CELL + Size.ARMED + Gap.BLOCK


class Cohort:
    """Lengths of the trainer's page."""

    FOOT: Final = Practice.TIMES + Size.HINT
    """How high the panels under the cohort are."""
    LINE: Final = Size.TEXT_LINE + Gap.TIGHT
    LEFT: Final = Practice.TIMES + Gap.BLOCK
    """How high the forecasts are."""


PRESSED_LIGHT: Final = 0.16
"""How much lighter a key, or a thing on the felt, gets under the finger."""

FRAME_WIDTH: Final = 6
"""Width of the frame around a table that is not live, design px."""

FOCUS_WIDTH: Final = 3
"""Width of the focus ring, design px."""

SMALLEST_TEXT: Final = 12.8
"""No text is ever smaller than this many screen px."""
SMALLEST_TEXT_PX: Final = int(-(-SMALLEST_TEXT // 1))
"""The smallest whole pixel size that is still readable."""


class Scale(Struct, frozen=True):
    """From design px (1920x1080) to screen px; `left` and `top` centre the picture in the window."""

    factor: float = 1.0
    left: float = 0.0
    top: float = 0.0

    @staticmethod
    def of(width: float, height: float) -> Scale:
        """Return the largest scale at which the whole design fits a window of `width` x `height` px."""
        factor = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        return Scale(factor, (width - DESIGN_WIDTH * factor) / 2, (height - DESIGN_HEIGHT * factor) / 2)

    def point(self, x: float, y: float) -> QPointF:
        """Return a place of the design on the window."""
        return QPointF(self.left + x * self.factor, self.top + y * self.factor)

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Return a rectangle of the design on the window."""
        return QRectF(
            self.left + x * self.factor,
            self.top + y * self.factor,
            width * self.factor,
            height * self.factor,
        )

    def text_px(self, size: float) -> int:
        """Return the pixel size of a text of `size` design px, never below the smallest readable size."""
        return max(round(size * self.factor), SMALLEST_TEXT_PX)

    def font(self, size: float, bold: bool = False) -> QFont:
        """Return the font for a text of `size` design px."""
        return font(self.text_px(size), bold)


FONT_FILES: Final = (
    "LammerSans-Regular.ttf",
    "LammerSans-Bold.ttf",
    "LammerSansTC-Regular.otf",
    "LammerSansTC-Bold.otf",
    "LammerSansSC-Regular.otf",
    "LammerSansSC-Bold.otf",
)

_NAMES_FILE: Final = "LammerNames-Regular.ttf"
_FIRST_CJK: Final = 0x2E80
_LATIN = ("Lammer Sans", "Noto Sans")
_NAMES = ("Lammer Names",)
_TRADITIONAL = ("Lammer Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei")
_SIMPLIFIED = ("Lammer Sans SC", "Noto Sans CJK SC", "Microsoft YaHei")


class FontMissingError(RuntimeError):
    """A bundled font could not be loaded."""


def load_fonts() -> None:
    """Load the bundled fonts; needs a running application.

    Raises `FontMissingError` if a file is absent or no font, for then the screen could not be read.
    """
    for name in FONT_FILES:
        _load(resources_folder() / "fonts" / name)
    _font_of_names.cache_clear()


def cover(text: str) -> None:
    """Have a font with every character of a text that is about to be shown.

    The bundled fonts hold the screen's own words. What people's names are written in fills a large one,
    which is read when the first name with another Chinese character is met.
    """
    if not holds(text):
        _font_of_names()


def holds(text: str) -> bool:
    """Return whether the fonts of the screen, which are bold too, have every Chinese character of a text."""
    return text.isascii() or all(ord(sign) < _FIRST_CJK or _held(ord(sign)) for sign in text)


@cache
def _held(point: int) -> bool:
    faces = (QRawFont.fromFont(QFont(family[0])) for family in (_TRADITIONAL, _SIMPLIFIED))
    return any(face.supportsCharacter(point) for face in faces)


@lru_cache(maxsize=1)
def _font_of_names() -> None:
    try:
        _load(resources_folder() / "fonts" / _NAMES_FILE)
    except FontMissingError:
        # Names are then shown as far as the system's own fonts have their characters; the table deals on.
        _LOG.exception("names in Chinese cannot be shown in full")


@cache
def _load(path: Path) -> None:
    """Load a font from memory: read from its file, it loses its characters if the file is replaced.

    Qt would keep a second copy of a font that is loaded again, and lay out every text again.
    """
    try:
        content = path.read_bytes()
    except OSError:
        content = b""
    if QFontDatabase.addApplicationFontFromData(QByteArray(content)) < 0:
        raise FontMissingError(f"the font {path.name} is missing or unreadable in {path.parent}")


@kept_by_language(256)
def font(pixels: int, bold: bool = False) -> QFont:
    """Return the font of `pixels` screen px, in weight 400 or 700, with the families to fall back on.

    The bundled families come first, so that a text looks alike whatever fonts a machine has; of the Chinese
    ones, that of the screen's own script.
    """
    simplified = language() is Language.SIMPLIFIED
    chinese_scripts = (_SIMPLIFIED, _TRADITIONAL) if simplified else (_TRADITIONAL, _SIMPLIFIED)
    scripts = (_LATIN, *chinese_scripts, _NAMES)
    chosen = QFont()
    chosen.setFamilies(
        [*(bundled for bundled, *_ in scripts), *(family for _, *others in scripts for family in others)]
    )
    chosen.setPixelSize(pixels)
    chosen.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    chosen.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return chosen


def luminance(colour: QColor) -> float:
    """Return the relative luminance of an opaque colour, 0 (black) to 1 (white)."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast of two opaque colours, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def blend(under: QColor, over: QColor, share: float) -> QColor:
    """Return the opaque colour that `over` at `share` (0 to 1) makes on `under`."""
    return _blended(under.rgb(), over.rgb(), share)


@lru_cache(maxsize=1024)
def _blended(under_rgb: int, over_rgb: int, share: float) -> QColor:
    under, over = QColor(under_rgb), QColor(over_rgb)
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )
