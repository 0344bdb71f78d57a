"""Makes the bundled fonts: subsets of Noto Sans and Noto Sans CJK under family names of their own.

Six small ones hold the characters of the screen's own words; a large one what people's names are written
in, and is read only where somebody has such a name. It has TrueType outlines, which paper can embed.

A subset that kept the system font's name would be merged with it on a machine that has the system font, and
a character that the subset lacks would be missed only on a machine that has not; so each family is renamed.
Run by `make fonts`, which installs the two Debian packages that hold the sources (`fonts-noto-core` and
`fonts-noto-cjk`). The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont, newTable

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
LATIN_OF_NAMES = (range(0x100, 0x180), range(0x1A0, 0x1B1), range(0x218, 0x21C), range(0x1E80, 0x1EFA))
"""Letters of European and Vietnamese names."""
SYMBOLS = "–—‘’“”•…′″‹›⁄€™−×÷±≤≥≠≈½¼¾¶¹²³✓✗✕→←↑↓⇄♠♥♦♣♡♢▲▼◀▶◆●○■□△⚠⌫⏎"

NAME_COPYRIGHT, NAME_FAMILY, NAME_STYLE, NAME_UNIQUE, NAME_FULL = 0, 1, 2, 3, 4
NAME_VERSION, NAME_POSTSCRIPT, NAME_DESCRIPTION, NAME_LICENCE, NAME_LICENCE_URL = 5, 6, 10, 13, 14
KEPT_NAMES = {NAME_COPYRIGHT, NAME_VERSION, NAME_LICENCE, NAME_LICENCE_URL}
VERTICAL_WRITING_TABLES = ["vhea", "vmtx", "VORG", "BASE"]

NAMES_FILE = "LammerNames-Regular.ttf"
NAMES_CODECS = ("gbk", "big5")
"""The character sets whose characters people's names are written in, the rare ones included."""
CURVE_ERROR = 1.0
"""How far a TrueType curve may lie from the one it stands for, in thousandths of the size."""
MAXIMA_OF_INSTRUCTIONS = (
    "maxZones",
    "maxTwilightPoints",
    "maxStorage",
    "maxFunctionDefs",
    "maxInstructionDefs",
    "maxStackElements",
    "maxSizeOfInstructions",
    "maxComponentElements",
)


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
    """Return all text of the product that the screen may show, files in a fixed order."""
    files = sorted(
        path
        for folder in TEXT_FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix in TEXT_SUFFIXES
    )
    return "".join(path.read_text(encoding="utf-8") for path in files)


def printable(text: str) -> set[int]:
    """Return the code points of a text without its control characters."""
    return {ord(sign) for sign in text if ord(sign) >= FIRST_PRINTABLE}


def wanted_code_points(root: Path, words: str) -> tuple[set[int], set[int]]:
    """Return what the Latin family and the two CJK families must hold: (below U+2E80, from U+2E80 on)."""
    found = printable(source_text(root)) | printable(words) | printable(SYMBOLS)
    latin = {point for point in found if point < FIRST_CJK}.union(BASIC_LATIN, LATIN_1, *LATIN_OF_NAMES)
    return latin, {point for point in found if point >= FIRST_CJK}


