"""Makes the bundled fonts: small subsets of Noto Sans and Noto Sans CJK under family names of their own.

A subset that kept the system font's name would be merged with it on a machine that has the system font, and
a sign that the subset lacks would be missed only on a machine that has not; so each family is renamed.
Run by `make fonts`, which installs the two Debian packages that hold the sources (`fonts-noto-core` and
`fonts-noto-cjk`). The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "packaging" / "table_words.tsv"
FONTS = ROOT / "resources" / "fonts"
LATIN_SOURCES = Path("truetype") / "noto"
CJK_SOURCES = Path("opentype") / "noto"

TEXT_FOLDERS = ("terminal", "layouts", "resources/translations")
TEXT_SUFFIXES = {".py", ".json", ".toml", ".ts", ".tsv"}

FIRST_CJK = 0x2E80
FIRST_PRINTABLE = 0x20
BASIC_LATIN = range(FIRST_PRINTABLE, 0x7F)
LATIN_1 = range(0xA0, 0x100)
SYMBOLS = "–—‘’“”•…′″‹›⁄€™−×÷±≤≥≠≈½¼¾¶¹²³✓✗✕→←↑↓⇄♠♥♦♣♡♢▲▼◀▶◆●○■□△⚠⌫⏎"

NAME_COPYRIGHT, NAME_FAMILY, NAME_STYLE, NAME_UNIQUE, NAME_FULL = 0, 1, 2, 3, 4
NAME_VERSION, NAME_POSTSCRIPT, NAME_DESCRIPTION, NAME_LICENCE, NAME_LICENCE_URL = 5, 6, 10, 13, 14
KEPT_NAMES = {NAME_COPYRIGHT, NAME_VERSION, NAME_LICENCE, NAME_LICENCE_URL}
VERTICAL_WRITING_TABLES = ["vhea", "vmtx", "VORG", "BASE"]


@dataclass(frozen=True, slots=True)
class Weight:
    """One weight of every family; `symbol_files` fill, in this order, what Noto Sans itself lacks."""

    style: str
    latin_file: str
    symbol_files: tuple[str, ...]
    cjk_file: str


WEIGHTS = (
    Weight(
        "Regular",
        "NotoSans-Regular.ttf",
        ("NotoSansSymbols-Regular.ttf", "NotoSansMath-Regular.ttf", "NotoSansSymbols2-Regular.ttf"),
        "NotoSansCJK-Regular.ttc",
    ),
    Weight(
        "Bold",
        "NotoSans-Bold.ttf",
        ("NotoSansSymbols-Bold.ttf", "NotoSansMath-Regular.ttf", "NotoSansSymbols2-Regular.ttf"),
        "NotoSansCJK-Bold.ttc",
    ),
)
CJK_SCRIPTS = ("TC", "SC")


def source_text(root: Path) -> str:
    """All text of the product in which a sign for the screen may stand, files in a fixed order."""
    files = sorted(
        path
        for folder in TEXT_FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix in TEXT_SUFFIXES
    )
    return "".join(path.read_text(encoding="utf-8") for path in files)


def printable(text: str) -> set[int]:
    """The code points of a text without its control characters."""
    return {ord(sign) for sign in text if ord(sign) >= FIRST_PRINTABLE}


def wanted_code_points(root: Path, words: str) -> tuple[set[int], set[int]]:
    """What the Latin family and the two CJK families must hold: (below U+2E80, from U+2E80 on)."""
    found = printable(source_text(root)) | printable(words) | printable(SYMBOLS)
    latin = {point for point in found if point < FIRST_CJK} | set(BASIC_LATIN) | set(LATIN_1)
    return latin, {point for point in found if point >= FIRST_CJK}


def subset(font: TTFont, code_points: set[int], *, keep_features: bool) -> None:
    """Cuts a font down to the given code points in place; without features it loses vertical writing too."""
    options = Options()
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.desubroutinize = True
    if not keep_features:
        options.layout_features = []
        options.drop_tables += VERTICAL_WRITING_TABLES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)


def rename(font: TTFont, family: str, style: str) -> None:
    """Gives a font a family of its own and keeps the copyright, version and licence of its source."""
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in KEPT_NAMES and record.platformID == 3]
    postscript = f"{family.replace(' ', '')}-{style}"
    texts = {
        NAME_FAMILY: family,
        NAME_STYLE: style,
        NAME_UNIQUE: f"{postscript};{table.getDebugName(NAME_VERSION)}",
        NAME_FULL: f"{family} {style}",
        NAME_POSTSCRIPT: postscript,
        NAME_DESCRIPTION: "A subset of the Noto fonts, renamed, for the Lammer table terminal.",
    }
    for number, text in texts.items():
        table.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        cff.topDictIndex[0].FamilyName = family
        cff.topDictIndex[0].FullName = f"{family} {style}"


def borrow(font: TTFont, donor: TTFont, code_points: set[int]) -> set[int]:
    """Copies the outlines of code points that `font` lacks from another TrueType font, scaled to its grid.

    Returns the code points that the donor had. Hints are left behind: they refer to the donor's own tables.
    """
    donor_map, donor_glyphs = donor.getBestCmap(), donor.getGlyphSet()
    scale = font["head"].unitsPerEm / donor["head"].unitsPerEm
    taken = {point for point in code_points if point in donor_map}
    for point in sorted(taken):
        glyph = donor_glyphs[donor_map[point]]
        outline = DecomposingRecordingPen(donor_glyphs)
        glyph.draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(TransformPen(pen, Transform().scale(scale)))
        name = f"uni{point:04X}.borrowed"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = pen.glyph()
        left = getattr(font["glyf"][name], "xMin", 0)
        font["hmtx"][name] = (round(glyph.width * scale), left)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[point] = name
    return taken


def make_latin(sources: Path, weight: Weight, code_points: set[int], target: Path) -> set[int]:
    """Writes one weight of the Latin family; returns the code points that no source font has."""
    font = TTFont(sources / LATIN_SOURCES / weight.latin_file, recalcTimestamp=False)
    missing = code_points - set(font.getBestCmap())
    subset(font, code_points, keep_features=True)
    for file in weight.symbol_files:
        donor = TTFont(sources / LATIN_SOURCES / file)
        missing -= borrow(font, donor, missing)
    rename(font, "Lammer Sans", weight.style)
    font.save(target / f"LammerSans-{weight.style}.ttf")
    return missing


def make_cjk(sources: Path, weight: Weight, script: str, code_points: set[int], target: Path) -> set[int]:
    """Writes one weight of the Traditional (TC) or Simplified (SC) family; returns what the source lacks."""
    collection = TTCollection(sources / CJK_SOURCES / weight.cjk_file)
    wanted_family = f"Noto Sans CJK {script}"
    font = next(font for font in collection.fonts if font["name"].getDebugName(NAME_FAMILY) == wanted_family)
    font.recalcTimestamp = False
    missing = code_points - set(font.getBestCmap())
    # Basic Latin stays, so that a label set in this family alone still shows its figures.
    subset(font, code_points | set(BASIC_LATIN) | printable(SYMBOLS), keep_features=False)
    rename(font, f"Lammer Sans {script}", weight.style)
    font.save(target / f"LammerSans{script}-{weight.style}.otf")
    return missing


def show(code_points: set[int]) -> str:
    """Code points as a readable line, each with its sign."""
    return " ".join(f"U+{point:04X} {chr(point)}" for point in sorted(code_points)) or "none"


def main() -> int:
    """Makes the six files; the exit code is 1 if a sign of the CJK families is in no source font."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--sources", type=Path, default=Path("/usr/share/fonts"), help="where Debian keeps fonts"
    )
    parser.add_argument("--target", type=Path, default=FONTS, help="folder that receives the six files")
    chosen = parser.parse_args()
    latin, cjk = wanted_code_points(ROOT, WORDS.read_text(encoding="utf-8"))
    lost: set[int] = set()
    for weight in WEIGHTS:
        lacking = make_latin(chosen.sources, weight, latin, chosen.target)
        print(f"Lammer Sans {weight.style}: {len(latin)} signs; in no source font: {show(lacking)}")
        for script in CJK_SCRIPTS:
            lacking = make_cjk(chosen.sources, weight, script, cjk, chosen.target)
            print(
                f"Lammer Sans {script} {weight.style}: {len(cjk)} signs; in no source font: {show(lacking)}"
            )
            lost |= lacking
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
