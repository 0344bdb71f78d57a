"""A technician asks an installed table: may another release take it over, what is wrong, what helps."""

from __future__ import annotations

import os
import shutil
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from terminal.cli import main
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.table.installed.doctor import Diagnosis, Doctor, Health, page_of
from terminal.table.installed.support_bundle import contents, pack, without_words
from terminal.table.installed.trial import try_release
from terminal.table.setup.profile import TableProfile
from tests.ledger.acts import behind_its_back
from tests.ledger_faults import raises_fault
from tests.table.dealing import DealtTable, live_ledger
from tests.table.pit import START
from tests.table.profiles import profile_of

FILES = Path(__file__).parents[1] / "ledger" / "files"
PROFILE = """
id = "BA-07"
kind = "live"
zone = "Asia/Singapore"
game = "insurance-super-six-plus"
layout = "bean-9"
board_screen = "HDMI-2"
[ledger]
file = "BA-07.ledger"
[staff]
file = "staff.json"
"""
TWO_SCREENS = """Screen 0: minimum 320 x 200
DP-1 connected primary 1920x1080+0+0
HDMI-1 disconnected
HDMI-2 connected 1920x1080+1920+0
"""
MATRIX = "1.000000, 0.000000, 0.000000, 0.000000, 1.000000, 0.000000, 0.000000, 0.000000, 1.000000"
SPREAD = f"Coordinate Transformation Matrix (155): {MATRIX}\n"
MAPPED = SPREAD.replace("1.000000", "0.500000", 1)


@pytest.fixture
def profile(tmp_path: Path) -> TableProfile:
    """Return the profile of a live table whose files lie next to it."""
    return profile_of(PROFILE, tmp_path)


def dealt(profile: TableProfile, *, amid_a_round: bool = False) -> None:
    """Deal two rounds at the table, and begin a third if asked to."""
    table = DealtTable(live_ledger(profile.ledger), 5)
    table.open()
    table.play_plainly(2)
    if amid_a_round:
        assert table.act(c.PlaceBet("1", Bet.PLAYER, 20_000))
    table.session.ledger.close()
    profile.ledger.chmod(0o600)


def alter(profile: TableProfile) -> None:
    """Alter an event of the ledger behind its back."""
    with behind_its_back(profile.ledger) as connection:
        connection.execute("UPDATE events SET actor = '9999' WHERE seq = 3")


def of_another_table(profile: TableProfile) -> TableProfile:
    """Return the profile of another table that names the same ledger."""
    return replace(profile, terms=replace(profile.terms, table_id="BA-99"))


