"""A profile gives the terms of its table, or an error that names file, line and field."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.identity import LedgerKind
from terminal.ledger.signed_heads import KEY_CREDENTIAL
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House, Limits
from terminal.table.people.pepper import CREDENTIAL
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.setup.data_dirs import data_home
from terminal.table.setup.defaults import DEFAULT_CHIPS, default_limits
from terminal.table.setup.languages import Language
from terminal.table.setup.layouts import layout_labels
from terminal.table.setup.profile import (
    Backup,
    BoardSettings,
    TableProfile,
    demo_profile,
    load_profile,
    profiles_folder,
)
from terminal.table.setup.typed_input import FaultyInput
from tests.table.profiles import profile_of

FOLDER = Path("house")
FULL = """\
id = "BA-07"
kind = "live"
zone = "Asia/Singapore"
language = "en"
rounds_an_hour = 52
motion = false
game = "insurance-super-six-plus"
layout = "mini-7"
decks = 6
face_down = true
private = true
minimum = "200"
maximum = "20000"
side_minimum = "50"
side_maximum = "5000"
maximum_differential = "25000"
chip_unit = "25"

[chips]
currency = "HKD"
values = [
    "25",
    "100",
    "500",
]

[house]
payout_unit = "0.50"
differential_scope = "box"
pro_rata_everywhere = true
missed_offer_forgoes = "offer"
established_by = "placed"
rounds_after_cut_card = 2

[staff]
file = "people/staff.json"
number_digits = 6
pin_digits = 8

[ledger]
file = "BA-07.ledger"

[backup]
every_minutes = 30
folder = "copies"
keep = 12
"""
DISPLAY = """\
id = "BA-07"
kind = "live"
zone = "UTC"
board_screen = "HDMI-1"
game = "commission"

[board]
clock = 30
text = ["Welcome", "Rules at the pit desk"]
picture = "house.png"
rules = ["At the pit desk"]
languages = ["zh-Hant", "en"]
turn = 20
"""
LEAST = 'id = "BA-07"\nkind = "live"\nzone = "UTC"\ngame = "commission"\n'


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the folder of the house into the folder in which the test works."""
    monkeypatch.chdir(tmp_path)
    FOLDER.mkdir()


def read(text: str) -> TableProfile:
    """Return the profile of a text."""
    return profile_of(text, FOLDER)


def fault(text: str) -> FaultyInput:
    """Return the error of a text."""
    with pytest.raises(FaultyInput) as caught:
        read(text)
    return caught.value


def test_every_field_arrives_where_it_belongs() -> None:
    profile = read(FULL)
    terms = profile.terms
    assert (profile.table_id, profile.kind, profile.zone) == ("BA-07", LedgerKind.LIVE, "Asia/Singapore")
    assert (profile.pace, profile.motion) == (52, False)
    assert (terms.game, terms.layout, terms.decks) == ("insurance-super-six-plus", "mini-7", 6)
    assert terms.boxes == layout_labels("mini-7")
    assert (terms.face_down, terms.private, terms.chip_unit) == (True, True, 25_00)
    assert terms.rules_version == RULES_VERSION
    assert terms.limits == Limits(
        minimum=200_00,
        maximum=20_000_00,
        side_minimum=50_00,
        side_maximum=5_000_00,
        maximum_differential=25_000_00,
    )
    assert terms.house == House(
        payout_unit=50,
        differential_scope=DifferentialScope.BOX,
        pro_rata_everywhere=True,
        missed_offer_forgoes=ForgoneFor.OFFER,
        established_by=EstablishedBy.PLACED,
        rounds_after_cut_card=2,
    )
    assert (profile.chips.currency, profile.chips.values) == ("HKD", (25_00, 100_00, 500_00))
    assert (profile.staff.number_digits, profile.staff.pin_digits) == (6, 8)
    assert profile.staff.path == Path.cwd() / FOLDER / "people" / "staff.json"
    assert profile.ledger == Path.cwd() / FOLDER / "BA-07.ledger"
    assert profile.backup is not None
    assert profile.backup == Backup(30, Path.cwd() / FOLDER / "copies", 12)


