"""Releases lie side by side: one is added, put to use, confirmed, or left, and no ledger is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.releases import BUILT, Machine, fill, new_key, new_machine, sign

OLD, NEW = "1.0.0-aaaaaaaaaaaa", "1.1.0-bbbbbbbbbbbb"
PROGRAM = """#!/bin/sh
# Stands for the program: its ledger is a text, its form the version, and a round is a file next to it.
ledger="{ledger}"
case $1 in
    where) echo "ledger: $ledger" ;;
    trial)
        if grep -q "form 2" "$ledger" && [ "{form}" = "form 1" ]; then echo "a newer form" >&2; exit 1; fi
        [ ! -e "$ledger.round" ] || {{ echo "A round is under way." >&2; exit 5; }}
        ;;
    verify) grep -q "{form}" "$ledger" ;;
    table) [ -e "{broken}" ] || echo "{form}" >>"$ledger" ;;
esac
"""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a machine with an old release in use and its ledger, and a newer one on a stick."""
    made = new_machine(tmp_path / "a machine")
    (made.top / "etc" / "table.toml").write_text("", encoding="utf-8")
    ledger(made).write_text("form 1\n", encoding="utf-8")
    ledger(made).with_name("BA 07.ledger.head").write_text("head 1\n", encoding="utf-8")
    for name, built in ((OLD, BUILT), (NEW, BUILT + 1)):
        on_stick(made, name, built)
    for act in (("add", str(stick(made, OLD))), ("use", OLD)):
        done = made.run("lammer-release", *act)
        assert done.returncode == 0, done.stderr
    return made


def stick(machine: Machine, name: str) -> Path:
    """Return where a release lies on the stick."""
    return machine.top / "stick" / name


def on_stick(machine: Machine, name: str, built: int, key: Path | None = None) -> None:
    """Put a release on the stick."""
    form = "form 1" if name == OLD else "form 2"
    text = PROGRAM.format(ledger=ledger(machine), form=form, broken=machine.top / "broken")
    fill(stick(machine, name), {"lammer": text, "_internal/resources/release.json": "{}"})
    sign(stick(machine, name), name, key or machine.keys / "house.key", built)


def ledger(machine: Machine) -> Path:
    """Return the ledger of the table."""
    return machine.data / "BA 07.ledger"


def said(machine: Machine, *arguments: str, status: int = 0) -> str:
    """Run the tool; return what it says."""
    done = machine.run("lammer-release", *arguments)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def in_use(machine: Machine) -> str:
    """Return the release in use."""
    return (machine.home / "current").resolve().name


def start(machine: Machine) -> None:
    """Start the table as its service does; a broken one never comes to the felt."""
    said(machine, "starting")
    assert machine.check("--quiet").returncode == 0
    program = machine.home / "current" / "lammer"
    assert machine.run(str(program.resolve()), "table").returncode == 0
    if not (machine.top / "broken").exists():
        said(machine, "started")


def act(machine: Machine) -> None:
    """Record an act, as the program notes it."""
    (machine.data / "first-act").touch()
    with ledger(machine).open("a", encoding="utf-8") as file:
        file.write("an act\n")


def update(machine: Machine) -> None:
    """Go over to the new release."""
    said(machine, "add", str(stick(machine, NEW)))
    said(machine, "use", NEW)
    assert in_use(machine) == NEW


def test_a_release_is_added_and_put_to_use_and_the_old_one_stays(machine: Machine) -> None:
    update(machine)
    assert said(machine, "list").splitlines() == [
        f"{OLD} (the one before)",
        f"{NEW} (in use) (not confirmed yet)",
    ]


def test_a_new_release_is_confirmed_after_felt_verification_and_an_act(machine: Machine) -> None:
    update(machine)
    said(machine, "confirm", status=1)
    start(machine)
    assert "no act was recorded yet" in said(machine, "confirm", status=1)
    act(machine)
    assert "is confirmed" in said(machine, "confirm")
    assert not (machine.state / "kept" / NEW).exists()
    assert not (machine.state / "unconfirmed").exists()


def test_a_ledger_that_is_not_whole_confirms_nothing(machine: Machine) -> None:
    update(machine)
    start(machine)
    act(machine)
    ledger(machine).write_text("damaged\n", encoding="utf-8")
    assert "the ledger is not whole" in said(machine, "confirm", status=1)
    assert (machine.state / "kept" / NEW).exists()


def test_it_is_refused_amid_a_round(machine: Machine) -> None:
    said(machine, "add", str(stick(machine, NEW)))
    (machine.data / "BA 07.ledger.round").touch()
    told = said(machine, "use", NEW, status=1)
    assert "A round is under way" in told
    assert f"{OLD} stays" in told
    assert in_use(machine) == OLD
    assert ledger(machine).read_text(encoding="utf-8") == "form 1\n"