def contents_of(folder: Path) -> dict[str, bytes]:
    """Return what lies in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_release_is_tried_on_a_copy_and_the_ledger_stays_as_it_is(profile: TableProfile) -> None:
    dealt(profile)
    before = contents_of(profile.ledger.parent)
    trial = try_release(profile)
    assert trial.passed
    assert "rounds 2" in trial.told.render()
    # A reader of SQLite may leave an empty log next to it.
    assert before.items() <= contents_of(profile.ledger.parent).items()


def test_amid_a_round_no_release_takes_over(profile: TableProfile) -> None:
    dealt(profile, amid_a_round=True)
    trial = try_release(profile)
    assert not trial.passed
    assert trial.amid_a_round
    assert "A round is under way" in trial.told.render()


def test_the_ledger_of_another_table_is_not_tried(profile: TableProfile) -> None:
    dealt(profile, amid_a_round=True)
    with raises_fault(LedgerFault.WRONG_TABLE):
        try_release(of_another_table(profile))


def test_a_table_without_a_ledger_may_go_over(profile: TableProfile) -> None:
    assert try_release(profile).passed


def test_an_altered_ledger_is_not_taken_over(profile: TableProfile) -> None:
    dealt(profile)
    alter(profile)
    with pytest.raises(LedgerError):
        try_release(profile)


@pytest.mark.parametrize("name", ["format-1-tables-4.ledger", "format-2-tables-4.ledger"])
def test_the_ledger_of_an_older_release_is_brought_to_this_form_on_the_copy_alone(
    tmp_path: Path, name: str
) -> None:
    profile = profile_of(PROFILE, tmp_path)
    for left in FILES.glob(f"{name}*"):
        shutil.copy(left, tmp_path / left.name.replace(name, "BA-07.ledger"))
    before = (tmp_path / "BA-07.ledger").read_bytes()
    try:
        assert try_release(profile).passed
    finally:
        assert (tmp_path / "BA-07.ledger").read_bytes() == before


def test_the_command_says_why_not(
    profile: TableProfile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(profile, amid_a_round=True)
    house = str(tmp_path / "house.toml")
    assert main(["trial", "--profile", house]) == 5
    assert "A round is under way" in capsys.readouterr().err
    assert main(["where", "--profile", house]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"ledger: {profile.ledger}"


class Sick:
    """An installation of which a test chooses what is wrong."""

    def __init__(self, profile: TableProfile, folder: Path) -> None:
        self.profile, self.folder = profile, folder
        self.answers: dict[str, str | None] = {
            "xrandr": TWO_SCREENS,
            "xinput": MAPPED,
            "timedatectl": "yes\n",
        }
        self.settings = folder / "display.conf"
        self.settings.write_text('TOUCH_DEVICE="Panel"\nDEALER_SCREEN="DP-1"\n', encoding="utf-8")
        (folder / "checks.log").write_text("1\t2026-01-01T00:00:00Z\tgood\t1.0-a\t\n", encoding="utf-8")

    def ask(self, command: Sequence[str]) -> str | None:
        """Answer in the place of the system's programs."""
        return self.answers[command[0]]

    def look(self, fonts: Sequence[str] = ("LammerSans-Regular.ttf",)) -> list[Diagnosis]:
        """Return what the doctor finds."""
        doctor = Doctor(
            self.profile,
            fonts=fonts,
            ask=self.ask,
            clock=lambda: START.replace(year=START.year + 1),
            state=self.folder,
            settings=self.settings,
        )
        return [*doctor.look()]

    def wrong(self, fonts: Sequence[str] = ("LammerSans-Regular.ttf",)) -> set[str]:
        """Return the subjects of what is wrong."""
        return {one.subject for one in self.look(fonts) if one.health is Health.WRONG}


@pytest.fixture
def sick(profile: TableProfile, tmp_path: Path) -> Sick:
    """Return an installation with nothing wrong but that its profile asks for no copies."""
    dealt(profile)
    return Sick(profile, tmp_path)


def test_the_doctor_looks_at_everything_and_names_what_is_wrong(sick: Sick) -> None:
    found = sick.look()
    subjects = {one.subject for one in found}
    assert subjects >= {"release", "check", "display", "touch", "clock", "disk", "rights", "fonts", "ledger"}
    assert subjects >= {"staff", "copies"}
    assert sick.wrong() == {"copies"}
    assert "Wrong: 1." in page_of(found)


def test_the_doctor_finds_a_missing_screen_and_touch_that_is_spread_over_two(sick: Sick) -> None:
    sick.answers["xinput"] = SPREAD
    assert "touch" in sick.wrong()
    sick.answers["xrandr"] = TWO_SCREENS.replace("HDMI-2 connected", "HDMI-2 disconnected")
    assert "display" in sick.wrong()
    assert "touch" not in sick.wrong()
    sick.answers["xinput"] = None
    assert "touch" in sick.wrong()


def test_the_doctor_finds_files_open_to_all_a_clock_a_font_and_a_stopped_check(sick: Sick) -> None:
    sick.profile.ledger.chmod(0o644)
    sick.answers["timedatectl"] = "no\n"
    (sick.folder / "checks.log").write_text(
        "1\t2026-01-01T00:00:00Z\tstopped\t1.0\tlib: was changed\n", "utf-8"
    )
    assert sick.wrong(fonts=("Nowhere.ttf",)) == {"rights", "clock", "fonts", "check", "copies"}
    page = page_of(sick.look())
    assert "install systemd-timesyncd or chrony" in page
    assert "fill in [backup]" in page


