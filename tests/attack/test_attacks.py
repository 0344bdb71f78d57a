"""Attacks with accesses A and B on the real program, which is killed, and started again on edited files."""

from __future__ import annotations

import signal
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from terminal.cli import main
from terminal.ledger.foreign import FOREIGN
from terminal.ledger.reader import LedgerReader
from terminal.ledger.signed_heads import make_key
from terminal.ledger.tail_witness import TailWitness, witness_path
from terminal.reports.build import make_report
from terminal.reports.render_text import render_text
from terminal.rounds import events as e
from terminal.rounds.note_proof import NoteProof
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import assign_rank
from terminal.table.session.table_session import Done
from tests.attack import hands
from tests.attack.spawning import Program, started
from tests.insider.house import BY_MANAGER, House, build
from tests.insider.manipulations import OWN_PIN, of_an_insider
from tests.table.foreign_writing import FORGED_CENTS, forge
from tests.table.pit import PINS, SHIFT_MANAGER, SUPERVISOR


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Return a house that was dealt at, which no test changes."""
    return build(tmp_path_factory.mktemp("attack"), 1)


@pytest.fixture
def house(dealt: House, tmp_path: Path) -> House:
    """Return a house of a test's own."""
    return dealt.copy(tmp_path / "house")


def recorded(house: House) -> list[e.Event]:
    """Return all that is on record."""
    with closing(LedgerReader.open(house.ledger)) as reader:
        return [one.event for one in reader.read(reader.identity.follows_seq)]


def kinds(house: House, *wanted: type[e.Event]) -> list[type[e.Event]]:
    """Return the kinds of the events of some kinds, in their order."""
    return [type(event) for event in recorded(house) if isinstance(event, wanted)]


def found(house: House) -> list[str]:
    """Return what `verify` says of the ledger."""
    return [finding.message.render() for finding in audit_ledger(house.ledger).findings]


def test_1_a_staff_file_moved_away_amid_a_round_makes_nobody_a_shift_manager(house: House) -> None:
    with started(house) as program:
        program.do(hands.commence)
        assert program.do(hands.bet) == 2_000_00
        program.kill()
    away = house.staff.path.rename(house.folder / "away.json")
    with started(house) as program:
        said = program.do(hands.shown)
        assert str(house.staff.path) in said["page"]
        assert "nobody can sign" in said["bar"]
        assert said["enrolling"] == "False"
        program.do(hands.go_on)
        rounds = program.do(hands.deal)
        said = program.do(hands.commence)
        assert "nobody can sign, and no round commences" in said["notice"]
        assert "ROUND next" in said["bar"]
        program.kill()
    assert not house.staff.path.exists()
    away.rename(house.staff.path)
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        assert program.do(hands.deal) == rounds + 1
        program.end()
    assert kinds(house, e.StaffKnown, e.StaffDiffers, e.StaffRestored) == [
        *(e.StaffKnown, e.StaffDiffers, e.StaffRestored)
    ]
    assert found(house) == []


def test_2_a_staff_file_swapped_in_for_one_signature_signs_nothing_and_is_on_record(house: House) -> None:
    own = house.staff.read()
    house.staff.update(lambda _: of_an_insider())
    (house.folder / "house.toml").write_text(
        (house.folder / "house.toml").read_text().replace('minimum = "100"', 'minimum = "1"')
    )
    with started(house) as program:
        assert "Another staff file" in program.do(hands.shown)["page"]
        program.do(hands.go_on)
        program.do(hands.tick)
        before = program.do(hands.limits)
        program.do(hands.touch_strip)
        program.do(hands.answer, "sign")
        said = program.do(hands.sign, SUPERVISOR, OWN_PIN)
        assert said["signing"] == "True", said
        assert program.do(hands.limits) == before
        program.kill()
    house.staff.update(lambda _: own)
    with started(house) as program:
        assert program.do(hands.limits) == before
        program.end()
    assert kinds(house, e.StaffDiffers, e.StaffRestored) == [e.StaffDiffers, e.StaffRestored]
    assert found(house) == []