def subset(font: TTFont, code_points: set[int], *, keep_features: bool) -> None:
    """Cut a font down to the given code points in place; without features it loses vertical writing too."""
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
    """Give a font a family of its own and keep the copyright, version and licence of its source."""
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
    """Copy the outlines of code points that `font` lacks from another TrueType font, scaled to its grid.

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
    """Write one weight of the Latin family; return the code points that no source font has."""
    font = TTFont(sources / LATIN_SOURCES / weight.latin_file, recalcTimestamp=False)
    missing = code_points - set(font.getBestCmap())
    subset(font, code_points, keep_features=True)
    for file in weight.symbol_files:
        donor = TTFont(sources / LATIN_SOURCES / file)
        missing -= borrow(font, donor, missing)
    rename(font, "Lammer Sans", weight.style)
    font.save(target / f"LammerSans-{weight.style}.ttf")
    return missing


def cjk_font(sources: Path, weight: Weight, script: str) -> TTFont:
    """Return one weight of the source for Traditional (TC) or Simplified (SC), whole."""
    collection = TTCollection(sources / CJK_SOURCES / weight.cjk_file)
    wanted_family = f"Noto Sans CJK {script}"
    font = next(font for font in collection.fonts if font["name"].getDebugName(NAME_FAMILY) == wanted_family)
    font.recalcTimestamp = False
    return font


def make_cjk(sources: Path, weight: Weight, script: str, code_points: set[int], target: Path) -> set[int]:
    """Write one weight of the Traditional (TC) or Simplified (SC) family; return what the source lacks."""
    font = cjk_font(sources, weight, script)
    missing = code_points - set(font.getBestCmap())
    # Basic Latin stays, so that a label set in this family alone still shows its figures.
    subset(font, code_points | set(BASIC_LATIN) | printable(SYMBOLS), keep_features=False)
    rename(font, f"Lammer Sans {script}", weight.style)
    font.save(target / f"LammerSans{script}-{weight.style}.otf")
    return missing


def signs_of_names() -> set[int]:
    """Return the Chinese characters of people's names: those of two character sets."""
    pairs = (bytes((high, low)) for high in range(0x81, 0xFF) for low in range(0x40, 0xFF))
    decoded = (pair.decode(codec, "ignore") for pair in pairs for codec in NAMES_CODECS)
    return {ord(sign) for sign in decoded if len(sign) == 1 and ord(sign) >= FIRST_CJK}


def make_names(sources: Path, code_points: set[int], target: Path) -> None:
    """Write the font of people's names, one weight, in the simplified script's shapes."""
    font = cjk_font(sources, WEIGHTS[0], "SC")
    subset(font, code_points | set(BASIC_LATIN), keep_features=False)
    to_truetype(font)
    rename(font, "Lammer Names", WEIGHTS[0].style)
    font.save(target / NAMES_FILE)


def to_truetype(font: TTFont) -> None:
    """Turn the outlines of a font from PostScript's cubic curves to TrueType's quadratic ones, in place."""
    order, outlines = font.getGlyphOrder(), font.getGlyphSet()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(None)
        outlines[name].draw(Cu2QuPen(pen, CURVE_ERROR, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, glyphs
    for name in order:
        glyphs[name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyphs[name], "xMin", 0))
    most = font["maxp"]
    most.tableVersion = 0x00010000
    for field in MAXIMA_OF_INSTRUCTIONS:
        setattr(most, field, 1 if field == "maxZones" else 0)
    font["post"].formatType = 3.0
    font["head"].glyphDataFormat = 0
    font.sfntVersion = "\x00\x01\x00\x00"
    del font["CFF "]


def show(code_points: set[int]) -> str:
    """Return code points as a readable line, each with its character."""
    return " ".join(f"U+{point:04X} {chr(point)}" for point in sorted(code_points)) or "none"


def main() -> int:
    """Make the seven files; return 1 if a character of the CJK families is in no source font."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--sources", type=Path, default=Path("/usr/share/fonts"), help="where Debian keeps fonts"
    )
    parser.add_argument("--target", type=Path, default=FONTS, help="folder that receives the files")
    chosen = parser.parse_args()
    latin, cjk = wanted_code_points(ROOT, WORDS.read_text(encoding="utf-8"))
    lost: set[int] = set()
    for weight in WEIGHTS:
        lacking = make_latin(chosen.sources, weight, latin, chosen.target)
        print(f"Lammer Sans {weight.style}: {len(latin)} characters; missing: {show(lacking)}")
        for script in CJK_SCRIPTS:
            lacking = make_cjk(chosen.sources, weight, script, cjk, chosen.target)
            print(f"Lammer Sans {script} {weight.style}: {len(cjk)} characters; missing: {show(lacking)}")
            lost |= lacking
    of_names = signs_of_names() | cjk
    make_names(chosen.sources, of_names, chosen.target)
    print(f"Lammer Names: {len(of_names)} characters")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
