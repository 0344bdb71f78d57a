"""The security report: who could not prove who they are, what became of staff, clock, terms and program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from terminal.ledger.signed_heads import fingerprint
from terminal.reports.columns import PLACE, TIMES
from terminal.reports.period_history import Act, PeriodHistory
from terminal.reports.spec import Column, Content, Label, Report, SectionSpec, Unit, Values
from terminal.reports.term_changes import changes_of_terms
from terminal.rounds import events as e
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.message import Message

_BASES: Mapping[StaffBasis, Label] = {
    StaffBasis.FIRST: Label("first_run", Message("staff put on record for the first time")),
    StaffBasis.RECOVERED: Label("recovery", Message("another staff file taken, by the sealed code")),
    StaffBasis.UNPROVED: Label("recovery_unproved", Message("another staff file taken, unproved")),
    StaffBasis.RESTORED: Label("recovery_answered", Message("former staff file back in its place")),
}


def _known(event: e.StaffKnown) -> tuple[Label, str]:
    return _BASES[event.basis], event.fingerprint


def _changed(event: e.StaffChanged) -> tuple[Label, str]:
    change = event.change
    return Label("staff_changed", Message("staff changed")), f"{change.act.value} {change.number}"


def _refused(event: e.ApprovalRefused) -> tuple[Label, str]:
    return Label("approval_refused", Message("approval refused")), f"{event.command}: {event.code}"


def _note_key(event: e.NoteKeyKnown) -> tuple[Label, str]:
    detail = f"{event.found.value} {fingerprint(event.key)}" if event.key else event.found.value
    if event.is_proved:
        return Label("note_key", Message("note of the last event sealed from here")), detail
    if event.found is NoteProof.OLDER:
        return Label("head_not_held", Message("ledger lacks a head that left the machine")), detail
    return Label("note_not_proved", Message("note of the last event not proved")), detail


def _jumped(event: e.ClockJumped) -> tuple[Label, str]:
    return Label("clock_jumped", Message("clock jumped")), _seconds(event.milliseconds)


def _confirmed(event: e.ClockConfirmed) -> tuple[Label, str]:
    return Label("clock_confirmed", Message("clock confirmed")), _seconds(event.shift_milliseconds)


def _foreign(event: e.ForeignWriteFound) -> tuple[Label, str]:
    found = event.found
    forged = f"{found.forged_first}-{found.forged_last}" if found.forged_first else "0"
    detail = f"{found.good_seq} {found.good_hash}; {forged} {found.forged_digest}; {found.kept_as}"
    return Label("foreign_write", Message("another program wrote into the ledger")), detail


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:+.3f} s"


_WORDS: Mapping[type[e.Event], Callable[[Any], tuple[Label, str]]] = {
    e.PinRefused: lambda event: (
        Label("pin_refused", Message("PIN or badge refused")),
        f"{event.attempts}",
    ),
    e.StaffLocked: lambda _: (Label("locked", Message("number locked")), ""),
    e.StaffUnlocked: lambda event: (Label("unlocked", Message("number unlocked")), event.unlocked_by),
    e.ApprovalRefused: _refused,
    e.StaffKnown: _known,
    e.StaffChanged: _changed,
    e.StaffDiffers: lambda event: (
        Label("staff_differs", Message("staff file is another, or missing")),
        event.fingerprint,
    ),
    e.StaffRestored: lambda event: (
        Label("staff_restored", Message("staff file is as it was known")),
        event.fingerprint,
    ),
    e.TableKeyKnown: lambda event: (
        Label("table_key", Message("key of the table put on record")),
        fingerprint(event.key),
    ),
    e.NoteKeyKnown: _note_key,
    e.ClockJumped: _jumped,
    e.ClockConfirmed: _confirmed,
    e.ForeignWriteFound: _foreign,
    e.ForeignWriteSigned: lambda _: (Label("foreign_write_signed", Message("foreign write signed for")), ""),
    e.BetsReopened: lambda _: (Label("bets_reopened", Message("call of no more bets taken back")), ""),
}


_GOOD = Label("checked", Message("program as it was signed"))
_STOPPED = Label("stopped", Message("start stopped"))
_UNREADABLE = Label("unreadable", Message("lines that are no check"))
_LEFT_OUT = Label("left_out", Message("other stopped starts"))
_OTHER_LOG = Label("other_log", Message("log of checks not the one on record"))
_NO_CHECK: Values = {"first": None, "last": None, "release": None, "reason": None}


_CHANGED: Mapping[type[e.Event], Label] = {
    e.TableOpened: Label("terms_changed", Message("table opened under these terms")),
    e.LimitsSet: Label("limits_changed", Message("limits changed")),
    e.PaceSet: Label("pace_changed", Message("pace changed")),
    e.SettingsAdopted: Label("settings_changed", Message("settings of people and clock changed")),
    e.ReadingAdopted: Label("reading_changed", Message("rules read by a later version")),
}


def _rows(history: PeriodHistory) -> Iterator[tuple[Label, Values]]:
    changes = {found.act.recorded.seq: found.text for found in changes_of_terms(history)}
    for act in history.acts:
        detail: str | Message | None
        words = _WORDS.get(type(act.event))
        if words is not None:
            what, detail = words(act.event)
        elif changes.get(act.recorded.seq):
            what, detail = _CHANGED[type(act.event)], changes[act.recorded.seq]
        elif isinstance(act.event, e.TableOpened):
            what, detail = _CHANGED[e.TableOpened], act.event.terms.game
        else:
            continue
        facts = {"what": what, "number": _number(act), "detail": detail or None, "person": act.person}
        yield what, {**act.place(), **facts}


def _number(act: Act[e.Event]) -> str | None:
    """Return the staff number that an event is about; None where it is about nobody."""
    event = act.event
    if isinstance(event, e.StaffChanged):
        return event.change.number
    number: str | None = getattr(event, "number", None)
    return number


def _check_rows(history: PeriodHistory) -> Iterator[Values]:
    """Yield what the checks of the program's files have found, as it was put on record."""
    for act in history.acts:
        if not isinstance(act.event, e.ProgramChecksRecorded):
            continue
        found, at = act.event.found, act.place()["at"]
        if not found.continued:
            yield {"at": at, "what": _OTHER_LOG, "count": None, **_NO_CHECK}
        for label, count in (
            (_GOOD, found.good),
            (_UNREADABLE, found.unreadable),
            (_LEFT_OUT, found.left_out),
        ):
            if count:
                yield {"at": at, "what": label, "count": count, **_NO_CHECK}
        for run in found.stopped:
            yield {
                "at": at,
                "what": _STOPPED,
                "count": run.times,
                "first": run.first_utc,
                "last": run.last_utc,
                "release": run.release,
                "reason": run.reason,
            }


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    found = list(_rows(history))
    labels = {what.code: what for what, _ in found}
    counts = Counter((what.code, row["number"] or row["person"]) for what, row in found)
    return {
        "counts": Content(
            rows=[
                {"what": labels[code], "number": number, "count": count}
                for (code, number), count in counts.most_common()
            ]
        ),
        "list": Content(rows=[row for _, row in found]),
        "program_checks": Content(rows=list(_check_rows(history))),
    }


