"""The fonts of printed reports: the bundled ones, all embedded, and what stands in where they lack a sign."""

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
"""The font of people's names in Chinese; a report embeds the signs that it uses."""

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
    """Makes the fonts known, out of the folder of the bundled ones; quick when they are known already."""
    if _FILES.keys() <= set(getRegisteredFontNames()):
        return
    for font, file in _FILES.items():
        registerFont(TTFont(font, str(folder / file)))
    registerFontFamily(REGULAR, normal=REGULAR, bold=BOLD, italic=REGULAR, boldItalic=BOLD)


def runs(text: str) -> list[tuple[str, bool]]:
    """A text in pieces, each with whether it is Chinese.

    A sign that no font holds gives way to its plain letter.
    """
    pieces: list[tuple[str, bool]] = []
    for sign in _printable(text):
        chinese = ord(sign) >= _FIRST_CJK
        if pieces and pieces[-1][1] is chinese:
            pieces[-1] = (pieces[-1][0] + sign, chinese)
        else:
            pieces.append((sign, chinese))
    return pieces


def marked_up(text: str) -> str:
    """A text for a paragraph, each piece in a font that holds its signs."""
    return "".join(
        f'<font name="{CHINESE}">{escape(piece)}</font>' if chinese else escape(piece)
        for piece, chinese in runs(text)
    )


def width_of(text: str, font: str, size: float) -> float:
    """How wide a text is set, in points."""
    return float(
        sum(getFont(CHINESE if chinese else font).stringWidth(piece, size) for piece, chinese in runs(text))
    )


def _printable(text: str) -> str:
    latin, chinese = (getFont(font).face.charWidths for font in (REGULAR, CHINESE))
    return "".join(_replaced(sign, latin, chinese) for sign in normalize("NFC", text))


def _replaced(sign: str, latin: dict[int, float], chinese: dict[int, float]) -> str:
    if ord(sign) >= _FIRST_CJK:
        return sign if ord(sign) in chinese else _UNKNOWN
    if ord(sign) in latin:
        return sign
    plain = normalize("NFKD", sign)[0]
    if ord(plain) in latin:
        return plain
    letter = _LETTER.match(name(plain, ""))  # a stroke through a letter is no accent that can be taken off
    if letter is None:
        return _UNKNOWN
    return letter["plain"] if letter["size"] == "CAPITAL" else letter["plain"].lower()
