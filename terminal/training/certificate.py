"""The certificate of a signed exam as PDF, made from the ledger alone but for the name, and its proof.

The ledger notes no name, only a hash of it with a secret; name, number and secret travel in the certificate.
To prove one it is made again from the ledger and compared byte for byte.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable, Mapping
from contextlib import closing
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head, Recorded
from terminal.reports.document import Figure, ReportDocument, Row, Section, SectionTable
from terminal.reports.render_pdf import render_pdf
from terminal.reports.spec import Cell, Column, Unit
from terminal.reports.values import fixed
from terminal.rounds.events import ExamBegun, ExamSignedOff, OverrideGranted, TrainingAnswered, TrainingSet
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.training.record import TrainingSettings
from terminal.rules.message import Message, Wording
from terminal.table.audit.audit import audit_ledger
from terminal.table.setup.languages import Language, wording
from terminal.training.debrief import Debrief, RecordMisfit, debrief
from terminal.training.history import ExamHistory, TraineeHistory
from terminal.training.skills import SKILL_MAP, Topic
from terminal.training.trainees import Trainee

FORM: Final = 4
"""Raised whenever the certificate looks or says something else.

What exams ask and how they grade it may change: a certificate tells what is on record.
"""
_MARK: Final = "lammer-certificate:"
_EMBEDDED: Final = re.compile(rb"lammer-certificate:([A-Za-z0-9_=-]+)")
_MOST_BYTES: Final = 8 * 1024**2
_SECOND: Final = 1000


class CertificateData(Struct, frozen=True, forbid_unknown_fields=True):
    """What a certificate says of itself to programs."""

    form: int
    exam: int
    name: str
    number: str
    secret: str
    """In hexadecimal; the ledger notes a hash of name and number with it."""
    language: Language
    """In which it is written."""
    words: str
    """The SHA-256 of the words of that language in which it is written; empty in English."""


class NoCertificate(Exception):
    """Why there is no certificate of an exam, or why a file is none; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class CertificateProof(StrEnum):
    """What came of the proof of a certificate."""

    GOOD = "good"
    NOT_GOOD = "not_good"
    NOT_CHECKED = "not_checked"


class Proved(NamedTuple):
    """What came of it, and why."""

    proof: CertificateProof
    message: Message


def make_certificate(
    identity: Identity,
    records: Iterable[Recorded],
    exam: int,
    person: Trainee,
    fonts: Path,
    *,
    language: Language = Language.ENGLISH,
) -> bytes:
    """Return the certificate of a signed exam as PDF; the same records and language give the same bytes.

    `records` are all those of a training ledger; answers outside exams may be left out. Raises
    `NoCertificate`.
    """
    return _made(identity, _signed_exam(records, exam), person, fonts, language)[0]


def _made(
    identity: Identity, known: _SignedExam, person: Trainee, fonts: Path, language: Language
) -> tuple[bytes, str]:
    """Return a certificate, and the SHA-256 of the words in which it is written. Raises `NoCertificate`."""
    if person.identity != known.signed.identity:
        raise NoCertificate(Message("The ledger has another person on record for this exam."))
    say = _WordsSaid(language)
    document = _document(identity, known, person, say)
    if language is not Language.ENGLISH:
        render_pdf(document, fonts, "", say)  # says every word that it is written in
    named = known.debrief.number, person.name, person.number, person.secret
    data = CertificateData(FORM, *named, language, say.digest)
    text = _MARK + base64.urlsafe_b64encode(msgspec.json.encode(data)).decode()
    return render_pdf(document, fonts, text, say), data.words


