"""Sign-off and certificate: who signs, and that whatever is altered is found."""

from __future__ import annotations

import base64
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from terminal import cli
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.reports.document import ReportDocument
from terminal.reports.render_pdf import render_pdf
from terminal.reports.spec import Cell
from terminal.rounds.events import ExamSignedOff, OverrideGranted
from terminal.rounds.refusal import Refusal
from terminal.rules.message import english
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Signature
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.languages import Language, catalogue, wording
from terminal.training import certificate, debrief
from terminal.training.certificate import (
    CertificateData,
    CertificateProof,
    NoCertificate,
    make_certificate,
    prove_certificate,
    read_certificate,
)
from terminal.training.desk import TrainingDesk
from terminal.training.trainees import Trainee, Trainees, trainees_path
from tests.reports.paper import words_of
from tests.table.pit import DEALER, MANAGER, PINS, SHIFT_MANAGER, SUPERVISOR, WRONG_PIN
from tests.training.room import TrainingRoom, answer_rightly, began, must

NAME, NUMBER = "Ng S. Y.", "3352170948"  # so long that no row of random digits holds it by chance
FONTS = resources_folder() / "fonts"
EMBEDDED = re.compile(rb"lammer-certificate:([A-Za-z0-9_=-]+)")


class Signed:
    """A passed and signed exam: its ledger, its people, its certificate."""

    def __init__(self, folder: Path) -> None:
        self.ledger = folder / "TR-01.ledger"
        self.people = Trainees(trainees_path(self.ledger))
        self.person = self.people.add(NAME, NUMBER)
        room = TrainingRoom(path=self.ledger)
        desk = room.examinee(self.person.id)
        answer_rightly(room, began(desk.begin_exam()))
        must(sign(desk, self.person))
        self.content = certificate_of(room.ledger, self.person)
        room.ledger.close()
        self.file = folder / "certificate.pdf"
        self.file.write_bytes(self.content)

    def proof(self) -> CertificateProof:
        return prove_certificate(self.file, self.ledger, FONTS).proof


def sign(
    desk: TrainingDesk, person: Trainee, number: str = MANAGER, pin: str | None = None, **ticks: bool
) -> object:
    signature = Signature(number, pin or PINS[number])
    seen = {"signals": True, "cutting": True, "manner": True, "present": True, **ticks}
    return desk.sign_off(1, person, signature, **seen)


def certificate_of(ledger: Ledger, person: Trainee, exam: int = 1) -> bytes:
    return make_certificate(ledger.identity, ledger.read(), exam, person, FONTS)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Signed:
    return Signed(tmp_path_factory.mktemp("signed"))


@pytest.fixture
def signed(template: Signed) -> Iterator[Signed]:
    """Give the signed exam; whatever a test has altered is put back."""
    files = {path: path.read_bytes() for path in template.ledger.parent.iterdir()}
    yield template
    for path in template.ledger.parent.iterdir():
        if path not in files:
            path.unlink()
    for path, content in files.items():
        path.write_bytes(content)


@pytest.fixture
def passed() -> Iterator[tuple[TrainingRoom, TrainingDesk]]:
    room = TrainingRoom()
    desk = room.examinee()
    answer_rightly(room, began(desk.begin_exam()))
    yield room, desk
    room.ledger.close()


def trainee(desk: TrainingDesk, number: str = NUMBER) -> Trainee:
    return Trainee(desk.trainee, NAME, number, "5a" * 16)


def test_a_pit_manager_signs_and_stands_on_record(passed: tuple[TrainingRoom, TrainingDesk]) -> None:
    room, desk = passed
    done = must(sign(desk, trainee(desk)))  # type: ignore[arg-type]
    granted, event = done.events
    assert isinstance(granted, OverrideGranted)
    assert isinstance(event, ExamSignedOff)
    assert (granted.number, granted.rank) == (MANAGER, Rank.PIT_MANAGER)
    assert event.until == "2025-05-01"
    assert event.seed == desk.debrief(1).seed
    assert event.rules == room.terms.rules_version