def test_4_an_ended_rank_signs_under_no_clock_that_is_set_back_and_after_no_restart(house: House) -> None:
    with house.opened() as table:
        assigned = assign_rank(
            *(table.session, table.staff, BY_MANAGER),
            number=SUPERVISOR,
            rank=Rank.SHIFT_MANAGER,
            until=house.clocks.day + timedelta(hours=1),
            reason="relief",
        )
        assert isinstance(assigned, Done)
    house.clocks.wait(60)
    _edit(house, "private = true", "private = true\ndecks = 6")
    with started(house) as program:
        program.do(hands.let_pass, 3_600)
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.deal)
        program.do(hands.set_clock, -timedelta(hours=1))
        assert program.do(hands.tick)["strip"].startswith("Clock jumped")
        program.kill()
    with started(house) as program:
        program.do(hands.tick)
        assert program.do(hands.tick)["strip"].startswith("Clock jumped")
        program.do(_ask_for_profile)
        said = program.do(hands.sign, SUPERVISOR, PINS[SUPERVISOR])
        assert said["signing"] == "True", said
        program.end()
    refused = [event for event in recorded(house) if isinstance(event, e.ApprovalRefused)]
    assert [(one.number, one.code) for one in refused] == [(SUPERVISOR, "rank_missing")]
    assert found(house) == []


def _ask_for_profile(room: hands.Room) -> None:
    """Ask for the signature of what the profile says, as the page of the strip does."""
    assert room.running is not None
    pending = room.running._profile_watch._profile.pending(room.desk.table)
    assert pending is not None
    room.running.presenter.do(pending)


def _edit(house: House, before: str, after: str) -> None:
    path = house.folder / "house.toml"
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_6_an_edited_profile_is_named_in_the_strip_and_in_force_once_it_is_signed_for(house: House) -> None:
    with started(house) as program:
        in_force = program.do(hands.limits)
        program.kill()
    _edit(house, 'minimum = "100"', 'minimum = "1"')
    _edit(house, 'maximum_differential = "5000"', 'maximum_differential = "none"')
    with started(house) as program:
        assert program.do(hands.tick)["strip"].startswith("Profile differs")
        assert program.do(hands.limits) == in_force
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.deal)
        assert program.do(hands.limits) == in_force
        program.kill()
    with started(house) as program:
        program.do(hands.tick)
        program.do(hands.touch_strip)
        program.do(hands.answer, "sign")
        assert program.do(hands.sign, SUPERVISOR, PINS[SUPERVISOR])["signing"] == "False"
        assert program.do(hands.limits) == (1_00, None)
        assert "strip" not in program.do(hands.tick)
        program.end()
    assert found(house) == []
    report = render_text(make_report("limits", [house.ledger]))
    assert "5,000.00" in report
    assert SUPERVISOR in report


def test_8_a_clock_set_a_year_ahead_bends_no_time_and_no_round_commences_before_it_is_confirmed(
    house: House,
) -> None:
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.set_clock, timedelta(days=365, minutes=5))
        assert program.do(hands.tick)["strip"] == "Clock jumped: 365 d 0 h ahead"
        rounds = program.do(hands.deal)
        assert program.do(hands.shown)["main"].endswith("confirm the time first")
        with pytest.raises(AssertionError, match="cannot be touched"):
            program.do(hands.commence)
        program.do(hands.set_clock, -timedelta(days=365, minutes=5))
        program.kill()
    with started(house) as program:
        program.do(hands.tick)
        if "strip" in program.do(hands.shown):
            program.do(hands.touch_strip)
            program.do(hands.answer, "confirm")
            assert program.do(hands.sign, SUPERVISOR, PINS[SUPERVISOR])["signing"] == "False"
        program.do(hands.commence)
        program.do(hands.bet)
        assert program.do(hands.deal) == rounds + 1
        program.end()
    assert e.ClockJumped in kinds(house, e.ClockJumped)
    assert found(house) == []
    with closing(LedgerReader.open(house.ledger)) as reader:
        first, last = reader.time_span
        assert (first[:4], last[:4]) == ("2024", "2024")


def test_9_the_log_of_the_last_acts_and_the_note_taken_away_are_told_at_the_start(house: House) -> None:
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.kill()
    log, away = Path(f"{house.ledger}-wal"), house.folder / "away"
    assert log.stat().st_size
    log.rename(away)
    with started(house) as program:
        assert "were recorded, as BA-07.ledger.latest attests" in program.do(hands.shown)["page"]
        program.kill()
    away.rename(log)
    witness_path(house.ledger).unlink()
    with started(house) as program:
        program.do(hands.go_on)
        program.wait_until(hands.has_notice)
        assert program.do(hands.shown)["notice"].startswith("Note of the last event missing")
        program.end()


