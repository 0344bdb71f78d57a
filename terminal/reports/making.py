"""Makes a report: opens the ledgers, tells the story of the period, and writes it up as a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

from terminal.ledger.faults import REPLAY_ERRORS
from terminal.ledger.identity import LedgerKind
from terminal.reports.catalogue import REPORTS
from terminal.reports.crossing import Crossing
from terminal.reports.document import ReportDocument, write_up
from terminal.reports.shape import Asked, Report
from terminal.reports.soundness import not_complete, not_whole, notes_on_the_end
from terminal.reports.sources import NotFollowed, ReportError, Sources, open_sources
from terminal.reports.story import PASSED_OVER, Story, StoryUnknown, tell
from terminal.reports.target import target_of
from terminal.reports.values import local_text, signed
from terminal.rounds.evolve_cards import Unreplayable
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
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
    event on record and to the last. `target_pace`, in rounds an hour, is held against instead of the pace on
    record. While a table is in play, this belongs into a thread of its own.
    Raises `ReportError` for what cannot be asked so, `NotFollowed` if the record says what cannot have been,
    a `LedgerError` if a file cannot be opened or read.
    """
    report = report_named(name)
    with open_sources(ledgers, start) as sources:
        since = sources.start.replace(microsecond=0) if start is None else start
        until = sources.end if end is None else end
        if until < since:
            raise ReportError(Message("The period ends before it begins. Check from and to."))
        start = min(max(since, sources.start), sources.end)
        end = max(start, min(until, sources.end))
        broken = not_whole(sources, start)
        try:
            story = _story(report, sources, start, end)
            return write_up(
                report,
                Asked(story, sources.zone, target_of(story, target_pace)),
                identity=sources.identity,
                head=sources.head,
                period=(since, until),
                not_whole=broken,
                not_complete=not_complete(sources, since, until),
                notes=(
                    *_notes(story, sources),
                    *(_changes(story, sources.zone) if report.paced and target_pace is None else ()),
                ),
            )
        except Unreplayable as error:
            raise NotFollowed(_NOT_FOLLOWED) from error
        except REPLAY_ERRORS as error:
            if broken:  # from a whole record it would be a bug of ours
                raise NotFollowed(_NOT_FOLLOWED) from error
            raise


def _story(report: Report, sources: Sources, start: datetime, end: datetime) -> Story:
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


def _crossing(crossing: Crossing) -> Message:
    """What is said of a round that was settled in one period and corrected in another."""
    words = {"round": crossing.played.number, "shoe": crossing.played.shoe}
    if crossing.change is None:
        return Message(_OPEN_AGAIN_HERE.template, words)
    template = (_CORRECTED_HERE if crossing.here else _CORRECTED_LATER).template
    return Message(template, words | {"change": signed(crossing.change)})


def _changes(story: Story, zone: ZoneInfo) -> Iterator[Message]:
    """What is said of each change of the expected pace within the period."""
    for before, after in pairwise(story.expected):
        words = {"before": before.pace, "after": after.pace, "at": local_text(after.since, zone)}
        yield Message(_OTHER_PACE.template, words)


def _notes(story: Story, sources: Sources) -> tuple[Message, ...]:
    notes = [
        Message(
            "Round {round} of shoe {shoe} was reopened and counts once it is settled again.",
            {"round": played.number, "shoe": played.shoe},
        )
        for played in story.reopened
    ]
    # A round of this period that is open again has been told of above.
    notes += [_crossing(one) for one in story.crossings if one.here or one.change is not None]
    notes += notes_on_the_end(sources)
    if not story.rounds:
        notes.append(Message("No round was settled in this period."))
    late = sum(finished.played.entered_late for finished in story.rounds)
    if late:
        notes.append(
            Message(
                "Rounds dealt by hand and entered late, and counted where they were entered: {count}.",
                {"count": late},
            )
        )
    kind = sources.identity.kind
    if kind is not LedgerKind.LIVE:
        notes.append(Message("This is a {kind} ledger. No money was played for.", {"kind": kind.value}))
    return tuple(notes)