@pytest.mark.parametrize(
    ("number", "pin", "code"),
    [
        (SUPERVISOR, PINS[SUPERVISOR], "rank_missing"),
        (DEALER, PINS[DEALER], "rank_missing"),
        (MANAGER, WRONG_PIN, "not_proved"),
    ],
)
def test_nobody_below_signs_nor_anybody_without_the_pin(
    passed: tuple[TrainingRoom, TrainingDesk], number: str, pin: str, code: str
) -> None:
    _, desk = passed
    answer = sign(desk, trainee(desk), number, pin)
    assert isinstance(answer, Refusal)
    assert code in {answer.code, "not_proved"}
    assert desk.history.exams[1].signed is None


def test_nobody_signs_for_themselves(passed: tuple[TrainingRoom, TrainingDesk]) -> None:
    _, desk = passed
    answer = sign(desk, trainee(desk, MANAGER))
    assert isinstance(answer, Refusal)
    assert answer.code == "own_request"
    must(sign(desk, trainee(desk, MANAGER), SHIFT_MANAGER))  # type: ignore[arg-type]


def test_another_person_than_who_sat_it_is_refused(passed: tuple[TrainingRoom, TrainingDesk]) -> None:
    _, desk = passed
    answer = sign(desk, structs.replace(trainee(desk), id="f" * 16))
    assert isinstance(answer, Refusal)
    assert answer.code == "another_trainee"


@pytest.mark.parametrize("tick", ["signals", "cutting", "manner"])
def test_a_cross_is_signed_and_gives_no_certificate(
    passed: tuple[TrainingRoom, TrainingDesk], tick: str
) -> None:
    room, desk = passed
    must(sign(desk, trainee(desk), **{tick: False}))  # type: ignore[arg-type]
    with pytest.raises(NoCertificate, match="not as passed"):
        certificate_of(room.ledger, trainee(desk))


def test_there_is_no_certificate_before_the_signature(passed: tuple[TrainingRoom, TrainingDesk]) -> None:
    room, desk = passed
    for exam in (1, 2):
        with pytest.raises(NoCertificate, match="not signed"):
            certificate_of(room.ledger, trainee(desk), exam)


def test_a_certificate_is_good_with_its_ledger_and_not_checked_without(signed: Signed) -> None:
    assert signed.proof() is CertificateProof.GOOD
    alone = prove_certificate(signed.file, None, FONTS)
    assert alone.proof is CertificateProof.NOT_CHECKED
    assert "ood" not in alone.message.render()


def test_it_is_still_good_once_more_was_recorded_and_the_person_was_taken_out(signed: Signed) -> None:
    signed.people.remove(signed.person.id)
    room = TrainingRoom(path=signed.ledger)
    began(room.examinee("f" * 16).begin_exam())
    room.ledger.close()
    assert signed.proof() is CertificateProof.GOOD


def test_no_name_or_staff_number_is_in_the_ledger(signed: Signed) -> None:
    for path in signed.ledger.parent.glob("TR-01.ledger*"):
        if path != trainees_path(signed.ledger):
            assert NAME.encode() not in path.read_bytes()
            assert NUMBER.encode() not in path.read_bytes()


def document_of(signed: Signed) -> ReportDocument:
    with closing(LedgerReader.open(signed.ledger)) as reader:
        return certificate._document(
            reader.identity, certificate._signed_exam(reader.read(), 1), signed.person, english
        )


def test_it_says_who_what_when_and_by_whom(signed: Signed) -> None:
    text = words_of(document_of(signed))
    for said in (NAME, NUMBER, "Passed", "Rahman A.", MANAGER, "Pit Manager", "2025-05-01", "35"):
        assert said in text


def changed(value: Cell) -> Cell:
    """Return another value of the same kind, as near as it can be."""
    match value:
        case str():
            return value[:-1] + ("1" if value[-1:] == "0" else "0")
        case datetime():
            return value + timedelta(seconds=1)
        case int():
            return value + 1
        case _:
            raise AssertionError(value)