def test_going_back_before_the_first_act_puts_the_ledger_back_and_deletes_nothing(machine: Machine) -> None:
    update(machine)
    start(machine)
    assert "form 2" in ledger(machine).read_text(encoding="utf-8")
    said(machine, "back")
    assert in_use(machine) == OLD
    assert ledger(machine).read_text(encoding="utf-8") == "form 1\n"
    assert ledger(machine).with_name("BA 07.ledger.head").read_text(encoding="utf-8") == "head 1\n"
    aside = machine.data / "set-aside.1" / "BA 07.ledger"
    assert "form 2" in aside.read_text(encoding="utf-8")


def test_going_back_after_an_act_keeps_what_was_recorded(machine: Machine) -> None:
    update(machine)
    start(machine)
    act(machine)
    told = said(machine, "back")
    assert f"{OLD} opens the ledger for reading only" in told
    assert in_use(machine) == OLD
    assert "an act" in ledger(machine).read_text(encoding="utf-8")


@pytest.mark.parametrize("form", ["form 1", "form 2"])
def test_going_back_is_refused_amid_a_round_unless_it_cannot_be_finished(machine: Machine, form: str) -> None:
    """The release in use knows of the round too where the one before does not know the ledger's form."""
    update(machine)
    start(machine)
    ledger(machine).write_text(f"{form}\n", encoding="utf-8")
    act(machine)
    (machine.data / "BA 07.ledger.round").touch()
    before = ledger(machine).read_bytes()
    told = said(machine, "back", status=1)
    assert f"a round is under way, {NEW} stays" in told
    assert in_use(machine) == NEW
    said(machine, "back", "--amid-a-round")
    assert in_use(machine) == OLD
    assert ledger(machine).read_bytes() == before


def test_three_failed_starts_go_back_by_themselves(machine: Machine) -> None:
    update(machine)
    (machine.top / "broken").touch()
    for _ in range(3):
        start(machine)
        assert in_use(machine) == NEW
    start(machine)
    assert in_use(machine) == OLD
    assert ledger(machine).read_text(encoding="utf-8") == "form 1\n"
    assert (machine.state / "left").read_text(encoding="utf-8") == f"{NEW}\n"


def test_a_start_that_came_to_the_felt_is_no_failed_one(machine: Machine) -> None:
    update(machine)
    for _ in range(5):
        start(machine)
    (machine.top / "broken").touch()
    for _ in range(5):
        start(machine)
    assert in_use(machine) == NEW


def test_after_the_first_act_nothing_goes_back_by_itself(machine: Machine) -> None:
    update(machine)
    act(machine)
    (machine.top / "broken").touch()
    for _ in range(5):
        start(machine)
    assert in_use(machine) == NEW


def test_a_confirmed_release_never_goes_back_by_itself(machine: Machine) -> None:
    (machine.top / "broken").touch()
    for _ in range(5):
        start(machine)
    assert in_use(machine) == OLD
    assert "no release to go back to" in said(machine, "back", status=1)


def test_a_second_update_waits_for_the_first_to_be_confirmed(machine: Machine) -> None:
    update(machine)
    later = "1.2.0-cccccccccccc"
    on_stick(machine, later, BUILT + 2)
    said(machine, "add", str(stick(machine, later)))
    assert "is not confirmed yet" in said(machine, "use", later, status=1)


def test_an_older_release_is_not_added(machine: Machine) -> None:
    on_stick(machine, "0.9.0-dddddddddddd", BUILT - 1)
    told = said(machine, "add", str(stick(machine, "0.9.0-dddddddddddd")), status=1)
    assert "older than a release that was added before" in told


def test_a_release_by_a_stranger_or_changed_on_the_stick_is_not_added(machine: Machine) -> None:
    on_stick(machine, NEW, BUILT + 1, new_key(machine.keys, "stranger"))
    assert "was not added" in said(machine, "add", str(stick(machine, NEW)), status=1)
    on_stick(machine, NEW, BUILT + 1)
    (stick(machine, NEW) / "lammer").write_text("#!/bin/sh\nsomething else\n", encoding="utf-8")
    told = said(machine, "add", str(stick(machine, NEW)), status=1)
    assert "lammer: was changed" in told
    assert sorted(path.name for path in (machine.home / "releases").iterdir()) == [OLD]


def test_a_changed_release_is_not_put_to_use(machine: Machine) -> None:
    said(machine, "add", str(stick(machine, NEW)))
    (machine.home / "releases" / NEW / "lammer").write_text("#!/bin/sh\n", encoding="utf-8")
    assert "was not put to use" in said(machine, "use", NEW, status=1)
    assert in_use(machine) == OLD


@pytest.mark.parametrize("name", ["../x", ".", "", "nothing", "a b"])
def test_only_a_release_that_is_here_is_put_to_use(machine: Machine, name: str) -> None:
    said(machine, "use", name, status=1)
    assert in_use(machine) == OLD


@pytest.mark.parametrize(
    "arguments", [(), ("use",), ("list", "all"), ("rm",), ("add", "a", "b"), ("back", "now")]
)
def test_what_is_not_understood_does_nothing(machine: Machine, arguments: tuple[str, ...]) -> None:
    said(machine, *arguments, status=2)