def test_copies_are_kept_apart_by_kind_and_forty_eight_of_them_unless_told_otherwise() -> None:
    backup = read(LEAST + "[backup]\nevery_minutes = 60\n").backup
    assert backup == Backup(60, data_home() / "backup" / "live", 48)


def test_what_is_left_out_is_the_standard_of_the_game() -> None:
    profile = read(LEAST)
    assert profile.terms.limits == default_limits(GAMES["commission"])
    assert profile.terms.house == House()
    assert profile.chips.values == DEFAULT_CHIPS
    assert (profile.terms.decks, profile.terms.layout, profile.terms.chip_unit) == (8, "bean-9", 100)
    assert (profile.pace, profile.motion, profile.backup) == (46, True, None)
    assert profile.ledger == data_home() / "live" / "BA-07.ledger"
    assert profile.staff.path == data_home() / "staff.json"


def test_the_display_of_the_players_has_its_screen_clock_text_and_picture() -> None:
    picture = Path.cwd() / FOLDER / "house.png"
    spoken = (Language.TRADITIONAL, Language.ENGLISH)
    lines = ("Welcome", "Rules at the pit desk")
    board = BoardSettings("HDMI-1", 30, lines, picture, ("At the pit desk",), spoken, 20)
    assert read(DISPLAY).board == board


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ("clock = 30", "clock = 9", "board.clock"),
        ("clock = 30", "clock = 61", "board.clock"),
        ('"Welcome"', '" "', "board.text"),
        ('"At the pit desk"', '""', "board.rules"),
        ('"zh-Hant"', '"en"', "board.languages"),
        ('"zh-Hant"', '"fr"', "board.languages[0]"),
        ("turn = 20", "turn = 4", "board.turn"),
        ("turn = 20", "turn = 61", "board.turn"),
        ('"HDMI-1"', '""', "board_screen"),
    ],
)
def test_a_display_that_cannot_be_is_named_by_its_field(before: str, after: str, field: str) -> None:
    assert DISPLAY.count(before) == 1
    assert fault(DISPLAY.replace(before, after)).field == field


def test_a_display_has_no_clock_and_no_screen_unless_the_house_wants_them() -> None:
    assert read(LEAST + "[board]\nclock = 0\n").board == read(LEAST).board == BoardSettings()


def test_none_takes_a_standard_limit_away() -> None:
    profile = read(LEAST + 'minimum = "none"\nmaximum_differential = "none"\n')
    assert profile.terms.limits == Limits()


def test_a_profile_and_a_script_read_the_same_terms_from_the_same_words() -> None:
    profile = read(LEAST + 'layout = "big-12"\ndecks = 4\nminimum = "50.50"\n[house]\npayout_unit = "1"\n')
    words = {
        "game": "commission",
        "layout": "big-12",
        "decks": 4,
        "minimum": "50.50",
        "house": {"payout_unit": "1"},
    }
    script = read_script(ScriptPlace("script"), {"table": words, "steps": []}).terms
    assert (profile.terms.limits, profile.terms.house, profile.terms.boxes) == (
        script.limits,
        script.house,
        script.boxes,
    )


def test_each_published_game_comes_with_a_profile() -> None:
    assert {
        "commission",
        "insurance-super-six-plus",
        "easy-six",
        "tournament",
        "fortune-six",
    } <= {path.stem for path in profiles_folder().glob("*.toml")}


@pytest.mark.parametrize("game", [game for game in GAMES if (profiles_folder() / f"{game}.toml").is_file()])
def test_the_standard_profile_of_each_game_says_what_the_game_has_anyway(game: str) -> None:
    profile = load_profile(profiles_folder() / f"{game}.toml")
    least = read(f'id = "BA-01"\nkind = "live"\nzone = "Asia/Singapore"\ngame = "{game}"\n')
    assert profile == least


def test_the_demo_profile_is_a_demo_with_people_of_its_own() -> None:
    profile = demo_profile()
    assert (profile.kind, profile.table_id) == (LedgerKind.DEMO, "DEMO-1")
    assert profile.staff.path is None
    assert profile.ledger == data_home() / "demo" / "DEMO-1.ledger"


def change(before: str, after: str) -> str:
    """Return the full profile with one place changed."""
    assert FULL.count(before) == 1
    return FULL.replace(before, after)