def altered_documents(document: ReportDocument) -> Iterator[ReportDocument]:
    """Yield the certificate with each figure changed, and each column of each table."""
    for place, section in enumerate(document.sections):
        others = []
        for number, figure in enumerate(section.figures):
            figures = list(section.figures)
            figures[number] = replace(figure, value=changed(figure.value))
            others.append(replace(section, figures=tuple(figures)))
        table = section.table
        for column in range(len(table.columns) if table is not None and table.rows else 0):
            assert table is not None
            row = table.rows[0]
            first = (*row[:column], changed(row[column]), *row[column + 1 :])
            others.append(replace(section, table=replace(table, rows=(first, *table.rows[1:]))))
        for other in others:
            sections = (*document.sections[:place], other, *document.sections[place + 1 :])
            yield replace(document, sections=sections)
    yield replace(document, start=document.start + timedelta(days=1))
    yield replace(document, end=document.end + timedelta(days=1))
    yield replace(document, head=document.head._replace(hash="0" * 64))


def test_each_figure_name_and_date_that_is_printed_stands_in_its_bytes(signed: Signed) -> None:
    found = EMBEDDED.search(signed.content)
    assert found is not None
    document = document_of(signed)
    assert render_pdf(document, FONTS, found[0].decode()) == signed.content
    for other in altered_documents(document):
        altered = render_pdf(other, FONTS, found[0].decode())
        assert altered != signed.content
    signed.file.write_bytes(altered)
    assert signed.proof() is CertificateProof.NOT_GOOD


def streams(content: bytes) -> list[tuple[int, int]]:
    """Return where the drawn pages lie in a PDF."""
    return [match.span(1) for match in re.finditer(rb"stream\r?\n(.*?)endstream", content, re.DOTALL)]


