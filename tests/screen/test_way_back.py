"""Each act of a dealer has a way back, over random play: the key says what it undoes, and does just that."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase, Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand, bettor_order
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.games import GAMES
from terminal.rules.house import House, Limits
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.screen.format import money
from terminal.screen.undo_words import undo_words
from terminal.screen.widgets.cards import card_words
from terminal.table.replay.render import answer_state
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession
from tests.layouts.allowed import layout_for
from tests.oracle.book import shuffled
from tests.rounds.way_back import without_record

WHO = [("1", SEATED), ("1", "standing-1"), ("2", SEATED), ("3", SEATED), ("3", "standing-2")]
SUMS = [50_00, 100_00, 100_00, 300_00, 1_225_00]
DECIDED = (c.OpenTable, c.NewShoe, c.RaiseIrregularity)
"""Decisions, which stay: an error in them is put right by the rules, not by the dealer."""
TAKE_UP = (c.WithdrawBet, c.WithdrawBets, c.ReturnTiedBets, c.ConcludeRound)
"""What takes chips up, also those of a Tie."""


class Entry(NamedTuple):
    """An act that can be taken back."""

    seq: int
    before: Table | None
    """The table to which that leads; None for a cut card that has outlived its round."""


class Play:
    """A table at which a dealer acts at random, and takes acts back."""

    def __init__(self, game: str, seed: int, *, face_down: bool) -> None:
        """Open a table with a shoe."""
        self.dice = random.Random(seed)
        self.terms = Terms(
            table_id="T",
            game=game,
            layout=layout_for(GAMES[game], "bean-9"),
            boxes=("1", "2", "3"),
            decks=GAMES[game].decks[0],
            limits=Limits(minimum=100_00, side_minimum=10_00, maximum_differential=1_500_00),
            face_down=face_down,
            house=House(rounds_after_cut_card=30),
        )
        self.ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="T", zone="UTC")
        self.session = TableSession(self.ledger, Table(self.terms))
        self.pool: list[Card] = []
        self.entries: list[Entry] = []
        self.act(c.OpenTable(self.terms))
        self.new_shoe()

    @property
    def table(self) -> Table:
        """The state."""
        return self.session.table

    def new_shoe(self) -> None:
        """Put in a new shoe."""
        self.pool = shuffled(self.terms.decks, self.dice)
        assert self.act(c.NewShoe(self.terms.decks, burn_due=self.dice.random() < 0.5), Rank.PIT_SUPERVISOR)

    def act(self, command: c.Command, rank: Rank = Rank.DEALER) -> bool:
        """Return whether a command was done; check what the key would undo of it, and that it does."""
        before = self.table
        done = self.session.handle(command, acting=Actor(UNSIGNED, rank))
        if isinstance(done, Refusal):
            return False
        after = self.table
        lead_back = before
        if isinstance(command, c.ConcludeRound):
            ended = decide(before, c.ConcludeRound(), Rank.DEALER)
            assert not isinstance(ended, Refusal)
            lead_back = note_act(before, evolve_all(before, ended), 0, ended)
        elif isinstance(command, DECIDED):
            assert after.last_act is None or e.CutCardShown in map(type, after.last_act.events), command
        else:
            assert after.last_act is not None, command
        self._remember(before, after, lead_back, done.head.seq - len(done.events) + 1)
        if self.entries and self.entries[-1].before is lead_back:
            self.check(command, lead_back, after)
        return True

    def _remember(self, before: Table, after: Table, lead_back: Table, first: int) -> None:
        """Note what can be taken back now, after an act whose events begin with `first`."""
        act = after.last_act
        made = act is not None and act.seq >= first
        below = act.below if act is not None and made else act
        if below != before.last_act:  # what has outlived a decision, or the end of the round: the cut card
            assert below is None or (e.CutCardShown in map(type, below.events) and below.below is None)
            self.entries = [] if below is None else [Entry(below.seq, None)]
        if act is not None and made:
            self.entries.append(Entry(act.seq, lead_back))

    def check(self, command: c.Command, before: Table, after: Table) -> None:
        """Take the act back that was just done, and do it again."""
        act = after.last_act
        assert act is not None
        words = undo_words(act)
        said = f"{words.what} {words.whose}"
        parts = expected(command, before, after)
        for part in parts:
            assert part in said, f"{command}: {part!r} is not in {said!r}"
        box = getattr(command, "box", None)
        if box is not None and parts != [_SAID[c.TakeLosingBets]]:
            assert words.box == box, command
        if self.dice.random() < 0.5:
            self.take_back()
            if isinstance(command, c.ConcludeRound):
                return
            self.session.handle(command)
            assert answer_state(Situation(self.table)) == answer_state(Situation(after))
            assert self.table.last_act is not None
            self.entries.append(Entry(self.table.last_act.seq, before))

    def take_back(self) -> None:
        """Take the latest act back: the table is as it was before, also when the ledger is read."""
        act, now = self.table.last_act, self.table
        assert act is not None
        entry = self.entries.pop()
        assert entry.seq == act.seq
        assert not isinstance(self.session.handle(c.TakeBack(act.seq)), Refusal)
        before = entry.before or replace(now, cut_round=None, last_act=None)
        assert without_record(self.table) == without_record(before)
        assert answer_state(Situation(self.table), roads=True) == answer_state(Situation(before), roads=True)
        if self.table.last_act is None:
            self.entries = []

    # --- what a dealer does ------------------------------------------------------------------------------

    def step(self) -> None:
        """Do something that fits the moment, and now and then take a few acts back."""
        if self.dice.random() < 0.1:
            for _ in range(self.dice.randint(1, 4)):
                if self.entries:
                    self.take_back()
            return
        now = Situation(self.table)
        tried = [self.dice.choice(self.ways(now)), self.dice.choice([*self.ways(now), *self.usual(now)])]
        if any(map(self.act, [*tried, *self.usual(now)])):
            return
        if now.phase is Phase.HALTED:
            self.put_right()
        elif self.table.round is None:
            self.new_shoe()

    def put_right(self) -> None:
        """Take a card back that went to the wrong hand, or have it decided."""
        if self.entries and self.dice.random() < 0.3:
            self.take_back()
            return
        facts = IrregularityAnswers(reconstructable=True)
        if not self.act(c.RaiseIrregularity("misplaced_cards", facts), Rank.SHIFT_MANAGER):
            self.take_back()  # one card too many

    def usual(self, now: Situation) -> list[c.Command]:
        """Return what goes on with the round."""
        if now.phase in (Phase.HALTED, Phase.CHOOSING):
            return [c.ChooseOption(who.box, "continue", who.bettor) for who, _ in self.choices()]
        if now.step.do == "open" and now.step.position is not None:
            return [c.OpenCard(*now.step.position, self.next_card())]
        return [*now.commands, c.DealCard(self.next_card()), c.BurnCards(self.next_card(), 1)]

    def choices(self) -> Any:
        """Return who is asked to choose."""
        played = self.table.round
        return [] if played is None else [one for one in played.choices if one[1] is None]

    def next_card(self) -> Card:
        """Return the card that lies next in the shoe."""
        shoe = self.table.shoe
        return self.pool[0 if shoe is None else shoe.out % len(self.pool)]

    def ways(self, now: Situation) -> list[c.Command]:
        """Return what a dealer may try now, whether or not it is refused."""
        dice, card = self.dice, self.next_card()
        box, bettor = dice.choice(WHO)
        bets = self.terms.rules.bets
        bet = dice.choice([*ORIGINAL_BETS, *bets])
        anytime: list[c.Command] = [c.ShowCutCard(), c.AnnounceLastRound(), c.BurnCards(card, 3)]
        tied = [c.LeaveBet(*chosen(key)) for key in now.lying_from_tie]
        placing: list[c.Command] = [
            *[c.PlaceBet(box, bet, dice.choice(SUMS), bettor)] * 5,
            c.WithdrawBet(box, bet, dice.choice([None, 50_00]), bettor),
            *[c.WithdrawBet(key.box, key.bet, dice.choice([None, 50_00]), key.bettor) for key in now.sums][
                :2
            ],
            c.WithdrawBets(box, bettor),
            c.RaiseBets(box, bettor),
            *[c.RepeatBets(), c.RepeatBets(box, bettor)],
            *[c.LeaveBets(box), c.LeaveBets(), c.ReturnTiedBets(), *tied],
            c.RejectExcess(),
        ]
        offer = now.offer
        insuring = [
            c.TakeInsurance(who.box, offer.hand, max(1, room // 200) * 100, who.bettor)
            for who, room in now.insurance_rooms.items()
            if offer is not None
        ]
        dealing: list[c.Command] = [
            *[c.DealCard(card)] * 4,
            *[c.DealFaceDown(card), c.DealCard(UNKNOWN), c.RequestSqueeze(box)] * self.terms.face_down,
            c.PlaceBet(box, bet, 200_00, bettor),
        ]
        ways: Mapping[Phase, Callable[[], list[c.Command]]] = {
            Phase.BETWEEN_ROUNDS: lambda: [c.PlaceYourBets(), *placing],
            Phase.BETTING: lambda: [*placing, c.CloseBets()],
            Phase.CLOSED: lambda: [*dealing, c.DealCard(card, Hand.BANKER)],
            Phase.DEALING: lambda: dealing,
            Phase.INSURANCE: lambda: [
                *insuring,
                c.DeclineInsurance(box, bettor),
                *[c.OfferInsurance(), c.CloseInsurance(dice.choice([True, False, None]))],
                c.DealCard(card),
            ],
            Phase.HALTED: lambda: self.usual(now) or anytime,
            Phase.CHOOSING: lambda: [
                c.ChooseOption(who.box, dice.choice(["return", "continue"]), who.bettor)
                for who, _ in self.choices()
            ],
            Phase.RESULT: lambda: [
                *self.usual(now),
                *[c.TakeUpTo(line.box) for line in now.still_to_take],
                *[c.PayUpTo(*payout.bettor) for payout in now.still_to_pay],
                *[c.PayBettor(*payout.bettor) for payout in now.still_to_pay],
                c.ConcludeRound(give_back=dice.choice([True, ("1", "3")])),
            ],
        }
        return [*ways[now.phase](), *(anytime if dice.random() < 0.1 else [])]


def chosen(key: BetKey) -> tuple[str, Bet, str]:
    """Return box, bet and bettor as commands name them."""
    return key.box, key.bet, key.bettor


def lying(table: Table, *, tied: bool) -> dict[BetKey, int]:
    """Return the bets, in cents, with or without what a Tie has left lying and nobody has left for good."""
    placed = {} if table.round is None else table.round.sums
    left = dict(table.tied) if tied else {}
    return {key: placed.get(key, 0) + left.get(key, 0) for key in (*placed, *left)}


def expected(command: Any, before: Table, after: Table) -> list[str]:
    """Return what the key has to say before it takes an act back."""
    name = type(command)
    bettor = getattr(command, "bettor", SEATED)
    who = [] if bettor == SEATED else [f"Standing {bettor_order(bettor)}"]
    if name in _SAID:
        return [_SAID[name]]
    if name in (c.TakeInsurance, c.DeclineInsurance):
        what = f"insures {money(command.amount)}" if name is c.TakeInsurance else "no insurance"
        return [f"box {command.box}", what, *who]
    if name is c.ChooseOption:
        return [f"box {command.box}", "goes on" if command.option == "continue" else "bets back", *who]
    if name in (c.PayBettor, c.PayUpTo, c.TakeUpTo):
        if name is c.TakeUpTo and after.round is not None and after.round.taken:
            return [_SAID[c.TakeLosingBets]]
        return [f"box {command.box}", "taken" if name is c.TakeUpTo else "paid", *who]
    if name is c.RequestSqueeze:
        return ["Squeeze", f"box {command.box}"]
    if name in (c.DealCard, c.OpenCard):
        return ["face down" if command.card == UNKNOWN else card_words(command.card)]
    if name is c.DealFaceDown:
        return ["card face down"]
    return bets_moved(command, before, after)


def bets_moved(command: Any, before: Table, after: Table) -> list[str]:
    """Return how the key names chips that were put down, left lying or taken up."""
    tied = isinstance(command, TAKE_UP)
    was, now = lying(before, tied=tied), lying(after, tied=tied)
    sums = {key: now.get(key, 0) - was.get(key, 0) for key in (*was, *now)}
    moved = {key: cents for key, cents in sums.items() if cents}
    total = money(abs(sum(moved.values())))
    if isinstance(command, c.RejectExcess):
        return [total, "turned back"]
    several = [f"{len(moved)} bets", total]
    if isinstance(command, c.ConcludeRound) and len(moved) > 1:
        return [*several, "given back"]
    if len(moved) > 1:
        return several
    (key,) = moved
    stays = not isinstance(command, c.PlaceBet) and sums[key] == dict(before.tied).get(key)
    return [f"box {key.box}", "stays" if stays and not tied else total]


_SAID: Mapping[Any, str] = {
    c.PlaceYourBets: "Place your bets",
    c.CloseBets: "No more bets",
    c.OfferInsurance: "Lammer out",
    c.CloseInsurance: "Insurance closed",
    c.TakeLosingBets: "Losing bets taken",
    c.ShowCutCard: "Cut card",
    c.AnnounceLastRound: "Last round announced",
    c.BurnCards: "Burn",
}


@settings(max_examples=30)
@given(st.sampled_from([*GAMES, *["insurance-super-six-plus"] * 3]), st.integers(0, 2**32), st.booleans())
def test_whatever_a_dealer_does_is_named_and_taken_back_and_done_again(
    game: str, seed: int, face_down: bool
) -> None:
    play = Play(game, seed, face_down=face_down)
    for _ in range(60):
        play.step()
    assert recover(play.ledger, play.terms) == play.table
    play.ledger.close()