FAULTS = {
    "no id": ('id = "BA-07"\n', "", 1, "id", "is missing"),
    "id with a slash": ('"BA-07"\n', '"BA/07"\n', 1, "id", "must be 1 to 16 letters"),
    "replay is no kind of table": ('"live"', '"replay"', 2, "kind", "is none of demo, live, training"),
    "no such zone": ('"Asia/Singapore"', '"Asia/Atlantis"', 3, "zone", "write an IANA name"),
    "a folder of zones": ('"Asia/Singapore"', '"Asia"', 3, "zone", "write an IANA name"),
    "a zone outside": ('"Asia/Singapore"', '"../../etc/passwd"', 3, "zone", "write an IANA name"),
    "a language of its own": ('"en"', '"fr"', 4, "language", "is none of en, zh-Hant, zh-Hans"),
    "language as a number": ('= "en"', "= 1", 4, "language", "must be a string"),
    "pace": ("= 52", "= 0", 5, "rounds_an_hour", "must be a whole number from 1 to 500"),
    "pace as a text": ("= 52", '= "52"', 5, "rounds_an_hour", "must be a whole number"),
    "motion as text": ("motion = false", 'motion = "off"', 6, "motion", "must be true or false"),
    "game": ('"insurance-super-six-plus"', '"punto"', 7, "game", "is none of commission"),
    "layout of another game": ('"mini-7"', '"big-12"', 8, "layout", "may not be played on big-12"),
    "layout": ('"mini-7"', '"mini-8"', 8, "layout", "is none of bean-7"),
    "decks": ("decks = 6", "decks = 9", 9, "decks", "takes 4 to 8 decks"),
    "decks as a fraction": ("decks = 6", "decks = 6.0", 9, "decks", "must be a whole number"),
    "flag": ("face_down = true", 'face_down = "yes"', 10, "face_down", "must be true or false"),
    "money as a number": ('minimum = "200"\n', "minimum = 200\n", 12, "minimum", 'such as "1000"'),
    "money as text": ('minimum = "200"\n', 'minimum = "2 000"\n', 12, "minimum", "is no sum of money"),
    "a point without cents": ('minimum = "200"\n', 'minimum = "200."\n', 12, "minimum", "is no sum of money"),
    "cents alone": ('minimum = "200"\n', 'minimum = ".5"\n', 12, "minimum", "is no sum of money"),
    "a needless zero": ('minimum = "200"\n', 'minimum = "0200"\n', 12, "minimum", "is no sum of money"),
    "half a cent": ('minimum = "200"\n', 'minimum = "200.005"\n', 12, "minimum", "whole number of cents"),
    "minimum over maximum": ('minimum = "200"\n', 'minimum = "30000"\n', 12, "minimum", "is larger than max"),
    "no money at all": ('maximum = "20000"', 'maximum = "0"', 13, "maximum", "must be more than 0"),
    "side minimum": ('"50"\n', '"6000"\n', 14, "side_minimum", "larger than side_maximum"),
    "too much money": ('"25000"', f'"{10**13}"', 16, "maximum_differential", "at most 1,000,000,000,000"),
    "chip unit": ('chip_unit = "25"', 'chip_unit = "0"', 17, "chip_unit", "must be more than 0"),
    "currency": ('"HKD"', '"dollars"', 20, "chips.currency", "1 to 5 characters"),
    "chips out of order": ('    "500",\n', '    "50",\n', 21, "chips.values", "must rise"),
    "chips as numbers": ('    "100",\n', "    100,\n", 21, "chips.values[1]", "must be a decimal string"),
    "chips that place no bet": ('unit = "25"', 'unit = "1000"', 21, "chips.values", "no chip is a whole"),
    "no chips": ('    "25",\n    "100",\n    "500",\n', "", 21, "chips.values", "must be 1 to 9 values"),
    "house setting": ('"0.50"', '"0"', 28, "house.payout_unit", "must be more than 0"),
    "near miss": ("payout_unit", "pay_out_unit", 28, "house.pay_out_unit", "did you mean 'payout_unit'?"),
    "house choice": ('"box"', '"side"', 29, "house.differential_scope", "is none of table, box"),
    "rounds after": ("card = 2", "card = -1", 33, "house.rounds_after_cut_card", "a whole number from 0"),
    "PIN digits": ("pin_digits = 8", "pin_digits = 3", 38, "staff.pin_digits", "from 4 to 12"),
    "staff file": ('"people/staff.json"', '""', 36, "staff.file", "must be the path"),
    "staff of nobody": ('"people/', '"~no-such-user/', 36, "staff.file", "whose folder is not known"),
    "ledger that is no text": ('file = "BA-07.ledger"', "file = 7", 41, "ledger.file", "must be a string"),
    "minutes": ("every_minutes = 30", "every_minutes = 1441", 44, "backup.every_minutes", "from 1 to 1440"),
    "backup without minutes": ("every_minutes = 30\n", "", 43, "backup.every_minutes", "is missing"),
    "no copies": ("keep = 12", "keep = 0", 46, "backup.keep", "from 1 to 10000"),
    "unknown table": ("[backup]", "[backups]", 43, "backups", "did you mean 'backup'?"),
    "a table that is none": ("[ledger]\nfile", "[ledgers]\nfile", 40, "ledgers", "unknown field"),
    "a list for a table": ("[backup]\nevery_minutes = 30", "[[backup]]", 43, "backup", "an object with"),
    "no TOML": ("[chips]", "[chips", 19, "", "is not TOML"),
    "a key twice": ("decks = 6", "decks = 6\ndecks = 7", 10, "", "is not TOML"),
    "no end": ('folder = "copies"\n', 'folder = """copies', 46, "", "is not TOML"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "after", "line", "field", "problem"), FAULTS.values(), ids=FAULTS)