def test_the_doctor_says_of_copies_where_this_account_may_not_write(
    sick: Sick, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    sick.profile = profile_of(
        f'{PROFILE}[backup]\nevery_minutes = 30\nfolder = "{disk / "BA-07"}"\n', tmp_path
    )
    told = {one.subject: one.found for one in sick.look()}
    assert told["copies"] == f"there is none in {disk / 'BA-07'}"
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != disk and may(path, mode))
    told = {one.subject: one.found for one in sick.look()}
    assert told["copies"] == f"this account may not write to {disk}, so none comes to {disk / 'BA-07'}"
    # Below a folder that is another account's alone, not even what is there can be known.
    monkeypatch.setattr(Path, "is_dir", _not_below(disk))
    assert {one.subject: one.found for one in sick.look()}["copies"] == told["copies"]


def _not_below(folder: Path) -> Callable[[Path], bool]:
    is_folder = Path.is_dir

    def look(path: Path) -> bool:
        if folder in path.parents:
            raise PermissionError(13, "Permission denied")
        return is_folder(path)

    return look


def test_the_doctor_finds_an_altered_ledger(sick: Sick) -> None:
    alter(sick.profile)
    assert "ledger" in sick.wrong()


def test_the_doctor_finds_the_ledger_of_another_table(sick: Sick) -> None:
    sick.profile = of_another_table(sick.profile)
    assert "ledger" in sick.wrong()
    assert "is that of table BA-07, not of BA-99" in page_of(sick.look())


def test_where_nobody_can_be_asked_that_is_said_and_nothing_is_wrong(sick: Sick) -> None:
    sick.answers = dict.fromkeys(sick.answers)
    unknown = {one.subject for one in sick.look() if one.health is Health.UNKNOWN}
    assert {"display", "clock"} <= unknown
    assert sick.wrong() == {"copies"}


SECRETS = ("Chua Boon Huat", "10007", "271828", "25,000", "25000")
LOG = """2026-11-28 21:43:19,123 CRITICAL unexpected fault of Chua Boon Huat
Traceback (most recent call last):
  File "/usr/lib/lammer/current/_internal/terminal/screen/presenter.py", line 170, in do
    raise ValueError("PIN 271828 of 10007, a bet of 25,000")
ValueError: PIN 271828 of 10007, a bet of 25,000 for Chua Boon Huat
25000 lay there: Chua Boon Huat
terminal.ledger.errors.LedgerError: 10007
2026-11-28 21:43:20 Chua Boon Huat WARNING 271828
"""


def test_of_a_log_only_times_levels_places_and_kinds_of_faults_are_kept() -> None:
    assert without_words(LOG.splitlines()) == [
        "2026-11-28 21:43:19,123 CRITICAL",
        "  terminal/screen/presenter.py, line 170, in do",
        "  ValueError",
        "  terminal.ledger.errors.LedgerError",
        "2026-11-28 21:43:20",
    ]


def test_the_support_bundle_holds_no_name_no_pin_and_no_bet(sick: Sick, tmp_path: Path) -> None:
    log = tmp_path / "lammer.log"
    log.write_text(LOG, encoding="utf-8")
    checks = tmp_path / "checks.log"
    checks.write_text(checks.read_text(encoding="utf-8") + "Chua Boon Huat\n", encoding="utf-8")
    target = tmp_path / "support.tar.gz"
    pack(contents(sick.profile, sick.look(), [log], checks), target)
    with tarfile.open(target) as archive:
        names = archive.getnames()
        texts = [archive.extractfile(name).read().decode() for name in names]  # type: ignore[union-attr]
    assert {Path(name).name for name in names} == {"doctor.txt", "versions.txt", "lammer.log", "checks.log"}
    assert [secret for secret in SECRETS for text in texts if secret in text] == []
    with pytest.raises(FileExistsError):
        pack({}, target)