def test_9_after_a_foreign_write_play_goes_on_without_it_once_a_shift_manager_has_signed(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """While the table is open, then while it is closed: forged chips never lie on the felt."""
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        forge(house.ledger)
        assert program.do(hands.lay_one) == 2_000_00  # the touch is not taken
        assert "A Shift Manager signs before anything else" in program.do(hands.shown)["page"]
        program.do(hands.answer, "leave")
        assert program.do(hands.tick)["strip"] == "Foreign write: play waits for a signature"
        program.do(hands.touch_strip)
        _sign_for_foreign_write(program)
        assert program.do(hands.lay_one) == 4_000_00
        program.do(hands.close_box)
        rounds = program.do(hands.deal)
        program.do(hands.commence)
        program.do(hands.bet)
        program.kill()
    forge(house.ledger)
    with started(house) as program:
        program.wait_until(hands.waits_for_shift_manager)
        assert program.do(hands.lying) == 2_000_00
        program.do(hands.stop_seconds)
        _sign_for_foreign_write(program)
        assert program.do(hands.go_on) == ["yes"]  # asked with the signature, before any other touch
        assert program.do(hands.deal) == rounds + 1
        program.end()
    with started(house) as program:
        assert program.do(hands.tick)["strip"] == "Foreign write: signed for; in every report"
        program.end()
    kept = sorted((house.folder / FOREIGN).glob("*.ledger"))
    assert len(kept) == 2
    assert kinds(house, e.ForeignWriteFound, e.ForeignWriteSigned) == [
        *(e.ForeignWriteFound, e.ForeignWriteSigned) * 2
    ]
    assert main(["verify", str(house.ledger)]) == 1
    assert "Another program wrote events" in capsys.readouterr().out
    assert [one.amount for one in recorded(house) if isinstance(one, e.BetPlaced)].count(FORGED_CENTS) == 0


def test_9_chips_forged_with_a_note_that_fits_them_are_told_at_the_start(house: House) -> None:
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.kill()
    forge(house.ledger)
    with closing(LedgerReader.open(house.ledger)) as reader:
        TailWitness(house.ledger, reader.head).close()
    with started(house) as program:
        program.do(hands.go_on)
        program.wait_until(hands.has_notice)
        assert program.do(hands.shown)["notice"].startswith("Note of the last event not proved")
        program.kill()
    last = [event for event in recorded(house) if isinstance(event, e.NoteKeyKnown)][-1]
    assert (last.found, last.is_proved) == (NoteProof.PLAIN, False)


def _sign_for_foreign_write(program: Program) -> None:
    program.do(hands.answer, "sign")
    assert program.do(hands.sign, SUPERVISOR, PINS[SUPERVISOR])["signing"] == "True"
    assert program.do(hands.sign, SHIFT_MANAGER, PINS[SHIFT_MANAGER])["signing"] == "False"


def test_10_heads_that_cannot_leave_are_told_and_sent_later_in_order_and_no_other_key_signs_them(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    heads, away = house.heads, house.folder / "away.heads"
    heads.rename(away)
    heads.mkdir()
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.deal)
        program.wait_until(hands.heads_wait)
        program.kill()
    heads.rmdir()
    away.rename(heads)
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.deal)
        program.wait_until(hands.heads_do_not_wait)
        program.end()
    words = ["verify", str(house.ledger), "--heads", str(heads)]
    assert main([*words, "--key", house.public]) == 0
    assert main(words) == 0
    assert "key not checked" in capsys.readouterr().out
    (house.folder / "table.key").unlink()
    make_key(house.folder / "table.key")
    with started(house) as program:
        assert program.do(hands.tick)["strip"].startswith("Another key")
        before = heads.read_bytes()
        program.do(hands.commence)
        program.do(hands.bet)
        program.do(hands.deal)
        program.end()
    assert heads.read_bytes() == before
    lines = before.splitlines(keepends=True)
    heads.write_bytes(b"".join((*lines[:-2], lines[-1])))
    assert main([*words, "--key", house.public]) == 1
    assert "there is a gap" in capsys.readouterr().out


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_what_ends_the_program_leaves_its_ledger_closed_and_whole(
    house: House, number: signal.Signals
) -> None:
    with started(house) as program:
        program.do(hands.commence)
        program.do(hands.bet)
        program.end(number)
    assert not Path(f"{house.ledger}-wal").exists()
    assert found(house) == []
