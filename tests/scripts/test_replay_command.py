"""`lammer replay` as a program: what it prints, its exit status, and what it leaves in a ledger."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.table.replay import parse
from terminal.table.setup import terms
from terminal.table.setup.typed_input import FaultyInput
from tests.patience import HANGS
from tests.scripts.scripting import CB, in_steps

ROOT = Path(__file__).parents[2]
STEPS = in_steps("place 1 player 100; no_more_bets; deal KS KH 9S 7D; settle")


def script(name: str, **changes: object) -> str:
    return json.dumps({"id": name, "table": CB, "steps": STEPS} | changes)


class Done(NamedTuple):
    """What a command said, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def replay(*arguments: str | Path, text: str = "") -> Done:
    """Run the command in this process."""
    out, err, given = io.StringIO(), io.StringIO(), io.TextIOWrapper(io.BytesIO(text.encode()))
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", given)
        status = main(["replay", *map(str, arguments)])
    return Done(status, out.getvalue(), err.getvalue())


def replay_apart(*arguments: str | Path, text: str = "") -> Done:
    """Run the command as a program."""
    done = subprocess.run(
        [sys.executable, "-m", "terminal", "replay", *map(str, arguments)],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def events_in(path: Path) -> int:
    ledger = Ledger.open(path, kind=LedgerKind.REPLAY)
    seq = ledger.head.seq
    ledger.close()
    return seq


def test_one_line_of_json_for_each_script_of_each_file(tmp_path: Path) -> None:
    first, second = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    first.write_text(f"{script('one')}\n\n{script('二')}\n", "utf-8")
    second.write_text(script("three"), "utf-8")
    done = replay_apart(first, "-", second, text=script("of the input") + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["one", "二", "of the input", "three"]
    assert [answer["rounds"][0]["house_net"] for answer in answers] == ["-100.00"] * 4


def test_refusals_are_no_failure() -> None:
    done = replay("-", text=script("refused", steps=[{"do": "settle"}]))
    assert done.returncode == 0
    assert json.loads(done.stdout)["refusals"][0]["code"] == "no_round"


@pytest.mark.parametrize(
    ("bad", "names"),
    [
        ("{", ("line 2",)),
        (script("bad", steps=[{"do": "show"}, {"do": "deal", "card": "ZZ"}]), ("line 2", "step 1", "card")),
    ],
    ids=["no JSON", "no card"],
)
def test_malformed_input_plays_nothing_and_ends_with_2(
    tmp_path: Path, bad: str, names: tuple[str, ...]
) -> None:
    ledger = tmp_path / "replay.db"
    assert replay("--ledger", ledger, "-", text=script("good")).returncode == 0
    before = events_in(ledger)
    done = replay("--ledger", ledger, "-", text=f"{script('good')}\n{bad}\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert all(name in done.stderr for name in names)
    assert events_in(ledger) == before
    new = tmp_path / "new.db"
    assert replay("--ledger", new, "-", text=bad).returncode == 2
    assert not new.exists()


def test_bytes_that_are_no_text_play_nothing_from_standard_input_either(tmp_path: Path) -> None:
    ledger = tmp_path / "replay.db"
    text = script("good").encode() + b'\n{"id": "caf\xe9"}\n'
    command = [sys.executable, "-m", "terminal", "replay", "--ledger", str(ledger), "-"]
    done = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"standard input, line 2: byte 12 (0xe9) is no UTF-8" in done.stderr
    assert not ledger.exists()


def test_a_file_that_cannot_be_read_ends_with_2(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b'{"id": "caf\xe9"}')
    for path in (tmp_path / "missing", tmp_path, tmp_path / "latin"):
        done = replay(path)
        assert done.returncode == 2
        assert path.name in done.stderr
        assert "Traceback" not in done.stderr


def test_a_faulty_layout_file_ends_with_2_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(name: str) -> tuple[str, ...]:
        raise FaultyInput("is missing", file=f"{name}.toml", field="boxes")

    monkeypatch.setattr(terms, "layout_labels", faulty)
    file = tmp_path / "scripts"
    file.write_text(script("one"), "utf-8")
    assert main(["replay", str(file)]) == MALFORMED
    assert "bean-9.toml, field 'boxes': is missing" in capsys.readouterr().err


def test_a_table_that_cannot_be_set_up_ends_with_1_and_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # So that the session is the first to see it.
    monkeypatch.setattr(parse, "check_limits", lambda *_: None)
    file = tmp_path / "scripts"
    file.write_text(script("one", table=CB | {"minimum": "500", "maximum": "100"}), "utf-8")
    assert main(["replay", str(file)]) == FAILED
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "lammer: The minimum is larger than the maximum.\n")


def test_a_ledger_at_an_impossible_path_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scripts"
    file.write_text(script("one"), "utf-8")
    assert main(["replay", "--ledger", str(tmp_path / ("x" * 300)), str(file)]) == FAILED
    assert "its name is too long" in capsys.readouterr().err


def test_scripts_of_one_ledger_stand_behind_each_other_with_shoes_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "replay.db"
    cut_off = script("cut off", steps=STEPS[:3])
    assert replay("--ledger", path, "-", text=f"{script('one')}\n{cut_off}\n").returncode == 0
    done = replay("--ledger", path, "-", text=script("two"))
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert (len(answer["rounds"]), answer["state"]["cards_left"]) == (1, 412)
    ledger = Ledger.open(path, kind=LedgerKind.REPLAY)
    recorded = list(ledger.read())
    assert [one.shoe for one in recorded if one.event.stored_name == "shoe_opened"] == [1, 2, 3]
    assert {one.actor for one in recorded} == {"unsigned"}
    assert ledger.stale is None
    ledger.close()


@pytest.mark.parametrize("kind", [LedgerKind.LIVE, LedgerKind.TRAINING, LedgerKind.DEMO])
def test_a_ledger_of_another_kind_is_refused_and_left_as_it_was(tmp_path: Path, kind: LedgerKind) -> None:
    path = tmp_path / "other.db"
    Ledger.create(path, kind=kind, table_id="script", zone="UTC").close()
    before = path.read_bytes()
    done = replay("--ledger", path, "-", text=script("one"))
    assert done.returncode not in (0, 2)
    assert done.stdout == ""
    assert kind.value in done.stderr
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before


def script_files(folder: Path, *texts: str) -> list[Path]:
    files = [folder / f"{number}.jsonl" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, "utf-8")
    return files


def test_several_processes_answer_as_one_does_in_the_order_given(tmp_path: Path) -> None:
    files = script_files(
        tmp_path,
        f"{script('one')}\n\n{script('two', steps=[{'do': 'settle'}])}\n",
        script("long", steps=STEPS * 20),
        "",
        f"{script('四')}\n{script('five', table={'game': 'tournament'})}\n",
    )
    alone = replay_apart(*files)
    assert (alone.returncode, len(alone.stdout.splitlines())) == (0, 5)
    for jobs in ("1", "2", "3", "40"):
        together = replay_apart("--jobs", jobs, *files)
        assert (together.returncode, together.stdout, together.stderr) == (0, alone.stdout, "")


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_the_first_fault_is_named_and_nothing_is_played(tmp_path: Path, jobs: str) -> None:
    files = script_files(tmp_path, script("one"), f"{script('two')}\n{{", "{", script("four"))
    done = replay_apart("--jobs", jobs, *files, tmp_path / "none.jsonl")
    assert (done.returncode, done.stdout) == (MALFORMED, "")
    assert "1.jsonl, line 2" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    done = replay_apart("--jobs", jobs, files[0], tmp_path / "none.jsonl", files[1])
    assert (done.returncode, done.stdout) == (MALFORMED, "")
    assert "none.jsonl: cannot be read" in done.stderr


def test_into_a_ledger_one_process_writes_in_the_order_given(tmp_path: Path) -> None:
    files = script_files(tmp_path, script("one"), script("two"), script("three"))
    path = tmp_path / "replay.db"
    done = replay_apart("--jobs", "3", "--ledger", path, *files)
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == ["one", "two", "three"]
    ledger = Ledger.open(path, kind=LedgerKind.REPLAY)
    assert [one.shoe for one in ledger.read() if one.event.stored_name == "shoe_opened"] == [1, 2, 3]
    ledger.close()
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5", "9999"])
def test_a_number_of_processes_is_a_number(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", "--jobs", jobs, "-"])
    assert ended.value.code == MALFORMED
    assert "--jobs" in capsys.readouterr().err


def test_a_role_named_with_by_is_recorded_as_unsigned(tmp_path: Path) -> None:
    path = tmp_path / "replay.db"
    steps = in_steps("set_limits minimum=50 by pit_manager")
    assert replay("--ledger", path, "-", text=script("roles", steps=steps)).returncode == 0
    ledger = Ledger.open(path, kind=LedgerKind.REPLAY)
    (limits,) = [one for one in ledger.read() if one.event.stored_name == "limits_set"]
    ledger.close()
    assert (limits.actor, limits.authority) == ("unsigned", "pit_manager")


@pytest.mark.parametrize("kind", ["wrong_payment", "noticed_later"])
def test_a_script_knows_nothing_of_the_rounds_of_another_in_its_ledger(tmp_path: Path, kind: str) -> None:
    bet = {"box": "1", "bettor": "seated", "bet": "player", "amount": "100", "owed": "100", "paid": "0"}
    facts = {"bet": bet} if kind == "wrong_payment" else {}
    raised = {"do": "irregularity", "kind": kind, "facts": facts, "by": "pit_supervisor"}
    late = script("later", steps=[{"do": "place_your_bets"}, raised])
    done = replay("--ledger", tmp_path / "replay.db", "-", text=f"{script('settled')}\n{late}\n")
    codes = [
        line["refusals"] and line["refusals"][0]["code"] for line in map(json.loads, done.stdout.splitlines())
    ]
    assert codes == [[], {"wrong_payment": "nothing_settled", "noticed_later": "no_later_round"}[kind]]
