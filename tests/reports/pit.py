"""A table in play for the tests of reports: its clock is set by hand, its acts decided as at a real one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.events import Event, OverrideGranted
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import OnDuty, Phase, Table, phase_of
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.session.day import finish_day
from terminal.table.session.recovery import recover
from terminal.table.setup.layouts import layout_labels
from tests.layouts.allowed import decks_for, layout_for

ZONE = "Asia/Singapore"
OPENING = datetime(2025, 11, 27, 2, 0, tzinfo=UTC)
"""Ten in the morning by the clock of the house."""

CHUA = OnDuty("30614", "Chua B. H.")
GOH = OnDuty("20418", "Goh M. K.")

NATURAL_NINE = "9X KX TX 5X"
"""The Player wins with 9 against 5, two cards each."""

TIE_AT_NINE = "9X KX TX 9X"
"""Both hands make 9 with two cards."""

BANKER_SIX = "2X 6X 3X KX"
"""Player 5, Banker 6: insurance on the Banker Hand is due at 3 to 1, and the Player draws."""


def terms(game: str = "insurance-super-six-plus", **changes: object) -> Terms:
    """Return the terms of a table with these changes; seven boxes and eight decks where the game has them."""
    layout = layout_for(GAMES[game], "bean-7")
    plain = {
        "table_id": "BA-07",
        "game": game,
        "layout": layout,
        "boxes": layout_labels(layout),
        "decks": decks_for(GAMES[game]),
        "limits": Limits(minimum=10_000, maximum_differential=5_000_000),
    }
    return Terms(**(plain | changes))  # type: ignore[arg-type]


class Pit:
    """One table, its ledger and its clock."""

    def __init__(
        self,
        path: Path | None,
        *,
        game: Terms | None = None,
        kind: LedgerKind = LedgerKind.LIVE,
        at: datetime = OPENING,
        opened: bool = True,
    ) -> None:
        self.terms = game or terms()
        self.now = at
        self.table = Table(self.terms)
        self.dealer = CHUA
        self.ledger = Ledger.create(path, kind=kind, table_id=self.terms.table_id, zone=ZONE, at=at)
        if opened:
            self.act(c.OpenTable(self.terms), rank=Rank.SHIFT_MANAGER)
            self.act(c.NewShoe(self.terms.decks, burn_due=False))

    def wait(self, seconds: float) -> datetime:
        """Let time go by; return the time that it is then."""
        self.now += timedelta(seconds=seconds)
        return self.now

    def act(
        self, command: c.Command, *, rank: Rank = Rank.DEALER, by: OnDuty | None = None, reason: str = "seen"
    ) -> tuple[Event, ...]:
        """Do one thing; `by` is who stands behind it in that rank, where it is an override.

        Raises `AssertionError` if the rules refuse it.
        """
        decided = decide(self.table, command, rank)
        assert not isinstance(decided, Refusal), (command, decided)
        events: list[Event] = [*decided]
        authority = rank.value
        if by is not None:
            name = type(command).__name__
            events.insert(0, OverrideGranted(by.number, by.name, rank, self.dealer.number, name, reason))
            authority = f"{rank.value} {by.number}"
        after = note_act(self.table, evolve_all(self.table, events), self.ledger.head.seq + 1, events)
        current = after.current
        self.ledger.append(
            command,
            events,
            before=self.table,
            after=after,
            at=self.now,
            shoe=after.shoes,
            round_number=0 if current is None else current.number,
            actor=self.dealer.number,
            authority=authority,
        )
        self.table = after
        return tuple(events)

    def take_back(self) -> None:
        """Take the latest act back that can be."""
        last = self.table.last_act
        assert last is not None
        self.act(c.TakeBack(last.seq))

    def relieve(self, dealer: OnDuty) -> None:
        """Let another dealer take the table over."""
        self.dealer = dealer
        self.act(c.GoOnDuty(*dealer))

    def bet(self, *bets: tuple[str, Bet, int]) -> None:
        """Announce the round if it is not yet, and let these seated bettors bet: box, bet, cents."""
        if phase_of(self.table) is Phase.BETWEEN_ROUNDS:
            self.act(c.PlaceYourBets())
        for box, bet, cents in bets:
            self.act(c.PlaceBet(box, bet, cents))

    def close(self, seconds: float = 20) -> None:
        """Call "No more Bets", so long after."""
        self.wait(seconds)
        self.act(c.CloseBets())

    def deal(self, cards: str | Iterable[Card], seconds: float = 2) -> None:
        """Deal cards out of the shoe, in order, so long apart."""
        for card in cards.split() if isinstance(cards, str) else cards:
            self.wait(seconds)
            self.act(c.DealCard(Card(card)))

    def settle(self, seconds: float = 20) -> None:
        """Conclude the round, so long after."""
        self.wait(seconds)
        self.act(c.ConcludeRound())

    def play(self, bets: Sequence[tuple[str, Bet, int]], cards: str = NATURAL_NINE) -> None:
        """Play a whole round without insurance."""
        self.bet(*bets)
        self.close()
        self.deal(cards)
        self.settle()

    def close_day(self, day: str) -> Path:
        """Close the gaming day and go on with the next; return where the closed day lies."""
        path, kind = self.ledger.path, self.ledger.identity.kind
        assert path is not None
        self.act(c.CloseDay(day), rank=Rank.PIT_MANAGER, by=GOH)
        self.close_ledger()
        closed = finish_day(path, self.terms, kind=kind, clock=lambda: self.now)
        assert closed is not None
        self.ledger = Ledger.open(path, kind=kind)
        self.table = recover(self.ledger, self.terms)
        return closed.archive

    def close_ledger(self) -> None:
        """Write the head and close the ledger, so that it can be read."""
        self.ledger.write_head()
        self.ledger.close()
