"""Builds a report: opens the ledgers, folds the history of the period, and puts it into a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from terminal.ledger.faults import REPLAY_ERRORS
from terminal.ledger.identity import LedgerKind
from terminal.ledger.signed_heads import fingerprint
from terminal.reports.catalogue import REPORTS
from terminal.reports.document import Figure, ReportDocument, Row, Section, SectionTable
from terminal.reports.integrity import foreign_marks, not_complete, not_whole, notes_on_the_end, staff_marks
from terminal.reports.late_corrections import LateCorrection
from terminal.reports.next_day import first_used
from terminal.reports.period_history import UNREAD_BETS, HistoryUnknown, PeriodHistory, fold_history
from terminal.reports.sources import NotFollowed, ReportError, Sources, open_sources
from terminal.reports.spec import Cell, Column, Content, Label, Report, SectionSpec, Unit, Values
from terminal.reports.values import local_text, signed
from terminal.rounds.events import DayClosed
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.games import GAMES
from terminal.rules.message import Message

_NOT_FOLLOWED = Message("The record of that time cannot be followed. Verify the ledger.")
_CORRECTED_HERE = Message(
    "Round {round} of shoe {shoe}, settled before this period, was corrected in it. It counts in the period "
    "in which it was settled, whose House net changed by {change}."
)
_OPEN_AGAIN_HERE = Message(
    "Round {round} of shoe {shoe}, settled before this period, was reopened in it and is not settled again. "
    "It counts in the period in which it was settled."
)
_OTHER_PACE = Message(
    "The house expected {before} rounds an hour until {at}, and {after} from then on: a target is their mean "
    "by time."
)
_CORRECTED_LATER = Message(
    "Round {round} of shoe {shoe} was corrected after this period, and counts as it was corrected: "
    "the House net changed by {change}."
)

_HOLDS: dict[Unit, type | tuple[type, ...]] = {
    Unit.TEXT: (str, Message),
    Unit.LABEL: Label,
    Unit.COUNT: int,
    Unit.CENTS: int,
    Unit.EXPECTED: Fraction,
    Unit.SHARE: Fraction,
    Unit.ODDS: Fraction,
    Unit.PACE: Fraction,
    Unit.HOURS: Fraction,
    Unit.SECONDS: Fraction,
    Unit.TIME: datetime,
}


def report_named(name: str) -> Report:
    """Return the report of that name.

    Raises `ReportError` if there is none.
    """
    report = REPORTS.get(name)
    if report is None:
        raise ReportError(
            Message(
                "There is no report {name}. There are: {names}.", {"name": name, "names": ", ".join(REPORTS)}
            )
        )
    return report


def make_report(
    name: str,
    ledgers: Sequence[Path],
    start: datetime | None = None,
    end: datetime | None = None,
    target_pace: Fraction | None = None,
) -> ReportDocument:
    """Return the document of a report over the ledger files of one table, archived and live.

    The period runs from `start` up to, and without, `end`, both with a zone; without them, from the first act
    on record and to the last; that a day goes on from a closed one is no act. `target_pace`, in rounds an
    hour, is the target instead of the pace on record. While a table is in play, call this in a thread of its
    own.
    Raises `ReportError` for what no report can be made of, `NotFollowed` if the record says what cannot have
    happened, a `LedgerError` if a file cannot be opened or read.
    """
    report = report_named(name)
    with open_sources(ledgers, start) as sources:
        since = _first_act(sources).replace(microsecond=0) if start is None else start
        until = sources.end if end is None else end
        if until < since:
            raise ReportError(Message("The period ends before it begins. Check from and to."))
        start = min(max(since, sources.start), sources.end)
        end = max(start, min(until, sources.end))
        position = sources.position_at(start)
        broken = tuple(not_whole(sources, position))
        try:
            history = fold_history(
                sources.records(position, () if report.with_bets else UNREAD_BETS),
                _blank(sources.identity.table_id),
                (start, end),
                sources.zone,
                with_bets=report.with_bets,
                pace=target_pace,
                clock_confirmed_at=sources.clock_confirmed_at,
            )
            return ReportDocument(
                report=report.id,
                title=report.title,
                shows=report.shows,
                identity=sources.identity,
                start=since,
                end=until,
                head=sources.head,
                key="" if history.table_key is None else fingerprint(history.table_key),
                to_sign=report.to_sign,
                not_whole=broken,
                not_complete=tuple(not_complete(sources, since, until)),
                marks=(*staff_marks(history.staff), *foreign_marks(history.foreign_writes)),
                notes=tuple(_notes(report, history, sources)),
                main=report.main,
                sections=sections_of(report, history),
            )
        except HistoryUnknown as error:
            raise ReportError(
                Message(
                    "{file} begins in the middle of a record. Name the ledger before it too.",
                    {"file": sources.files[0].name},
                )
            ) from error
        except Unreplayable as error:
            raise NotFollowed(_NOT_FOLLOWED) from error
        except REPLAY_ERRORS as error:
            if broken:  # from a whole record it would be a bug of ours
                raise NotFollowed(_NOT_FOLLOWED) from error
            raise


def _first_act(sources: Sources) -> datetime:
    """Return when the files were first used: the day before may have been closed hours earlier."""
    first = sources.files[0].reader
    used = first_used(first) if first.identity.follows_hash else None
    # After a clock was set back there are earlier times than that.
    return sources.start if used is None or sources.is_set_back else used


def sections_of(report: Report, history: PeriodHistory) -> tuple[Section, ...]:
    """Return the sections of a report: its fold over the history, put under its declared columns.

    Raises `TypeError` or `KeyError` where a fold does not keep to its declaration, which is a bug of ours.
    """
    contents = report.fold(history)
    return tuple(_section(spec, contents[spec.key]) for spec in report.sections)


def _section(spec: SectionSpec, content: Content) -> Section:
    figures = zip(spec.figures, _row(spec.figures, content.figures), strict=True)
    table = None
    if spec.columns:
        rows = tuple(_row(spec.columns, values) for values in content.rows)
        total = None if content.total is None else _row(spec.columns, content.total)
        table = SectionTable(spec.columns, rows, total)
    return Section(spec.key, spec.title, tuple(Figure(*pair) for pair in figures), table, content.charts)


def _row(columns: tuple[Column, ...], values: Values) -> Row:
    return tuple(_checked(column, values[column.key]) for column in columns)


def _checked(column: Column, value: Cell) -> Cell:
    if value is not None and not isinstance(value, _HOLDS[column.unit]):
        raise TypeError(f"{column.key} is a {column.unit}, not {value!r}")
    return value


def _blank(table_id: str) -> Table:
    """Return a table of which nothing is known: the record says under which terms it is opened."""
    return Table(Terms(table_id=table_id, game=next(iter(GAMES)), layout="", boxes=(), decks=0))


def _notes(report: Report, history: PeriodHistory, sources: Sources) -> Iterator[Message]:
    for played in history.reopened:
        yield Message(
            "Round {round} of shoe {shoe} was reopened and counts once it is settled again.",
            {"round": played.number, "shoe": played.shoe},
        )
    for late in history.late_corrections:
        if late.here or late.change is not None:  # else the round is open again, as was said above
            yield _late_correction(late)
    yield from notes_on_the_end(sources)
    if not history.rounds:
        yield Message("No round was settled in this period.")
    entered_late = sum(finished.played.entered_late for finished in history.rounds)
    if entered_late:
        yield Message(
            "Rounds dealt by hand and entered late, and counted where they were entered: {count}.",
            {"count": entered_late},
        )
    if report.to_sign:
        yield from _unannounced(history)
    kind = sources.identity.kind
    if kind is not LedgerKind.LIVE:
        yield Message("This is a {kind} ledger. No money was played for.", {"kind": kind.value})
    if report.paced:
        for before, after in pairwise(history.expected):
            at = local_text(after.since, history.zone)
            yield Message(_OTHER_PACE.template, {"before": before.pace, "after": after.pace, "at": at})


def _unannounced(history: PeriodHistory) -> Iterator[Message]:
    """Yield what is said of each day that was closed without its last round announced."""
    for closing in history.acts_of(DayClosed):
        if not closing.table.last_round_told:
            yield Message(
                "The day {day} was closed without the last round announced to the players.",
                {"day": closing.event.day},
            )


def _late_correction(late: LateCorrection) -> Message:
    words: dict[str, object] = {"round": late.played.number, "shoe": late.played.shoe}
    if late.change is None:
        return Message(_OPEN_AGAIN_HERE.template, words)
    template = (_CORRECTED_HERE if late.here else _CORRECTED_LATER).template
    return Message(template, words | {"change": signed(late.change)})
