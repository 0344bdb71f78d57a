"""What every command of `lammer` does alike: output that cannot go anywhere, Ctrl+C, links, help."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from terminal import cli
from terminal.cli import FAILED, INTERRUPTED, MALFORMED, OUTPUT_CLOSED, main
from terminal.ledger.head_file import head_path
from terminal.rules.bets import Bet
from terminal.table.audit import audit
from tests.reports.pit import Pit

COMMANDS = (
    *("table", "replay", "verify", "rebuild", "backup", "report", "layouts"),
    *("edge", "staff", "key", "rehearse", "scenario", "cohort"),
)


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Return a closed ledger of a round, in a folder whose name is not of the plain sort."""
    folder = tmp_path / "賭枱 7"
    folder.mkdir()
    pit = Pit(folder / "BA-07.ledger")
    pit.play([("1", Bet.PLAYER, 100_000)])
    pit.close_ledger()
    return folder / "BA-07.ledger"


def arguments(command: str, ledger: Path) -> list[str]:
    """Return a command that has something to say."""
    more = {"verify": [str(ledger)], "report": ["shift", str(ledger)], "edge": ["--game", "commission"]}
    return [command, *more.get(command, [])]


def lammer(words: list[str], output: int) -> subprocess.CompletedProcess[str]:
    """Return the real program, its output going there."""
    start = "import sys; from terminal.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", start, *words], stdout=output, stderr=subprocess.PIPE, text=True, check=False
    )


@pytest.mark.parametrize("command", ["verify", "report", "layouts", "edge"])
def test_a_disk_that_is_full_is_said_in_a_line(command: str, ledger: Path) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    done = lammer(arguments(command, ledger), full)
    os.close(full)
    assert done.returncode == FAILED
    assert done.stderr == "lammer: standard output: cannot be written: No space left on device\n"


@pytest.mark.parametrize("command", ["verify", "report", "layouts", "edge"])
def test_who_reads_no_more_hears_no_more(command: str, ledger: Path) -> None:
    nobody, output = os.pipe()
    os.close(nobody)
    done = lammer(arguments(command, ledger), output)
    os.close(output)
    assert (done.returncode, done.stderr) == (OUTPUT_CLOSED, "")


