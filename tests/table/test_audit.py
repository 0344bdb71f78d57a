"""A verification does every act again: what the rules would not have made of it is named with its place."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import main
from terminal.ledger.attested import Attested
from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.errors import NotALedger
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.rounds import commands as c
from terminal.rounds.events import BetPlaced, RoundConcluded
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.table.audit import audit
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.staff import Signature
from terminal.table.replay.parse import SCRIPT_TABLE, parse_line, script_lines
from terminal.table.replay.run import play
from terminal.table.session.table_session import Actor, Done, TableSession
from tests.ledger.acts import attest, behind_its_back
from tests.scripts.scripting import in_steps
from tests.table.dealing import FITFUL, PRIVATE, DealtTable, live_ledger
from tests.table.pit import PINS, SUPERVISOR, Pit

Row = list[object]
SEQ, AT, SHOE, ROUND, KIND, BODY, ACTOR, AUTHORITY, COMMAND = 0, 1, 3, 4, 5, 7, 8, 9, 10


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a closed ledger of one plain round: box 1 has 200 on Banker, which wins 9 to 2."""
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 1)
        table.open()
        for command in (
            c.PlaceBet("1", Bet.BANKER, 20_000),
            c.CloseBets(),
            *(c.DealCard(Card(code)) for code in ("2S", "4H", "KD", "5C")),
            c.ConcludeRound(),
        ):
            assert table.act(command), command
        table.session.tidy()
    return path


def _forged(path: Path, change: Callable[[list[Row]], None]) -> None:
    """Rewrite the chain, the head file and all that a forger with the program at hand can rewrite."""
    with behind_its_back(path) as connection:
        facts = connection.execute(
            "SELECT kind, table_id, zone, created_utc, created_format FROM meta"
        ).fetchone()
        rows = [list(row) for row in connection.execute("SELECT * FROM events ORDER BY seq")]
        change(rows)
        connection.execute("DELETE FROM events")
        previous = genesis(Identity(LedgerKind(facts[0]), *facts[1:]))
        for seq, row in enumerate(rows, start=1):
            row[SEQ], row[11] = seq, previous
            row[12] = previous = row_hash(tuple(row[:12]))
            connection.execute(f"INSERT INTO events VALUES ({', '.join('?' * 14)})", row)
    with closing(LedgerReader.open(path)) as reader:
        attest(path, reader.head)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE read_tables SET stale_since_seq = 1, reason = 'forged'")
        connection.commit()
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        ledger.rebuild()
        ledger.write_head()


def _said(path: Path) -> list[tuple[int | None, str]]:
    return [(finding.seq, finding.message.render()) for finding in audit_ledger(path).findings]


