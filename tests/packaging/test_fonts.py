"""The bundled fonts hold every character that the product can show, under families that no system has."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

from tests.architecture.modules import ROOT

FONTS = ROOT / "resources" / "fonts"
FAMILIES = {
    "LammerSans-Regular.ttf": ("Lammer Sans", "Regular", 400),
    "LammerSans-Bold.ttf": ("Lammer Sans", "Bold", 700),
    "LammerSansTC-Regular.otf": ("Lammer Sans TC", "Regular", 400),
    "LammerSansTC-Bold.otf": ("Lammer Sans TC", "Bold", 700),
    "LammerSansSC-Regular.otf": ("Lammer Sans SC", "Regular", 400),
    "LammerSansSC-Bold.otf": ("Lammer Sans SC", "Bold", 700),
    "LammerNames-Regular.ttf": ("Lammer Names", "Regular", 400),
}
FAMILY, STYLE, TYPOGRAPHIC_FAMILY = 1, 2, 16
RESERVED = "Source"


def load_make_fonts() -> ModuleType:
    """Return the script that makes the fonts, which is no part of the package."""
    path = ROOT / "packaging" / "make_fonts.py"
    spec = importlib.util.spec_from_file_location("make_fonts", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def wanted() -> tuple[set[int], set[int]]:
    """Return the code points that the product's text needs now: (Latin and symbols, CJK)."""
    make_fonts = load_make_fonts()
    latin, cjk = make_fonts.wanted_code_points(ROOT, make_fonts.WORDS.read_text(encoding="utf-8"))
    return latin, cjk


def lacking(file: str, code_points: set[int]) -> str:
    """Return the characters that a font lacks, as text, so that a failure can be read."""
    return "".join(chr(point) for point in sorted(code_points - set(TTFont(FONTS / file).getBestCmap())))


@pytest.mark.parametrize("file", [file for file in FAMILIES if file.startswith("LammerSans-")])
def test_every_latin_sign_of_the_product_is_in_the_font_or_make_fonts_is_due(
    file: str, wanted: tuple[set[int], set[int]]
) -> None:
    assert lacking(file, wanted[0]) == ""


@pytest.mark.parametrize("file", [file for file in FAMILIES if not file.startswith("LammerSans-")])
def test_every_chinese_sign_of_the_product_is_in_the_font_or_make_fonts_is_due(
    file: str, wanted: tuple[set[int], set[int]]
) -> None:
    assert lacking(file, wanted[1]) == ""


def test_the_signs_on_the_felt_are_wanted_in_both_scripts(wanted: tuple[set[int], set[int]]) -> None:
    assert {ord(sign) for sign in "閒闲莊庄和對对六"} <= wanted[1]
    assert {ord(sign) for sign in "♠♥♦♣→½×−¶"} <= wanted[0]


@pytest.mark.parametrize("file", FAMILIES)
def test_a_font_has_a_family_of_its_own_and_its_weight(file: str) -> None:
    font = TTFont(FONTS / file)
    family, style, weight = FAMILIES[file]
    names = font["name"]
    assert names.getDebugName(FAMILY) == family
    assert names.getDebugName(STYLE) == style
    assert names.getDebugName(TYPOGRAPHIC_FAMILY) is None
    assert font["OS/2"].usWeightClass == weight


@pytest.mark.parametrize("file", FAMILIES)
def test_no_name_of_a_font_is_the_system_s_or_a_reserved_one(file: str) -> None:
    font = TTFont(FONTS / file)
    shown = [str(record) for record in font["name"].names if record.nameID in {1, 2, 3, 4, 6, 16, 17}]
    if "CFF " in font:
        top = font["CFF "].cff.topDictIndex[0]
        shown += [*font["CFF "].cff.fontNames, top.FullName, top.FamilyName]
    assert [name for name in shown if "Noto" in name or RESERVED in name] == []


def test_the_licence_lies_next_to_the_fonts_and_nothing_else_does() -> None:
    assert {path.name for path in FONTS.iterdir()} == {*FAMILIES, "OFL.txt"}
    text = (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in text
    assert "Reserved Font Name 'Source'" in text


def test_names_have_the_signs_of_both_scripts_rare_ones_too() -> None:
    assert lacking("LammerNames-Regular.ttf", {ord(sign) for sign in "邱志芳陳美玲张涛喆堃玥犇龘"}) == ""
    assert lacking("LammerSans-Regular.ttf", {ord(sign) for sign in "Nguyễn Wołek Yıldız Đặng ș"}) == ""


def test_figures_are_all_of_one_width_so_that_sums_stand_in_columns() -> None:
    for file in FAMILIES:
        font = TTFont(FONTS / file)
        widths = {font["hmtx"][font.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}
        assert len(widths) == 1, file


def test_a_text_file_with_a_new_sign_is_found(tmp_path: Path) -> None:
    translations = tmp_path / "resources" / "translations"
    translations.mkdir(parents=True)
    (translations / "lammer_zh_TW.ts").write_text("<translation>龘</translation>", encoding="utf-8")
    assert ord("龘") in load_make_fonts().wanted_code_points(tmp_path, "")[1]
