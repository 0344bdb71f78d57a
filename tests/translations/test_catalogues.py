"""Every text of the product is found, and said in every language, in that language's own characters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terminal import screen
from terminal.table.setup import languages
from terminal.table.setup.languages import TRANSLATED, Language, captions, glossary, in_house_words
from tests.translations.catalogue import PLACES, places, read
from tests.translations.extract import Extracted, extract, extract_from

SCREEN = Path(screen.__file__).parent
LATIN = re.compile(r"[A-Za-z]+")
CHINESE = re.compile("[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]")
CODES = re.compile(
    r"\{\w+\}|Lammer|SQLite|PDF|CSV|KiB|tzdata|systemd|standing-\d|lammer verify|chmod \d+|--\w+|\blp\b"
    r"|\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?"
)
"""What stays as it is in every language: names, formats, and what is typed at a command line."""


@pytest.fixture(scope="module")
def found() -> Extracted:
    """Return the texts of the product."""
    return extract()


def test_every_text_that_is_translated_is_found(found: Extracted) -> None:
    assert found.lost == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_nothing_else(found: Extracted, language: Language) -> None:
    """`python -m tests.translations missing` lists what is missing; `stale` drops what is not asked for."""
    kept = read(language)
    assert sorted(found.texts.keys() - kept.keys()) == []
    assert sorted(kept.keys() - found.texts.keys()) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_the_places_of_its_english(language: Language) -> None:
    assert [text for text, done in read(language).items() if places(text) != places(done)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_has_no_latin_letters_but_names_and_codes(language: Language) -> None:
    wrong = {text: done for text, done in read(language).items() if LATIN.search(CODES.sub("", done))}
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_text_with_words_is_said_in_chinese(language: Language) -> None:
    """Unless all that is said stands in its places, as in `pays {price}`."""
    own = {
        text: tuple(PLACES.sub("", one).strip() for one in (text, done))
        for text, done in read(language).items()
    }
    plain = [
        text
        for text, (words, said) in own.items()
        if LATIN.search(words) and said and not CHINESE.search(said)
    ]
    assert plain == []


def test_the_two_scripts_are_not_mixed() -> None:
    """Characters that only one script has: each is known from a text that differs in the two."""
    traditional, simplified = (read(language) for language in TRANSLATED)
    there, here = ("".join(texts.values()) for texts in (traditional, simplified))
    shared = set(there) & set(here)
    only_traditional = set("莊閒對輕鬆險補靴銷廢復號點檯賠發帳錄選擇還開關")
    only_simplified = set("庄闲对轻松险补销废号点赔发账录选择还开关")
    assert not shared & (only_traditional - only_simplified - {"靴", "復"})
    assert not shared & (only_simplified - only_traditional - {"松"})


def test_the_terms_of_the_glossary_are_those_of_the_catalogues() -> None:
    catalogues = {language: read(language) for language in TRANSLATED}
    wrong = [
        (term["english"], language)
        for term in glossary()
        for language, texts in catalogues.items()
        if term["english"] in texts and term[language] not in texts[term["english"]]
    ]
    assert wrong == []


def test_the_glossary_holds_the_terms_that_a_house_agreed_on() -> None:
    """莊 to 復原, and the same in simplified characters."""
    traditional = (
        "莊 閒 和 莊對 閒對 超級六 輕鬆六 幸運六 保險 莊保險 閒保險 例牌 補牌 停牌 牌靴 切牌 銷牌 荷官 主管 "
        "抽水 免佣 限紅 數紅 泥碼 現金碼 請下注 停止下注 珠盤路 大路 大眼仔 小路 曱甴路 莊問路 閒問路 "
        "作廢 復原"
    )
    simplified = (
        "庄 闲 和 庄对 闲对 超级六 轻松六 幸运六 保险 庄保险 闲保险 补牌 停牌 牌靴 切牌 销牌 抽水 免佣 限红 "
        "数红 泥码 现金码 请下注 停止下注 珠盘路 大路 大眼仔 小路 小强路 庄问路 闲问路 作废 复原"
    )
    for language, terms in zip(TRANSLATED, (traditional, simplified), strict=True):
        assert set(terms.split()) <= {term[language] for term in glossary()}


def test_a_caption_is_short_english_under_a_label_and_never_a_sentence(found: Extracted) -> None:
    for text, caption in captions().items():
        assert text in found.texts
        assert not caption.endswith((".", "!", "?"))
        assert len(caption) <= 30
        assert places(caption) <= places(text)


def test_a_second_line_has_its_places_filled_in_where_it_is_asked_for() -> None:
    """`both` fills them in itself; a caption has places only where its English has."""
    opened = {text for text, caption in captions().items() if places(caption)}
    asked = r"(?:second_line|both|chinese_under|joined)\(\s*\"([^\"]*\{\w+\}[^\"]*)\"\s*\)(?!\.format)"
    wrong = [
        (path.name, text)
        for path in SCREEN.rglob("*.py")
        for text in re.findall(asked, path.read_text("utf-8"))
    ]
    asked = r"english_under\(\s*\"([^\"]*)\"\s*\)"
    wrong += [
        (path.name, text)
        for path in SCREEN.rglob("*.py")
        for text in re.findall(asked, path.read_text("utf-8"))
        if text.replace(r"\n", "\n") in opened
    ]
    assert wrong == []


# The extractor itself


def test_the_extractor_finds_what_is_handed_on() -> None:
    source = """
NAMES = ("one", "two")
LATER = {1: Message("three")}

def told(text): return tr(text)

def shown(number, ready):
    word = "four" if ready else "five"
    for name in NAMES:
        tr(name)
    told("six")
    tr(word), tr(("seven", "eight")[number]), Message(LATER[1].template, {})
"""
    assert sorted(extract_from({"terminal.sample": source}).texts) == sorted(
        ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    )


@pytest.mark.parametrize(
    "call", ['tr(f"box {number}")', 'tr("box " + number)', "tr(number)", "tr(NAMES.pop())", "Message(number)"]
)
def test_the_extractor_reports_a_text_that_it_cannot_find(call: str) -> None:
    lost = extract_from({"terminal.sample": f"def shown():\n    number = input()\n    return {call}\n"}).lost
    assert len(lost) == 1


@pytest.mark.parametrize("written", ['house_zh-Hant = "閒方"', "house_zh-Hant  =  '閒方'", ""])
def test_a_house_that_writes_a_word_of_its_own_has_it_in_every_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    lines = f"""# house_zh-Hant: a word of the house
[[term]]
english = "Player"
zh-Hant = "閒"
zh-Hans = "闲"
{written}
house_zh-Hans = ""
"""
    path = tmp_path / "glossary.toml"
    path.write_text(lines, encoding="utf-8")
    monkeypatch.setattr(languages, "_glossary_path", lambda: path)
    kept = (languages.glossary, languages._house_words)
    for one in kept:
        one.cache_clear()
    try:
        assert in_house_words(Language.TRADITIONAL, "閒贏") == ("閒方贏" if written else "閒贏")
        assert in_house_words(Language.SIMPLIFIED, "闲赢") == "闲赢"
    finally:
        for one in kept:
            one.cache_clear()
