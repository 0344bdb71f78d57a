"""The tables that hold the record itself, as SQL: identity, events, and triggers that refuse any change."""

from __future__ import annotations

APPLICATION_ID = 0x4C4D4D52
"""`LMMR` in the file's header: `file` and SQLite tell our ledgers by it."""

FORMAT = 2
"""The version of the tables below, kept as SQLite's user_version; `migrations` carries old files on."""

RECORD: dict[tuple[str, str], str] = {
    ("table", "meta"): """CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    kind TEXT NOT NULL CHECK (kind IN ('live', 'training', 'demo', 'replay')),
    table_id TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_utc TEXT NOT NULL,
    created_format INTEGER NOT NULL,
    follows_seq INTEGER NOT NULL CHECK (follows_seq >= 0),
    follows_hash TEXT NOT NULL CHECK ((follows_seq = 0) = (follows_hash = ''))
) STRICT""",
    ("trigger", "meta_only_once"): """CREATE TRIGGER meta_only_once BEFORE INSERT ON meta
WHEN EXISTS (SELECT 1 FROM meta)
BEGIN SELECT RAISE(ABORT, 'a ledger has one identity'); END""",
    ("trigger", "meta_no_update"): """CREATE TRIGGER meta_no_update BEFORE UPDATE ON meta
BEGIN SELECT RAISE(ABORT, 'the identity of a ledger never changes'); END""",
    ("trigger", "meta_no_delete"): """CREATE TRIGGER meta_no_delete BEFORE DELETE ON meta
BEGIN SELECT RAISE(ABORT, 'the identity of a ledger never changes'); END""",
    ("table", "events"): """CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    table_id TEXT NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    actor TEXT NOT NULL,
    authority TEXT NOT NULL,
    command TEXT,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL
, wall TEXT) STRICT""",
    ("index", "clock_confirmations"): (
        "CREATE INDEX clock_confirmations ON events (seq) WHERE kind = 'clock_confirmed'"
    ),
    ("index", "shoe_starts"): "CREATE INDEX shoe_starts ON events (seq) WHERE kind = 'shoe_opened'",
    ("index", "round_starts"): "CREATE INDEX round_starts ON events (seq) WHERE kind = 'round_commenced'",
    # This also refuses INSERT OR REPLACE, which deletes without asking a delete trigger.
    ("trigger", "events_in_sequence"): """CREATE TRIGGER events_in_sequence BEFORE INSERT ON events
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), (SELECT follows_seq FROM meta)) + 1 FROM events)
    OR NEW.previous IS NOT coalesce((SELECT hash FROM events WHERE seq = NEW.seq - 1), NEW.previous)
BEGIN SELECT RAISE(ABORT, 'an event must follow the last one'); END""",
    ("trigger", "events_end_with_the_day"): """CREATE TRIGGER events_end_with_the_day BEFORE INSERT ON events
WHEN (SELECT kind FROM events WHERE seq = NEW.seq - 1) = 'day_closed'
BEGIN SELECT RAISE(ABORT, 'the day is closed: its ledger takes no more events'); END""",
    ("trigger", "events_no_update"): """CREATE TRIGGER events_no_update BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never edited: record a correction'); END""",
    ("trigger", "events_no_delete"): """CREATE TRIGGER events_no_delete BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never deleted: record a correction'); END""",
    ("table", "read_tables"): """CREATE TABLE read_tables (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    version INTEGER NOT NULL,
    stale_since_seq INTEGER,
    reason TEXT
) STRICT""",
}
"""Each object of the record by type and name, with the exact SQL that the file must hold.

`wall` was added to older files by SQLite itself, which writes it so.
"""

_BEFORE_WALL_TIME = {
    name: sql.replace("\n, wall TEXT)", "\n)")
    for name, sql in RECORD.items()
    if name[1] != "clock_confirmations"
}

RECORDS: dict[int, dict[tuple[str, str], str]] = {1: _BEFORE_WALL_TIME, FORMAT: RECORD}
"""The same for each format: closed days lie in the archive as they were made."""