def test_any_altered_byte_of_it_is_found(signed: Signed) -> None:
    spots = {len(signed.content) // 3, len(signed.content) // 2, len(signed.content) - 40}
    spots |= {(start + end) // 2 for start, end in streams(signed.content)[:3]}
    for spot in spots:
        altered = bytearray(signed.content)
        altered[spot] ^= 1
        signed.file.write_bytes(bytes(altered))
        try:
            assert signed.proof() is CertificateProof.NOT_GOOD
        except NoCertificate:
            continue


@pytest.mark.parametrize(
    ("what", "value"),
    [("name", "Lee K. M."), ("number", "33522"), ("secret", "00" * 16), ("exam", 2)],
)
def test_other_embedded_data_is_found_even_if_all_the_rest_is_made_to_fit(
    signed: Signed, what: str, value: object
) -> None:
    _, data = read_certificate(signed.file)
    other = structs.replace(data, **{what: value})
    embedded = base64.urlsafe_b64encode(msgspec.json.encode(other))
    altered = EMBEDDED.sub(b"lammer-certificate:" + embedded, signed.content)
    assert altered != signed.content
    signed.file.write_bytes(altered)
    proved = prove_certificate(signed.file, signed.ledger, FONTS)
    assert proved.proof is CertificateProof.NOT_GOOD


def test_a_certificate_of_another_form_is_not_checked(signed: Signed) -> None:
    data = CertificateData(1, 1, NAME, NUMBER, signed.person.secret, Language.ENGLISH, "")
    embedded = base64.urlsafe_b64encode(msgspec.json.encode(data))
    signed.file.write_bytes(EMBEDDED.sub(b"lammer-certificate:" + embedded, signed.content))
    assert signed.proof() is CertificateProof.NOT_CHECKED


@pytest.mark.parametrize("language", Language)
def test_a_certificate_in_each_language_is_proved_in_its_own(signed: Signed, language: Language) -> None:
    with closing(LedgerReader.open(signed.ledger)) as reader:
        identity, say = reader.identity, wording(language)
        content = make_certificate(identity, reader.read(), 1, signed.person, FONTS, language=language)
        known = certificate._signed_exam(reader.read(), 1)
        document = certificate._document(identity, known, signed.person, say)
    text = words_of(document, say)
    for said in ("Draw rules", "Pit Manager", "yes"):
        assert say(said) in text
    assert (content == signed.content) is (language is Language.ENGLISH)
    signed.file.write_bytes(content)
    assert signed.proof() is CertificateProof.GOOD
    signed.file.write_bytes(content + b"\n")
    assert signed.proof() is CertificateProof.NOT_GOOD


def test_a_certificate_in_words_that_were_changed_since_is_not_checked(signed: Signed) -> None:
    with closing(LedgerReader.open(signed.ledger)) as reader:
        told = reader.identity, reader.read(), 1, signed.person, FONTS
        signed.file.write_bytes(make_certificate(*told, language=Language.TRADITIONAL))
    _, data = read_certificate(signed.file)
    own = data.words
    for words, proof in (("0" * 64, CertificateProof.NOT_CHECKED), (own, CertificateProof.NOT_GOOD)):
        other = structs.replace(data, language=Language.TRADITIONAL, words=words)
        embedded = base64.urlsafe_b64encode(msgspec.json.encode(other))
        signed.file.write_bytes(EMBEDDED.sub(b"lammer-certificate:" + embedded, signed.content))
        assert signed.proof() is proof


def test_a_certificate_holds_under_a_later_list_of_items(
    signed: Signed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_asked(*_: object) -> object:
        raise AssertionError("the record says it all")

    monkeypatch.setattr(debrief, "ITEMS", debrief.ITEMS + 1)
    monkeypatch.setattr(debrief, "plan_exam", not_asked)
    assert signed.proof() is CertificateProof.GOOD


def test_words_that_no_certificate_says_may_change(signed: Signed, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(LedgerReader.open(signed.ledger)) as reader:
        told = reader.identity, reader.read(), 1, signed.person, FONTS
        signed.file.write_bytes(make_certificate(*told, language=Language.TRADITIONAL))
    known = catalogue(Language.TRADITIONAL)
    for text, proof in (("Squeeze", CertificateProof.GOOD), ("Grades", CertificateProof.NOT_CHECKED)):
        assert text in known
        with monkeypatch.context() as later:
            later.setitem(known, text, known["Undo"])
            assert signed.proof() is proof


@pytest.mark.parametrize("content", [b"", b"%PDF-1.4", b"no PDF lammer-certificate:e30="])
def test_what_is_no_certificate_is_said(signed: Signed, content: bytes) -> None:
    signed.file.write_bytes(content)
    with pytest.raises(NoCertificate, match="no certificate"):
        signed.proof()


@pytest.mark.parametrize(
    ("kind", "was", "by"),
    [
        ("exam_answered", '"right":true', '"right":false'),
        ("exam_answered", '"milliseconds":3000', '"milliseconds":2000'),
        ("exam_begun", '"attempt":1', '"attempt":2'),
        ("exam_signed_off", '"until":"2025', '"until":"2035'),
        ("override_granted", "Rahman A.", "Rahman B."),
    ],
)
def test_an_altered_ledger_is_found(signed: Signed, kind: str, was: str, by: str) -> None:
    connection = sqlite3.connect(signed.ledger)
    triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    changed = connection.execute(
        "UPDATE events SET body = replace(body, ?, ?) WHERE kind = ? AND instr(body, ?)", (was, by, kind, was)
    )
    assert changed.rowcount > 0
    for _, sql in triggers:
        connection.execute(sql)
    connection.commit()
    connection.close()
    assert signed.proof() is CertificateProof.NOT_GOOD


def test_the_ledger_of_another_room_does_not_bear_it_out(signed: Signed, tmp_path: Path) -> None:
    other = Signed(tmp_path)
    proved = prove_certificate(signed.file, other.ledger, FONTS)
    assert proved.proof is CertificateProof.NOT_GOOD


def test_verify_says_so_on_the_command_line(signed: Signed, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(signed.file), "--ledger", str(signed.ledger)]) == 0
    assert "Good" in capsys.readouterr().out
    assert cli.main(["verify", str(signed.file)]) == 3
    assert "Not checked" in capsys.readouterr().out
    signed.file.write_bytes(signed.content + b"\n")
    assert cli.main(["verify", str(signed.file), "--ledger", str(signed.ledger)]) == 1
    assert "Not good" in capsys.readouterr().out
    assert cli.main(["verify", "--ledger", str(signed.ledger)]) == 2
    assert cli.main(["verify", str(signed.file), "--ledger", str(signed.ledger.with_name("gone"))]) == 1


def test_a_live_ledger_is_no_training_ledger(signed: Signed, tmp_path: Path) -> None:
    live = tmp_path / "BA-07.ledger"
    Ledger.create(live, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC").close()
    assert cli.main(["verify", str(signed.file), "--ledger", str(live)]) == 1