def test_an_error_names_file_line_and_field(
    before: str, after: str, line: int, field: str, problem: str
) -> None:
    wrong = fault(change(before, after))
    assert problem in wrong.problem
    assert (wrong.file, wrong.line, wrong.field) == ("house.toml", line, field)
    named = f", field {field!r}" if field else ""
    assert str(wrong) == f"house.toml, line {line}{named}: {wrong.problem}"


def test_a_demo_table_names_no_staff_file() -> None:
    wrong = fault(LEAST.replace("live", "demo") + '[staff]\nfile = "mine.json"\n')
    assert (wrong.line, wrong.field) == (6, "staff.file")


def test_a_missing_field_is_told_from_a_misspelt_one() -> None:
    assert "was 'gane' meant for it?" in fault(LEAST.replace("game", "gane")).problem


def test_the_line_is_that_of_the_key_and_not_of_a_text_that_mentions_it() -> None:
    text = LEAST + '# decks = 3\nlayout = "bean-9" # with decks\ndecks = 3\n'
    assert (fault(text).line, fault(text).field) == (7, "decks")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe", "is not text in UTF-8"),
        (b"# " + b"x" * 40_000, "is longer than 32 KiB"),
        (b"a = " + b"[" * 20_000, "is not TOML"),
        (b"decks = " + b"9" * 5_000, "is not TOML"),
    ],
)
def test_a_file_that_is_no_profile_at_all_is_an_error(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(content)
    with pytest.raises(FaultyInput, match=problem):
        load_profile(path)


def test_a_file_that_is_not_there_is_an_error_that_names_the_folder(tmp_path: Path) -> None:
    with pytest.raises(FaultyInput, match=r"there is no such profile in .*; check the path"):
        load_profile(tmp_path / "house.toml")


def test_a_folder_is_no_profile(tmp_path: Path) -> None:
    with pytest.raises(FaultyInput, match="is not a file but a folder"):
        load_profile(tmp_path)


def test_a_profile_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(LEAST, encoding="utf-8-sig")
    assert load_profile(path).table_id == "BA-07"


LINES = FULL.splitlines(keepends=True)
VALUES = st.sampled_from(
    ['""', '"x"', '"none"', '"-1"', '"1e9"', '"."', "0", "-1", "1.5", "nan", "true", "[]", "[[]]", "{}",
     "{a = 1}", "1979-05-27", "0x" + "f" * 300, '"\\u0000"', '"~"', '"~x/y"', "[1, 2]", '"💰"', "9" * 4000]
)  # fmt: skip


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Return a good profile with lines dropped, doubled, swapped, cut, or given other values."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        key = lines[place].split("=", maxsplit=1)[0]
        match draw(st.integers(0, 4)):
            case 0:
                lines[place] = ""
            case 1:
                lines[place] += lines[draw(st.integers(0, len(lines) - 1))]
            case 2:
                lines[place] = lines[place][: draw(st.integers(0, 30))]
            case 3:
                lines[place] = f"{key}= {draw(VALUES)}\n"
            case _:
                lines[place] = draw(st.text(max_size=20)) + lines[place]
    return "".join(lines)


@given(spoilt() | st.text(max_size=200))
@example("\r0")
def test_whatever_is_written_is_a_profile_or_an_error_of_a_profile(text: str) -> None:
    try:
        read(text)
    except FaultyInput as error:
        told = error
    else:
        return
    assert told.line is None or 1 <= told.line <= text.count("\n") + 1
    assert str(told).startswith("house.toml")


def test_paths_may_be_absolute_or_the_users_own(tmp_path: Path) -> None:
    absolute = tmp_path / "a.ledger"
    assert read(LEAST + f"[ledger]\nfile = '{absolute}'\n").ledger == absolute
    assert read(LEAST + '[ledger]\nfile = "~/a.ledger"\n').ledger == Path(os.environ["HOME"]) / "a.ledger"


def test_pins_of_a_live_table_have_six_digits_at_least_and_shorter_ones_are_known_as_such(
    tmp_path: Path,
) -> None:
    for digits, now, short in ((4, 6, 4), (6, 6, None), (8, 8, None)):
        profile = profile_of(FULL.replace("pin_digits = 8", f"pin_digits = {digits}"), tmp_path)
        assert (profile.staff.pin_digits, profile.staff.short_pin_digits) == (now, short)
    training = FULL.replace("pin_digits = 8", "pin_digits = 4").replace('kind = "live"', 'kind = "training"')
    assert profile_of(training, tmp_path).staff.pin_digits == 4


def test_pepper_and_badge_reader_are_paths_from_the_profiles_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = FULL.replace(
        "pin_digits = 8", 'pin_digits = 8\npepper = "secret"\nbadge_reader = "/dev/input/event7"'
    )
    staff = profile_of(text, tmp_path).staff
    assert (staff.pepper, staff.badge_reader) == (tmp_path / "secret", Path("/dev/input/event7"))
    assert profile_of(FULL, tmp_path).staff.pepper is None
    (tmp_path / CREDENTIAL).write_bytes(b"a secret of the house, 32 bytes.")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert profile_of(FULL, tmp_path).staff.pepper == tmp_path / CREDENTIAL
    assert demo_profile().staff.pepper is None


PLAIN = 'id = "BA-07"\nkind = "live"\nzone = "UTC"\ngame = "easy-six"\n'
HEADS = '[heads]\nfile = "away/BA-07.heads"\nkey = "BA-07.key"\nsyslog = true\n'


def test_heads_are_sent_where_the_house_says(tmp_path: Path) -> None:
    profile = profile_of(PLAIN + HEADS, tmp_path)
    assert profile.heads == HeadTargets(
        *(tmp_path / "BA-07.key", tmp_path / "away/BA-07.heads"),
        syslog=True,
        file_as_named="away/BA-07.heads",
    )
    assert profile.settings.heads == ("away/BA-07.heads", "syslog")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("[heads]\nkey = 'BA-07.key'\n", "heads"),
        ("[heads]\nsyslog = true\n", "heads.key"),
        ("[files]\ngroup = 'no such group'\n", "files.group"),
        ("clock_gap_hours = 0\n", "clock_gap_hours"),
    ],
)
def test_what_cannot_be_meant_of_heads_files_and_clock_is_named(
    tmp_path: Path, text: str, field: str
) -> None:
    before = text + PLAIN if text.startswith("clock") else PLAIN + text
    with pytest.raises(FaultyInput) as caught:
        profile_of(before, tmp_path)
    assert field in str(caught.value)


def test_a_key_that_systemd_hands_over_needs_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / KEY_CREDENTIAL).touch()
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    profile = profile_of(PLAIN + "[heads]\nsyslog = true\n", tmp_path)
    assert profile.heads is not None
    assert profile.heads.key == tmp_path / KEY_CREDENTIAL