class _WordsSaid:
    """A language that remembers which of its words were said."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._wording = wording(language)
        self._said: dict[str, str] = {}

    def __call__(self, template: str) -> str:
        """Return what the language says for an English template."""
        said = self._wording(template)
        self._said[template] = said
        return said

    @property
    def digest(self) -> str:
        """The SHA-256 of the words that were said; empty in English, whose words stand in the record."""
        if self._language is Language.ENGLISH:
            return ""
        return sha256(msgspec.json.encode(sorted(self._said.items()))).hexdigest()


def read_certificate(path: Path) -> tuple[bytes, CertificateData]:
    """Return the bytes of a certificate, and what it says of itself. Raises `NoCertificate`, `OSError`."""
    try:
        content = read_plain(path, _MOST_BYTES)
    except NotPlain as error:
        raise NoCertificate(Message("{file} {why}.", {"file": path.name, "why": error.message})) from error
    found = _EMBEDDED.search(content)
    if not content.startswith(b"%PDF-") or found is None:
        raise NoCertificate(Message("{file} is no certificate of a Lammer.", {"file": path.name}))
    try:
        data = msgspec.json.decode(base64.urlsafe_b64decode(found[1]), type=CertificateData)
    except (binascii.Error, msgspec.MsgspecError) as error:
        text = "{file} was altered: what it embeds cannot be read."
        raise NoCertificate(Message(text, {"file": path.name})) from error
    return content, data


def prove_certificate(path: Path, ledger: Path | None, fonts: Path) -> Proved:
    """Make a certificate again from the ledger and compare byte for byte; without a ledger nothing is said.

    Raises `NoCertificate`, `OSError`, and a `LedgerError` for a file that cannot be read as a ledger.
    """
    content, data = read_certificate(path)
    if ledger is None:
        text = "Not checked: name the training ledger with --ledger. A certificate alone proves nothing."
        return Proved(CertificateProof.NOT_CHECKED, Message(text))
    if data.form != FORM:
        text = "Not checked: it is of form {form}, and this Lammer makes form {own}."
        return Proved(CertificateProof.NOT_CHECKED, Message(text, {"form": data.form, "own": FORM}))
    audited = audit_ledger(ledger, kind=LedgerKind.TRAINING)
    if audited.findings:
        text = "The ledger is not whole ({count} faults). {first}"
        return _not_good(text, count=len(audited.findings), first=audited.findings[0].message)
    with closing(LedgerReader.open(ledger, kind=LedgerKind.TRAINING)) as reader:
        person = Trainee("", data.name, data.number, data.secret)
        try:
            records = reader.read(without=(TrainingAnswered.stored_name,))
            known = _signed_exam(records, data.exam)
            again, words = _made(reader.identity, known, person, fonts, data.language)
        except NoCertificate as error:
            return _not_good("{why}", why=error.message)
    if words != data.words:
        text = "Not checked: it is written in other words than this Lammer has for its language."
        return Proved(CertificateProof.NOT_CHECKED, Message(text))
    if again != content:
        return _not_good("It is not what the ledger gives: it was altered.")
    return Proved(CertificateProof.GOOD, Message("Good: it is byte for byte what the ledger gives."))


def _not_good(text: str, **params: object) -> Proved:
    return Proved(CertificateProof.NOT_GOOD, Message("Not good. {why}", {"why": Message(text, params)}))


class _SignedExam(NamedTuple):
    """A signed exam as the ledger tells it, up to the signature."""

    debrief: Debrief
    signed: ExamSignedOff
    approval: OverrideGranted
    head: Head
    """The event of the signature."""
    at: datetime
    """When it was signed, in UTC."""


def _signed_exam(records: Iterable[Recorded], number: int) -> _SignedExam:
    """Read as far as the signature of an exam. Raises `NoCertificate`."""
    exam, settings = _exam_up_to_signature(records, number)
    approval = None if exam is None else exam.approval
    if exam is None or exam.signed is None or approval is None:
        raise _none("Exam {exam} is not signed.", number)
    signed = exam.signed.event
    if not isinstance(signed, ExamSignedOff) or not signed.until:
        raise _none("Exam {exam} was signed, but not as passed.", number)
    try:
        result = debrief(exam, settings)
    except RecordMisfit as error:
        raise _none("The record of exam {exam} does not hold: {why}.", number, error.message) from error
    if result.digest != signed.details:
        raise _none("What was signed of exam {exam} is not what the ledger gives.", number)
    head = Head(exam.signed.seq, exam.signed.hash, exam.signed.at_utc)
    return _SignedExam(result, signed, approval, head, exam.signed.at)


def _exam_up_to_signature(
    records: Iterable[Recorded], number: int
) -> tuple[ExamHistory | None, TrainingSettings]:
    """Return what is on record of an exam, and the settings in force when it was signed."""
    settings = TrainingSettings()
    history: TraineeHistory | None = None
    for one in records:
        event = one.event
        if isinstance(event, TrainingSet):
            settings = event.settings
        if isinstance(event, ExamBegun) and event.number == number:
            history = TraineeHistory(event.trainee, event.terms.game)
        if history is not None:
            history.follow(one)
        if isinstance(event, ExamSignedOff) and event.exam == number:
            break
    return None if history is None else history.exams.get(number), settings


def _none(text: str, number: int, why: Message | str = "") -> NoCertificate:
    return NoCertificate(Message(text, {"exam": number, "why": why}))


_EXAM: Final = (
    Column(key="name", title=Message("name"), unit=Unit.TEXT),
    Column(key="number", title=Message("staff number"), unit=Unit.TEXT),
    Column(key="game", title=Message("game"), unit=Unit.TEXT),
    Column(key="rules", title=Message("version of the rules"), unit=Unit.TEXT),
    Column(key="result", title=Message("result"), unit=Unit.TEXT),
    Column(key="until", title=Message("holds until"), unit=Unit.TEXT),
    Column(key="exam", title=Message("exam"), unit=Unit.COUNT),
    Column(key="attempt", title=Message("attempt"), unit=Unit.COUNT),
    Column(key="decisions", title=Message("decisions"), unit=Unit.COUNT),
    Column(key="right", title=Message("right"), unit=Unit.COUNT),
    Column(key="within", title=Message("within target"), unit=Unit.COUNT),
    Column(key="red_lines", title=Message("red lines"), unit=Unit.COUNT),
    Column(key="interruptions", title=Message("interruptions"), unit=Unit.COUNT),
    Column(key="layout", title=Message("layout"), unit=Unit.TEXT),
)
_SEEN: Final = (
    Column(key="signals", title=Message("hand signals"), unit=Unit.TEXT),
    Column(key="cutting", title=Message("chip cutting by hand"), unit=Unit.TEXT),
    Column(key="manner", title=Message("manner, voice"), unit=Unit.TEXT),
    Column(key="present", title=Message("watched by the signer"), unit=Unit.TEXT),
)
_SIGNED: Final = (
    Column(key="signer", title=Message("name"), unit=Unit.TEXT),
    Column(key="signer_number", title=Message("staff number"), unit=Unit.TEXT),
    Column(key="rank", title=Message("rank"), unit=Unit.TEXT),
    Column(key="signed_at", title=Message("signed"), unit=Unit.TIME),
)
_GRADES: Final = (
    Column(key="topic", title=Message("topic"), unit=Unit.TEXT),
    Column(key="decisions", title=Message("decisions"), unit=Unit.COUNT),
    Column(key="right", title=Message("right"), unit=Unit.COUNT),
    Column(key="median", title=Message("median time (s)"), unit=Unit.TEXT),
    Column(key="target", title=Message("target (s)"), unit=Unit.TEXT),
    Column(key="grade", title=Message("grade, 1 to 5"), unit=Unit.TEXT),
)
_WRONG: Final = (
    Column(key="moment", title=Message("decision"), unit=Unit.COUNT),
    Column(key="at", title=Message("time"), unit=Unit.TIME),
    Column(key="topic", title=Message("topic"), unit=Unit.TEXT),
    Column(key="ought", title=Message("what was right"), unit=Unit.TEXT),
    Column(key="paragraph", title=Message("paragraph"), unit=Unit.TEXT),
)
_SEAL: Final = (
    Column(key="seed", title=Message("seed"), unit=Unit.TEXT),
    Column(key="head", title=Message("head of the ledger before the signature"), unit=Unit.TEXT),
    Column(key="details", title=Message("hash of grades, times and wrong moments"), unit=Unit.TEXT),
)


def _document(identity: Identity, known: _SignedExam, person: Trainee, say: Wording) -> ReportDocument:
    """Return what the certificate says; `say` puts texts into its language."""
    result, signed = known.debrief, known.signed
    game = result.terms.rules
    figures: dict[str, Cell] = {
        "name": person.name,
        "number": person.number,
        "game": game.name,
        "rules": result.terms.rules_version,
        "result": result.result.render(say),
        "until": signed.until,
        "exam": result.number,
        "attempt": result.attempt,
        "decisions": result.decisions,
        "right": result.right,
        "within": result.within_target,
        "red_lines": result.red_lines,
        "interruptions": result.interruptions,
        "layout": result.terms.layout,
    }
    seen: dict[str, Cell] = {
        "signals": _tick(signed.signals, say),
        "cutting": _tick(signed.cutting, say),
        "manner": _tick(signed.manner, say),
        "present": _tick(True, say),
    }
    signature: dict[str, Cell] = {
        "signer": known.approval.name,
        "signer_number": known.approval.number,
        "rank": RANK_TITLES[known.approval.rank].render(say),
        "signed_at": known.at,
    }
    return ReportDocument(
        report="certificate",
        title=Message("Dealer’s certificate"),
        shows=Message("That a person has passed the sealed exam, and who has signed for it."),
        identity=identity,
        start=result.began,
        end=known.at,
        head=known.head,
        key="",
        to_sign=False,
        not_whole=(),
        not_complete=(),
        marks=(),
        notes=(Message("It proves nothing by itself: lammer verify compares it with the training ledger."),),
        main="grades",
        sections=(
            _figures("exam", Message("Exam"), _EXAM, figures),
            _figures("seen", Message("What a screen cannot see"), _SEEN, seen),
            _figures("signed", Message("Signed by"), _SIGNED, signature),
            _grades(result, say),
            _wrong(result, say),
            _table("seal", Message("Seal"), _SEAL, ((result.seed, signed.head, signed.details),)),
        ),
    )


def _figures(key: str, title: Message, columns: tuple[Column, ...], values: Mapping[str, Cell]) -> Section:
    return Section(key, title, tuple(Figure(one, values[one.key]) for one in columns), None, ())


def _table(key: str, title: Message, columns: tuple[Column, ...], rows: Iterable[Row]) -> Section:
    return Section(key, title, (), SectionTable(columns, tuple(rows), None), ())


def _grades(result: Debrief, say: Wording) -> Section:
    rows = (
        (
            _topic(one.topic, say),
            one.decisions,
            one.right,
            _seconds(one.median),
            _seconds(one.target),
            Message("not examined").render(say) if one.grade is None else str(one.grade),
        )
        for one in result.grades
    )
    return _table("grades", Message("Grades"), _GRADES, rows)


def _wrong(result: Debrief, say: Wording) -> Section:
    rows = (
        (
            one.number,
            one.at,
            _topic(one.topic.value, say),
            fault.ought.render(say),
            fault.paragraph or Message("house").render(say),
        )
        for one in result.wrong
        for fault in one.faults
    )
    return _table("wrong", Message("Wrong moments"), _WRONG, rows)


def _topic(topic: str, say: Wording) -> str:
    return SKILL_MAP[Topic(topic)].title.render(say)


def _seconds(milliseconds: int) -> str:
    return fixed(Fraction(milliseconds, _SECOND), 1)


def _tick(right: bool, say: Wording) -> str:
    return (Message("yes") if right else Message("no")).render(say)
