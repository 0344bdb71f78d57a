"""What an irregularity declares, the case in which it is raised, and the ruling that it makes of it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.answers import EarlierRound, IrregularityAnswers
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind, Phase, Round, Table, phase_of
from terminal.rules.actions import Action
from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.established import Status, bet_statuses, establishing_bets
from terminal.rules.game import Game
from terminal.rules.house import EstablishedBy
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.table_of_play import Need, deal_out


class Option(StrEnum):
    """What a bettor may choose (CB, NCI ¶5.12)."""

    CONTINUE = "continue"
    RETURN = "return"


class Moment(StrEnum):
    """When an irregularity can be raised."""

    BETTING = "betting"
    """Bets are open."""
    PLAY = "play"
    """Bets are closed and the round is not over."""
    RESULT = "result"
    """The last card is out, the bets are not yet settled."""
    SETTLED = "settled"
    """The round is settled and the next has not commenced."""
    BETWEEN = "between"
    """No round that could still be changed."""


class Group(StrEnum):
    """What an irregularity has to do with; the walk-through lists the kinds by this."""

    CARDS = "cards"
    BETS = "bets"
    SHOE = "shoe"
    TABLE = "table"


ROUND_OPEN = frozenset({Moment.BETTING, Moment.PLAY, Moment.RESULT})
CARDS_OUT = frozenset({Moment.PLAY, Moment.RESULT})
CARDS_OUT_OR_SETTLED = CARDS_OUT | {Moment.SETTLED}
ANY_MOMENT = frozenset(Moment)


class Case(Struct, frozen=True):
    """An irregularity as it is raised: the table, and what people have answered so far."""

    table: Table
    answers: IrregularityAnswers

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.terms.rules

    @property
    def played(self) -> Round | None:
        """The round concerned: the open one, else the one just settled."""
        return self.table.current

    @property
    def settled(self) -> bool:
        """Whether the round concerned has been settled."""
        return self.table.round is None and self.played is not None

    @property
    def latest(self) -> EarlierRound:
        """The last round that commenced."""
        current = self.played
        if current is None:
            return EarlierRound(self.table.shoes, self.table.rounds)
        return EarlierRound(current.shoe, current.number)

    @property
    def any_before(self) -> bool:
        """Whether any round of this table lies behind the last one that commenced."""
        current, table = self.played, self.table
        if current is None:
            return table.shoes > table.first_shoe
        return (current.shoe, current.number) > (table.first_shoe, 1)

    @property
    def moment(self) -> Moment:
        """Where the round stands."""
        phase = phase_of(self.table)
        if phase is Phase.BETWEEN_ROUNDS:
            last = self.table.last
            over = last is None or last.settlement is None or last.settlement.result is Result.VOID
            return Moment.BETWEEN if over else Moment.SETTLED
        if phase is Phase.BETTING:
            return Moment.BETTING
        return Moment.RESULT if phase is Phase.RESULT else Moment.PLAY

    @property
    def fault(self) -> FaultKind | None:
        """The fault over which play is halted."""
        return None if self.table.round is None else self.table.round.fault

    @property
    def result_known(self) -> bool:
        """Whether the last card is out and every face of the hands is known."""
        played = self.played
        if played is None or not played.closed:
            return False
        return self.settled or (played.coming() is Need.NOTHING and not self.face_missing)

    @property
    def waiting(self) -> tuple[Card, ...]:
        """Cards carried over that have not taken their places yet: they come before any out of the shoe."""
        played = self.played
        return self.table.carried if played is None else self.table.waiting(played)

    @property
    def laid(self) -> int:
        """How many cards carried over have had their places: those that wait come behind these."""
        played = self.played
        if played is None:
            return 0
        return sum(dealt.carried for dealt in played.dealt) + played.carried_again

    @property
    def entered(self) -> tuple[Card, ...]:
        """The cards of the round as they were entered, in the order in which they left the shoe."""
        played = self.played
        if played is None:
            return ()
        cards = tuple(dealt.card for dealt in played.dealt)
        return (*cards[: played.carried_at], *played.carried, *cards[played.carried_at :])

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards of the round in the order in which they left the shoe: as stated, else as entered.

        Cards that wait to be laid are left out; a longer order that is stated names them in their place.
        """
        stated, played = self.answers.cards, self.played
        if stated is None:
            return self.entered
        if played is None or (played.closed and len(stated) <= len(self.entered)):
            return stated
        return (*stated[: self.laid], *stated[self.laid + len(self.waiting) :])

    @property
    def hands(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Player and Banker Hand as the Table of Play deals the order, or as they lie if they stand so."""
        played = self.played
        if played is None or not played.closed:
            return (), ()
        if played.as_it_lies and self.answers.cards is None:
            return _as_they_lie(played)
        player, banker, _ = deal_out(self.order)
        return player, banker

    @property
    def face_missing(self) -> bool:
        """Whether a card of the hands has still to be opened (RULINGS 15); carried ones may wait."""
        return any(UNKNOWN in hand for hand in self.hands)

    @property
    def statuses(self) -> dict[Bet, Status]:
        """The status of each bet on the hands; faces must be known."""
        return bet_statuses(self.game, *self.hands)

    @property
    def established_by(self) -> tuple[Bet, ...]:
        """The bets that have conclusively won or lost (RULINGS 16), none while a face is missing."""
        if self.played is None or self.face_missing:
            return ()
        bets = establishing_bets(self.statuses)
        if self.table.terms.house.established_by is EstablishedBy.LAYOUT:
            return bets
        placed = {key.bet for key in self.played.sums}
        return tuple(bet for bet in bets if bet in placed)

    @property
    def established(self) -> bool:
        """Whether an outcome has been established."""
        return bool(self.established_by)


def _as_they_lie(played: Round) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return hands that stand as they lie; a card out of place since then counts where it was due."""
    if played.fault not in (FaultKind.EXCESS, FaultKind.MISPLACED):
        return played.player, played.banker
    before = replace(played, dealt=played.dealt[:-1], fault=None)
    due = before.coming()
    if isinstance(due, Hand):
        before = replace(before, dealt=(*before.dealt, played.dealt[-1]._replace(hand=due)))
    return before.player, before.banker


class Advice(Struct, frozen=True):
    """What a choice goes by where the rules do not say: another game's procedure (RULINGS 23, 25)."""

    model: str | None
    """The short name of the game that is taken as a model; None if no game names the irregularity."""
    paragraph: str | None
    """Its paragraph."""
    why: Message | None
    """Why that follows in this case; None while it cannot be said yet."""


class Ruling(Struct, frozen=True, kw_only=True):
    """What follows from a case."""

    action: Action
    """What becomes of the round."""
    paragraph: str | None
    """The paragraph that says so, None where the rules do not say."""
    needs: Rank
    """The lowest rank that decides."""
    options: bool = False
    """Whether the bettors choose between going on and having their bets back."""
    condemns: bool = False
    """Whether nothing may be dealt before a new shoe."""
    reorder: bool = False
    """Whether the cards are put back in order and dealt by the Table of Play."""
    stands: bool = False
    """Whether the hands go on as they lie, so that a fault over which play is halted is settled with it."""
    replace: bool = False
    """Whether the cards are replaced once the round is over."""
    forgoes: bool = False
    """Whether the bettor concerned has forgone insurance for the round."""
    earlier_round: bool = False
    """Whether it concerns a round that lies behind, so that nothing changes at the table."""
    advice: Advice | None = None
    """What it goes by where the person who decides has a choice; None where nobody has one."""
    takes_off: int = 0
    """Cents of the bet it is about that were recorded after the call and are off the record again."""


Asks = Callable[[Case], tuple[str, ...]]
Rule = Callable[[Case], Ruling | Refusal]


class IrregularityKind(Struct, frozen=True, kw_only=True):
    """One kind of irregularity, declared once: the walk-through, the script and the ledger all read this."""

    id: str
    """The name in scripts and in the ledger."""
    title: Message
    """What people call it."""
    short: Message | None = None
    """The same on a key; None if the title is short enough."""
    group: Group
    """What it has to do with."""
    moments: frozenset[Moment]
    """When it can be raised."""
    often: frozenset[Moment] = frozenset()
    """When it is among those that happen often."""
    asks: Asks
    """The questions of the walk-through, as far as the answers given so far lead."""
    requires: Asks | None = None
    """The questions without whose answers nothing can be ruled; None if those are all that are asked."""
    rule: Rule
    """What follows."""
    call: Message
    """What the dealer says."""
    likely: Callable[[Case], bool] = lambda case: False
    """Whether what lies on the table points to it."""
    settles_surplus: bool = False
    """Whether it may let play go on over a card of which the shoe can hold no more."""
    earlier_round: bool = False
    """Whether it is about a round that lies behind, so that what lies on the table has no part in it."""
    names_round: bool = False
    """Whether it may be about another round than the one under which it is recorded."""
    names_card: bool = False
    """Whether it may be about a single card, also one that nobody has recorded."""
    names_bet_on_record: bool = False
    """Whether the bet that it is about must be on record."""
    by_terminal: bool = False
    """Whether the terminal raises it by itself, and nobody else does."""


def no_questions(case: Case) -> tuple[str, ...]:
    """Return no questions."""
    return ()


def asks_for(*questions: str) -> Asks:
    """Return what asks just these questions, whatever the answers."""

    def asks(case: Case) -> tuple[str, ...]:
        return questions

    return asks
