"""Makes a report: opens the ledgers, tells the story of the period, and writes it up as a document."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.reports.catalogue import REPORTS
from terminal.reports.document import ReportDocument, write_up
from terminal.reports.shape import Asked, Report
from terminal.reports.sources import ReportError, Sources, open_sources
from terminal.reports.story import PASSED_OVER, Story, StoryUnknown, tell
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.games import GAMES
from terminal.rules.message import Message


def report_named(name: str) -> Report:
    """The report of that name.

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
    """The document of a report over the ledger files of one table, archived and live.

    The period runs from `start` up to, and without, `end`, both with a zone; without them, from the first
    event on record and to the last. `target_pace` is in rounds an hour. While a table is in play, this
    belongs into a thread of its own.
    Raises `ReportError` for what cannot be asked so, a `LedgerError` if a file cannot be opened or read.
    """
    report = report_named(name)
    with open_sources(ledgers, start) as sources:
        since = sources.start.replace(microsecond=0) if start is None else start
        until = sources.end if end is None else end
        if until < since:
            raise ReportError(Message("The period ends before it begins. Check from and to."))
        story = _story(report, sources, since, until)
        asked = Asked(story, sources.zone, target_pace)
        return write_up(
            report,
            asked,
            identity=sources.identity,
            head=sources.head,
            period=(since, until),
            notes=_notes(story, sources),
        )


def _story(report: Report, sources: Sources, since: datetime, until: datetime) -> Story:
    start = min(max(since, sources.start), sources.end)
    end = max(start, min(until, sources.end))
    records = sources.records(start, () if report.with_bets else PASSED_OVER)
    try:
        return tell(
            records,
            _blank(sources.identity.table_id),
            start,
            end,
            wanted=frozenset(report.acts),
            with_bets=report.with_bets,
        )
    except StoryUnknown as error:
        raise ReportError(
            Message(
                "{file} begins in the middle of a record. Name the ledger before it too.",
                {"file": sources.files[0].name},
            )
        ) from error


def _blank(table_id: str) -> Table:
    """A table of which nothing is known: the record itself says under which terms it is opened."""
    return Table(Terms(table_id=table_id, game=next(iter(GAMES)), layout="", boxes=(), decks=0))


def _notes(story: Story, sources: Sources) -> tuple[Message, ...]:
    notes = [
        Message(
            "Round {round} of shoe {shoe} was reopened and counts once it is settled again.",
            {"round": played.number, "shoe": played.shoe},
        )
        for played in story.reopened
    ]
    if not story.rounds:
        notes.append(Message("No round was settled in this period."))
    late = sum(finished.played.entered_late for finished in story.rounds)
    if late:
        notes.append(
            Message(
                "Dealt by hand and entered late, and counted where they were entered: {count} rounds.",
                {"count": late},
            )
        )
    kind = sources.identity.kind
    if kind is not LedgerKind.LIVE:
        notes.append(Message("This is a {kind} ledger. No money was played for.", {"kind": kind.value}))
    return tuple(notes)
