"""The reporting table `irregularities`: every irregularity that was decided, by whom, on what facts."""

from __future__ import annotations

from msgspec.structs import asdict

from terminal.ledger.codec import encode_part
from terminal.ledger.projections.reporting_table import EventTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import IrregularityDecided, IrregularityRetracted
from terminal.rules.ranks import Rank

TAKEN_BACK = "taken_back"
"""The action of a row that takes an earlier one back."""


def _row(recorded: Recorded) -> Row:
    decided = recorded.event
    if isinstance(decided, IrregularityRetracted):
        return _retracted(recorded, decided)
    if not isinstance(decided, IrregularityDecided):
        raise TypeError(f"{decided.stored_name} decides no irregularity")
    about = decided.facts.about
    return (
        recorded.seq,
        recorded.shoe,
        recorded.round_number,
        recorded.shoe if about is None else about.shoe,
        recorded.round_number if about is None else about.round,
        recorded.at_utc,
        decided.kind,
        decided.paragraph,
        decided.action,
        ", ".join(decided.options),
        str(decided.decided_by),
        int(decided.established),
        encode_part(_facts(decided.facts)),
        recorded.actor,
        recorded.authority,
    )


def _facts(facts: IrregularityAnswers) -> dict[str, object]:
    """Return the answers as the column holds them; a card only where one is meant."""
    left_out = {"about"} if facts.card is not None else {"about", "card"}
    return {name: told for name, told in asdict(facts).items() if name not in left_out}


def _retracted(recorded: Recorded, event: IrregularityRetracted) -> Row:
    """Return the row that takes back what the terminal had put on record at the call."""
    where = (recorded.shoe, recorded.round_number)
    taken_back = (event.kind, None, TAKEN_BACK, "", str(Rank.DEALER), 0, "{}")
    return (recorded.seq, *where, *where, recorded.at_utc, *taken_back, recorded.actor, recorded.authority)


TABLE = EventTable(
    name="irregularities",
    create="""CREATE TABLE irregularities (
    seq INTEGER PRIMARY KEY,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    about_shoe INTEGER NOT NULL,
    about_round INTEGER NOT NULL,
    at_utc TEXT NOT NULL,
    kind TEXT NOT NULL,
    paragraph TEXT,
    action TEXT NOT NULL,
    options TEXT NOT NULL,
    decided_by TEXT NOT NULL,
    established INTEGER NOT NULL,
    facts TEXT NOT NULL,
    actor TEXT NOT NULL,
    authority TEXT NOT NULL
) STRICT""",
    insert="INSERT INTO irregularities VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    select="SELECT * FROM irregularities WHERE seq = ?",
    count="SELECT count(*) FROM irregularities",
    stored_names=frozenset({IrregularityDecided.stored_name, IrregularityRetracted.stored_name}),
    row=_row,
)
