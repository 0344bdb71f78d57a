"""The fonts of printed reports: the bundled ones, all embedded, and what stands in for a letter they lack."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import name, normalize
from xml.sax.saxutils import escape

from reportlab.pdfbase.pdfmetrics import getFont, getRegisteredFontNames, registerFont, registerFontFamily
from reportlab.pdfbase.ttfonts import TTFont

REGULAR = "LammerSans"
BOLD = "LammerSans-Bold"
CHINESE = "LammerNames"
"""The font of people's names in Chinese; a report embeds the characters that it uses."""

_UNKNOWN = "?"
_LETTER = re.compile(
    r"LATIN (?P<size>CAPITAL|SMALL) (?:LETTER|LIGATURE) (?:DOTLESS )?(?P<plain>[A-Z]{1,2})\b"
)
_FIRST_CJK = 0x2E80
_FILES = {
    REGULAR: "LammerSans-Regular.ttf",
    BOLD: "LammerSans-Bold.ttf",
    CHINESE: "LammerNames-Regular.ttf",
}


def register_fonts(folder: Path) -> None:
    """Register the fonts in the folder of the bundled ones; quick when they are registered already."""
    if _FILES.keys() <= set(getRegisteredFontNames()):
        return
    for font, file in _FILES.items():
        registerFont(TTFont(font, str(folder / file)))
    registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)


def runs(text: str) -> list[tuple[str, bool]]:
    """Return a text in pieces, each with whether it is Chinese.

    A letter that no font holds gives way to its plain form.
    """
    pieces: list[tuple[str, bool]] = []
    for letter in _printable(text):
        chinese = ord(letter) >= _FIRST_CJK
        if pieces and pieces[-1][1] is chinese:
            pieces[-1] = (pieces[-1][0] + letter, chinese)
        else:
            pieces.append((letter, chinese))
    return pieces


def font_for(text: str, font: str) -> str:
    """Return the font for a text that is set in one: that of Chinese, which has figures too, or `font`."""
    return CHINESE if any(chinese for _, chinese in runs(text)) else font


def marked_up(text: str) -> str:
    """Return a text for a paragraph, each piece in a font that holds its letters."""
    return "".join(
        f'<font name="{CHINESE}">{escape(piece)}</font>' if chinese else escape(piece)
        for piece, chinese in runs(text)
    )


def width_of(text: str, font: str, size: float) -> float:
    """Return how wide a text is set, in points."""
    return float(
        sum(getFont(CHINESE if chinese else font).stringWidth(piece, size) for piece, chinese in runs(text))
    )


def _printable(text: str) -> str:
    latin, chinese = (getFont(font).face.charWidths for font in (REGULAR, CHINESE))
    return "".join(_replaced(letter, latin, chinese) for letter in normalize("NFC", text))


def _replaced(letter: str, latin: dict[int, float], chinese: dict[int, float]) -> str:
    if ord(letter) >= _FIRST_CJK:
        return letter if ord(letter) in chinese else _UNKNOWN
    if ord(letter) in latin:
        return letter
    plain = normalize("NFKD", letter)[0]
    if ord(plain) in latin:
        return plain
    stroked = _LETTER.match(name(plain, ""))  # a stroke through a letter is no accent that can be taken off
    if stroked is None:
        return _UNKNOWN
    return stroked["plain"] if stroked["size"] == "CAPITAL" else stroked["plain"].lower()