_WHAT = Column(key="what", title=Message("what"), unit=Unit.LABEL)
_NUMBER = Column(key="number", title=Message("number"), unit=Unit.TEXT)

REPORT = Report(
    id="security",
    title=Message("Security"),
    shows=Message(
        "Refused PINs and approvals, locks, first runs and recoveries, changes of staff and terms, jumps of "
        "the clock, foreign writes, and calls taken back, by person and time; and what checks of the "
        "program's files found."
    ),
    sections=(
        SectionSpec(key="counts", title=Message("By person"), columns=(_WHAT, _NUMBER, TIMES)),
        SectionSpec(
            key="list",
            title=Message("One by one"),
            columns=(
                *PLACE,
                _WHAT,
                _NUMBER,
                Column(key="detail", title=Message("detail"), unit=Unit.TEXT),
                Column(key="person", title=Message("recorded under"), unit=Unit.TEXT),
            ),
        ),
        SectionSpec(
            key="program_checks",
            title=Message("Checks of the program"),
            columns=(
                Column(key="at", title=Message("recorded at"), unit=Unit.TIME),
                *(_WHAT, TIMES),
                Column(key="first", title=Message("first check"), unit=Unit.TEXT),
                Column(key="last", title=Message("last check"), unit=Unit.TEXT),
                Column(key="release", title=Message("release"), unit=Unit.TEXT),
                Column(key="reason", title=Message("reason"), unit=Unit.TEXT),
            ),
        ),
    ),
    main="list",
    fold=_fold,
)