def _seq_of(path: Path, kind: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        found: int = connection.execute("SELECT max(seq) FROM events WHERE kind = ?", (kind,)).fetchone()[0]
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_table_with_all_that_can_happen_is_whole(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, seed, ticks=FITFUL)
        table.open()
        table.play(40)
        ledger.backup(path)
    verified = audit_ledger(path, kind=LedgerKind.LIVE)
    assert verified.findings == ()
    assert verified.rounds >= 40
    assert verified.events > 800


def test_a_ledger_is_verified_while_the_table_is_open(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 1)
        table.open()
        table.play(1)
        assert table.act(c.PlaceYourBets()) or table.table.round is not None
        assert audit_ledger(path).findings == ()


def test_acts_under_a_grant_are_judged_in_the_rank_of_the_approver(tmp_path: Path, pit: Pit) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        TableSession(ledger, pit.table, clock=pit.clocks.now).handle(
            c.OpenTable(PRIVATE), acting=Actor("profile", Rank.SHIFT_MANAGER)
        )
        pit.ledger = ledger
        live = pit.session_at(TableSession(ledger, pit.session.table).table)
        limits = c.SetLimits(PRIVATE.limits)
        done = live.approve(limits, Signature(SUPERVISOR, PINS[SUPERVISOR]), "asked")
        assert isinstance(done, Done)
        ledger.write_head()
    assert "limits_set" in _kinds(path)


def _kinds(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT kind FROM events ORDER BY seq")]


def test_scripts_that_share_a_ledger_are_each_judged_by_their_own_table(tmp_path: Path) -> None:
    path = tmp_path / "scripts.ledger"
    _play_scripts(path, *((game, _ROUND) for game in ("commission", "tournament", "commission")))
    verified = audit_ledger(path)
    assert (verified.findings, verified.rounds) == ((), 3)


_ROUND = "place_your_bets; no_more_bets; deal 4S KD 5H 7C; settle"


def _play_scripts(path: Path, *scripts: tuple[str, str]) -> None:
    """Plays scripts, each a game and its steps, into one ledger."""
    lines = [
        json.dumps({"id": game, "table": {"game": game}, "steps": in_steps(steps)}) for game, steps in scripts
    ]
    with closing(Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")) as ledger:
        for line in script_lines("\n".join(lines).encode(), "test"):
            assert play(parse_line(line), ledger)["refusals"] == []


@pytest.mark.parametrize(
    ("steps", "finished"),
    [
        ("place_your_bets", 0),
        (f"{_ROUND}; place 3 banker 100", 1),
        (f"{_ROUND}; {_ROUND}", 2),
        ("place 3 banker 100; irregularity foreign_card by pit_supervisor", 1),
        (f"{_ROUND}; correct_card player-2 AH by pit_supervisor", 0),
        (f"{_ROUND}; correct_card player-2 AH by pit_supervisor; deal AC; settle", 1),
        (f'{_ROUND}; irregularity wrong_number_of_cards {{"reconstructable": false}} by pit_supervisor', 1),
    ],
    ids=["bets open", "next open", "two", "void", "opened again", "settled again", "void after all"],
)
def test_finished_rounds_are_counted_each_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], steps: str, finished: int
) -> None:
    path = tmp_path / "scripts.ledger"
    _play_scripts(path, ("commission", steps))
    verified = audit_ledger(path)
    assert (verified.findings, verified.rounds) == ((), finished)
    assert main(["verify", str(path)]) == 0
    assert f", rounds: {finished}, in " in capsys.readouterr().out


def test_a_payment_that_the_rules_do_not_make_is_named_with_its_place(path: Path) -> None:
    seq = _seq_of(path, "round_concluded")

    def pay_more(rows: list[Row]) -> None:
        rows[seq - 1][BODY] = str(rows[seq - 1][BODY]).replace('"paid":20000', '"paid":90000')

    _forged(path, pay_more)
    (finding,) = audit_ledger(path).findings
    assert (finding.place, finding.seq, finding.shoe, finding.round_number) == ("acts", seq, 1, 1)
    assert "ConcludeRound leads to round_concluded with other contents" in finding.message.render()


def test_an_act_left_out_is_found_by_what_follows(path: Path) -> None:
    placed = _seq_of(path, "bet_placed")
    _forged(path, lambda rows: rows.__delitem__(placed - 1))
    assert "leads to 2 events; 1 are recorded" in _said(path)[0][1]


def test_an_act_that_the_rules_refuse_is_named(path: Path) -> None:
    dealt = _seq_of(path, "card_dealt")
    _forged(path, lambda rows: rows.append([None, rows[-1][AT], *rows[dealt - 1][2:]]))
    assert any(text.startswith("The rules refuse DealCard: ") for _, text in _said(path))


def test_a_rank_that_could_not_do_it_is_found(path: Path) -> None:
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        table = TableSession(ledger, audit.recover(ledger, PRIVATE))
        changed = table.handle(c.SetLimits(PRIVATE.limits), acting=Actor("20418", Rank.PIT_SUPERVISOR))
        assert isinstance(changed, Done)
        ledger.write_head()

    def demote(rows: list[Row]) -> None:
        rows[-1][AUTHORITY] = "dealer"

    _forged(path, demote)
    assert "The rules refuse SetLimits: This takes the Pit Supervisor or above." in _said(path)[0][1]


@pytest.mark.parametrize("authority", ["pit_supervisor 20418", "emperor", ""])
def test_an_authority_that_nobody_gave_is_found(path: Path, authority: str) -> None:
    seq = _seq_of(path, "bets_closed")

    def promote(rows: list[Row]) -> None:
        rows[seq - 1][AUTHORITY] = authority

    _forged(path, promote)
    assert [at for at, _ in _said(path)] == [seq]


def test_a_round_under_another_number_is_found(path: Path) -> None:
    seq = _seq_of(path, "bets_closed")

    def misplace(rows: list[Row]) -> None:
        rows[seq - 1][ROUND] = 7

    _forged(path, misplace)
    assert _said(path) == [(seq, "It belongs to shoe 1, round 1.")]


def test_another_version_of_the_rules_is_a_finding_for_each_act_under_it(path: Path) -> None:
    def renamed(rows: list[Row]) -> None:
        for row in rows:
            for column in (BODY, COMMAND):
                if row[column] is not None:
                    row[column] = str(row[column]).replace(
                        f'"rules_version":"{RULES_VERSION}"', '"rules_version":"77"'
                    )

    _forged(path, renamed)
    said = _said(path)
    assert said
    assert all("version 77 of the rules, which this program does not know" in text for _, text in said)


def test_an_older_version_of_the_rules_is_judged_by_its_own(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[c.Command] = []

    def older(table: audit.Table, command: c.Command, rank: Rank) -> audit.Decision:
        asked.append(command)
        return audit.decide(table, command, rank)

    monkeypatch.setattr(audit, "READINGS", {RULES_VERSION: older})
    assert audit_ledger(path).findings == ()
    assert len(asked) == len({*range(len(asked))}) > 5


def test_after_an_altered_event_the_replay_goes_on_with_the_next_shoe(path: Path) -> None:
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        table = DealtTable(ledger, 1)
        table.session = TableSession(ledger, audit.recover(ledger, PRIVATE), clock=table.clocks.now)
        table.table = table.session.table
        table.new_shoe()
        super(DealtTable, table).play(1)
        ledger.write_head()
    with behind_its_back(path) as connection:
        connection.execute("UPDATE events SET actor = 'nobody' WHERE kind = 'bet_placed' AND shoe = 1")
        connection.execute(
            "UPDATE events SET shoe = 9 WHERE seq = (SELECT max(seq) FROM events WHERE kind = 'bets_closed')"
        )
    places = {finding.place for finding in audit_ledger(path).findings}
    assert "events" in places


def test_a_ledger_that_does_not_begin_with_the_opening_is_found(path: Path) -> None:
    _forged(path, lambda rows: rows.__delitem__(0))
    assert _said(path)[0] == (1, "The ledger does not begin with the opening of its table.")


def test_the_command_answers_with_a_list_and_a_status(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("BA-07.ledger: whole; ")
    assert "rounds a second" in told.out
    assert told.err == ""
    with behind_its_back(path) as connection:
        connection.execute("UPDATE events SET actor = 'nobody' WHERE seq = 4")
    assert main(["verify", str(path)]) == 1
    told = capsys.readouterr()
    assert "events, event 4, shoe 1, round 1: Its hash is not that of its contents" in told.out


def test_heads_noted_elsewhere_are_held_against_it(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = path.with_name("noted.head")
    copy.write_bytes(head_path(path).read_bytes())
    noted = json.loads(copy.read_text())
    assert main(["verify", str(path), "--head", str(copy), "--head", noted["hash"]]) == 0
    assert main(["verify", str(path), "--head", noted["hash"].upper()]) == 0
    assert audit_ledger(path, attested=[Attested(None, noted["hash"])]).findings == ()
    copy.write_text(json.dumps(noted | {"hash": "0" * 64}))
    assert main(["verify", str(path), "--head", str(copy)]) == 1
    assert main(["verify", str(path), "--head", "0" * 64]) == 1
    assert "No event has the attested hash" in capsys.readouterr().out
    assert main(["verify", str(path), "--head", "nowhere"]) == 2


def test_what_is_no_ledger_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"")
    with pytest.raises(NotALedger):
        audit_ledger(path)
    assert main(["verify", str(path)]) == 1
    assert "is not a ledger of this program" in capsys.readouterr().err


def test_reporting_tables_are_made_again(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with behind_its_back(path) as connection:
        connection.execute("DELETE FROM rounds")
    assert audit_ledger(path).findings
    assert main(["rebuild", str(path)]) == 0
    assert audit_ledger(path).findings == ()
    assert "made again" in capsys.readouterr().out


def test_a_ledger_in_use_is_not_rebuilt(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)):
        assert main(["rebuild", str(path)]) == 1
    assert "is in use by" in capsys.readouterr().err


def test_a_copy_is_whole_and_not_made_over_a_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = path.with_name("copy.ledger")
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)):
        assert main(["backup", str(path), str(copy)]) == 0
    assert audit_ledger(copy).findings == ()
    assert main(["backup", str(path), str(copy)]) == 1
    assert "There is already a file" in capsys.readouterr().err


def test_events_of_two_acts_are_not_taken_for_one(path: Path) -> None:
    with closing(LedgerReader.open(path)) as reader:
        concluded = [one for one in reader.read() if isinstance(one.event, RoundConcluded | BetPlaced)]

    def other_actor(rows: list[Row]) -> None:
        rows[concluded[0].seq - 1][ACTOR] = "30277"

    _forged(path, other_actor)
    assert _said(path) == [(concluded[0].seq, "It is not recorded as a part of the act that it belongs to.")]


def test_a_clock_that_cannot_have_jumped_is_found(path: Path) -> None:
    def invent(rows: list[Row]) -> None:
        jumped = list(rows[-1])
        jumped[KIND : BODY + 1] = ["clock_jumped", 1, '{"milliseconds":5000}']
        rows[-1][COMMAND] = None
        rows.insert(-1, jumped)

    _forged(path, invent)
    assert "No clock can have jumped here." in [text for _, text in _said(path)]