def test_what_is_broken_off_says_so(
    ledger: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(audit, "audit_ledger", broken_off)
    assert main(["verify", str(ledger)]) == INTERRUPTED
    assert capsys.readouterr().err == "lammer: broken off\n"


def test_several_ledgers_are_verified_in_the_order_given_and_the_worst_counts(
    ledger: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other, none = tmp_path / "BA-08.ledger", tmp_path / "none.ledger"
    pit = Pit(other)
    pit.play([("1", Bet.PLAYER, 100_000)])
    pit.close_ledger()
    said = []
    for jobs in ("1", "2", "5"):
        assert main(["verify", "--jobs", jobs, str(other), str(ledger)]) == 0
        said.append([line.split(":")[0] for line in capsys.readouterr().out.splitlines()])
    assert said == [["BA-08.ledger", "BA-07.ledger"]] * 3
    head_path(other).write_text("nonsense")
    for jobs in ("1", "3"):
        assert main(["verify", "--jobs", jobs, str(other), str(none), str(ledger)]) == FAILED
        told = capsys.readouterr()
        lines = told.out.splitlines()
        assert [line.startswith("head file") for line in lines] == [True, False, False]
        assert "BA-08.ledger: findings: 1" in lines[1]
        assert "BA-07.ledger: whole" in lines[2]
        assert "none.ledger" in told.err


@pytest.mark.parametrize("option", ["--head", "--after"])
def test_a_head_belongs_to_one_ledger(option: str, ledger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", option, str(ledger), str(ledger), str(ledger)]) == MALFORMED
    assert "name one alone" in capsys.readouterr().err


def test_a_ledger_that_does_not_go_on_from_the_one_named_is_not_said_to(
    ledger: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(ledger), "--after", str(ledger)]) == FAILED
    said = capsys.readouterr().out
    assert "start: It does not go on from BA-07.ledger." in said
    assert "from which it goes on" not in said


def test_a_process_that_is_ended_is_said_in_a_line(
    ledger: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def killed(*_: object, **__: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(audit, "audit_ledger", killed)
    assert main(["verify", "--jobs", "2", str(ledger), str(ledger)]) == FAILED
    assert "ended before its work was done" in capsys.readouterr().err


@pytest.fixture
def link(ledger: Path, tmp_path: Path) -> Path:
    """Return a link to the ledger from another folder."""
    link = tmp_path / "today.ledger"
    link.symlink_to(ledger)
    return link


def test_a_link_to_a_ledger_stands_for_it_with_its_head(
    link: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["verify"], ["report", "shift"], ["rebuild"]):
        assert main([*words, str(link)]) == 0, capsys.readouterr()
    assert main(["backup", str(link), str(tmp_path / "copy.ledger")]) == 0
    assert sorted(file.name for file in tmp_path.iterdir() if not file.is_dir()) == [
        "copy.ledger", "copy.ledger.head", "today.ledger",
    ]  # fmt: skip


def test_a_ledger_that_is_in_use_is_not_rebuilt_through_a_link(
    link: Path, ledger: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pit = Pit(ledger.with_name("BA-08.ledger"))
    link.unlink()
    link.symlink_to(ledger.with_name("BA-08.ledger"))
    assert main(["rebuild", str(link)]) == FAILED
    assert "is in use" in capsys.readouterr().err
    pit.close_ledger()


def test_an_archived_day_is_not_rebuilt_whatever_rights_one_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pit = Pit(tmp_path / "BA-07.ledger")
    pit.play([("1", Bet.PLAYER, 100_000)])
    archived = pit.close_day("2025-11-27")
    pit.close_ledger()
    before = archived.read_bytes()
    assert main(["rebuild", str(archived)]) == FAILED
    assert "may not be written" in capsys.readouterr().err
    assert archived.read_bytes() == before
    assert sorted(file.name for file in archived.parent.iterdir()) == [
        archived.name, head_path(archived).name,
    ]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_each_command_has_its_exit_status_and_fits_a_terminal(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert "Exit status: 0" in said
    assert max(map(len, said.splitlines())) <= 82


def test_what_is_painted_is_told_to_a_pipe_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A descriptor that leads elsewhere might be that of a file of the table."""
    with (tmp_path / "BA-07.ledger").open("wb") as file:
        reads, writes = os.pipe()
        for descriptor in (file.fileno(), reads, 9_999):
            assert main(["table", "--painted-to", str(descriptor)]) == MALFORMED
            assert "is no pipe that can be written" in capsys.readouterr().err
        os.close(reads)
        os.close(writes)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("command", ["verify", "report"])
def test_names_that_the_output_cannot_hold_are_said_in_another_way(
    command: str, encoding: str, ledger: Path
) -> None:
    named = ledger.rename(ledger.with_name("賭.ledger"))
    head_path(ledger).rename(head_path(named))
    start = "import sys; from terminal.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", start, *arguments(command, named)],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    assert command == "report" or done.stdout.startswith(b"\\u8ced.ledger: whole")


def test_a_name_that_is_no_utf_8_is_answered(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    odd = os.fsdecode(bytes(tmp_path) + b"/\xff.ledger")
    for words in (["verify", odd], ["replay", odd], ["report", "shift", odd], ["backup", odd, odd + "2"]):
        assert main(words) in (FAILED, MALFORMED)
        assert "Traceback" not in capfd.readouterr().err


def test_more_scripts_than_any_file_has_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli._MOST_SCRIPTS == 64 * 1024**2
    monkeypatch.setattr(cli, "_MOST_SCRIPTS", 100)
    scripts = tmp_path / "rounds.jsonl"
    scripts.write_bytes(b" " * 101)
    assert main(["replay", str(scripts)]) == MALFORMED
    assert "longer than" in capsys.readouterr().err
