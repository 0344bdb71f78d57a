"""Rounds of random acts, without irregularities: money, cards, refusals and the record hold at every step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.insurance import largest_stakes
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import Line
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet, Hand, Outcome
from terminal.rules.cards import UNKNOWN
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.replay.render import answer_round, answer_state
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession
from tests.layouts.allowed import layout_for
from tests.oracle.book import UNIT, Book, Who, coming, shuffled
from tests.oracle.payouts import at_stake, insurance_returns, odds_of, to_the_cent
from tests.rounds.situation_parts import every_part

DIFFERENTIAL = 1_500_00
MINIMUM = 100_00
BOXES = ("1", "2", "3", "5", "6", "7", "8")
ORIGINAL = ("player", "banker")
PEOPLE: list[Who] = [("1", "seated"), ("1", "standing-1"), ("2", "seated"), ("8", "standing-2")]
SUMS = [50_00, 100_00, 250_00, 250_00, 1_000_00, 1_000_00, 99_50]
BETS = [*[Bet.PLAYER, Bet.BANKER] * 4, *Bet]


class RandomRounds(RuleBasedStateMachine):
    """A dealer who tries whatever comes to mind, and somebody with a second book in hand."""

    @initialize(game=st.sampled_from([*GAMES, *["insurance-super-six-plus"] * 3]), seed=st.integers(0, 2**32))
    def open_table(self, game: str, seed: int) -> None:
        limits = Limits(minimum=MINIMUM, maximum=5_000_00, maximum_differential=DIFFERENTIAL)
        rules = GAMES[game]
        self.decks = rules.decks[0]
        self.terms = Terms(
            table_id="T",
            game=game,
            layout=layout_for(rules, "mini-7"),
            boxes=BOXES,
            decks=self.decks,
            limits=limits,
        )
        self.ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="T", zone="UTC")
        self.session = TableSession(self.ledger, Table(self.terms))
        self.dice = random.Random(seed)
        self.book = Book(rules.has_insurance, shuffled(self.decks, self.dice))
        self.before: list[Book] = []
        """The book before each entry that can still be undone."""
        self.over = False
        """Whether the round of the book is settled."""
        assert self.act(c.OpenTable(self.terms))
        assert self.act(c.NewShoe(self.decks, burn_due=False))

    def act(self, command: c.Command, rank: Rank = Rank.DEALER) -> bool:
        """Return whether the command was done.

        A refusal leaves everything as it was, and nothing ever raises.
        """
        table, head = self.session.table, self.ledger.head
        done = self.session.handle(command, acting=Actor(UNSIGNED, rank))
        if isinstance(done, Refusal):
            assert self.session.table is table
            assert self.ledger.head == head
            assert done.code != "insurance_open" or self.book.able()
            return False
        after = self.session.table
        if after.shoe is not None:
            assert after.shoe.cards_left == len(self.book.pool) - isinstance(command, c.DealCard)
        answer_state(every_part(after), roads=True)
        return True

    @rule()
    def some_acts(self) -> None:
        """Do a handful of acts, one after the other."""
        for _ in range(6):
            self._something()
            self._compare_offer()
            self._compare_tied()

    def _compare_tied(self) -> None:
        """Check that what lies there since a Tie is what was returned, less what was taken up or left."""
        lying = {(*key[:2], key.bet.value): cents for key, cents in self.session.table.tied}
        assert lying == +self.book.tied

    def _compare_offer(self) -> None:
        """Check that the offer shown is the one of the printed rows, with the room that is left."""
        played = self.session.table.round
        offer = None if played is None else played.offer
        due = self.book.offer
        assert (offer is None) == (due is None or self.over)
        if played is not None and offer is not None and due is not None:
            assert (offer.stage, offer.hand, offer.odds, offer.out) == (
                due.stage,
                due.hand,
                due.odds,
                due.out,
            )
            rooms = largest_stakes(self.session.table, played, offer.hand, offer.odds)
            assert {(box, bettor): amount for box, bettor, amount in rooms} == self.book.rooms()

    def _something(self) -> None:
        """Do what fits the moment, as a rule, and now and then anything at all."""
        luck = self.dice.randrange(100)
        played = self.session.table.round
        if luck >= 90:
            self.dice.choice(list(self._acts()))()
        elif self.book.tied and luck < 30:
            self.leave()
        elif self.book.tied and luck < 50:
            self.withdraw()
        elif self.over and luck < 8:
            self.new_shoe()
        elif played is None or not played.closed:
            self._by(
                luck,
                (self.bet, 45),
                (self.close, 68),
                (self.withdraw, 76),
                (self.reject, 82),
                (self.undo, 90),
            )
        elif self.book.able():
            self._by(luck, (self.answer, 55), (self.close_offer, 70), (self.deal, 82), (self.undo, 90))
        elif Situation(self.session.table).step.do == "settle":
            self._by(luck, (self.settle, 70), (self.deal, 80), (self.undo, 90))
        else:
            self._by(luck, (self.deal, 74), (self.open, 84), (self.undo, 90))

    def _by(self, luck: int, *shares: tuple[Callable[[], None], int]) -> None:
        next(act for act, upto in shares if luck < upto)()

    def _acts(self) -> tuple[Callable[[], None], ...]:
        betting = (self.bet, self.close, self.withdraw, self.reject, self.leave)
        return (
            *betting,
            self.deal,
            self.open,
            self.undo,
            self.insure,
            self.decline,
            self.close_offer,
            self.settle,
        )

    # --- betting ------------------------------------------------------------------------------------------

    def bet(self) -> None:
        for _ in range(self.dice.randint(2, 6)):
            name, bet, amount = self._anybody(), self.dice.choice(BETS), self.dice.choice(SUMS)
            if self.act(c.PlaceBet(name[0], bet, amount, name[1])):
                self._commenced()
                assert amount % UNIT == 0
                assert not any(self.book.hands.values())
                self.before.append(self.book.as_it_stands())
                self.book.bets[*name, bet.value] += amount
                self._only_allowed(name)

    def _anybody(self) -> Who:
        return self.dice.choice(PEOPLE)

    def _commenced(self) -> None:
        """Note whether the act has commenced the next round."""
        if self.over:
            self.book, self.before, self.over = self.book.next_round(), [], False

    def _only_allowed(self, name: Who) -> None:
        if self.terms.game == "tournament":
            own = {
                bet
                for (box, bettor, bet), amount in self.book.bets.items()
                if (box, bettor) == name and amount
            }
            assert len(own & set(ORIGINAL)) == 1 or not own

    def withdraw(self) -> None:
        """Withdraw chips placed in the round, or else those of a Tie: these between two rounds too."""
        lying = [] if self.over else sorted(self.book.bets)
        name = self.dice.choice([*lying, *sorted(self.book.tied)] or [("1", "seated", "player")])
        amount = self.dice.choice([None, *SUMS])
        played = self.session.table.round
        if not self.act(c.WithdrawBet(name[0], Bet(name[2]), amount, name[1])):
            return
        assert (played is None) == (self.session.table.round is None), "to take back commences no round"
        if not self.over:
            self.before.append(self.book.as_it_stands())
        bets = self.book.bets if not self.over and self.book.bets[name] else self.book.tied
        bets[name] -= bets[name] if amount is None else amount
        assert bets[name] >= 0
        self.book.bets, self.book.tied = +self.book.bets, +self.book.tied
        self._only_allowed(name[:2])

    def leave(self) -> None:
        name = self.dice.choice(sorted(self.book.tied) or [("1", "seated", "player")])
        if self.act(c.LeaveBet(name[0], Bet(name[2]), name[1])):
            self._commenced()
            amount = self.book.tied[name]
            for book in (self.book, *self.before):
                book.bets[name] += amount
                book.tied[name] -= amount
                book.tied = +book.tied

    def reject(self) -> None:
        if not self.act(c.RejectExcess()):
            return
        played = self.session.table.round
        assert played is not None
        found: Counter[tuple[str, str, str]] = Counter()
        for piece in played.slices:
            found[piece.box, piece.bettor, piece.bet.value] += piece.amount
        assert all(amount <= self.book.bets[name] for name, amount in found.items())
        player, banker = (sum(found[name] for name in found if name[2] == side) for side in ORIGINAL)
        assert abs(player - banker) <= DIFFERENTIAL
        self.book.bets, self.before = found, []

    def close(self) -> None:
        if self.act(c.CloseBets()):
            self._commenced()
            self.before, self.book.tied = [], Counter()

    # --- cards --------------------------------------------------------------------------------------------

    def deal(self) -> None:
        if not self.book.pool:
            return
        card = self.book.pool[-1]
        shown = UNKNOWN if self.dice.random() < 0.08 else card
        unanswered = self.book.able()
        if not self.act(c.DealCard(shown)):
            return
        assert not unanswered, "a card was dealt past an offer that somebody could take"
        played = self.session.table.round
        assert played is not None
        if played.fault is not None:
            # One after the last: that is an irregularity, and none are raised here.
            assert self.act(c.Undo())
            return
        if self.book.offer is not None and self.book.asked():
            # Everybody has answered: that ends the offer, and no undo reaches back over it.
            self.book.end_offer(offered=self.book.offer.out or bool(self.book.offer.declined))
            self.before = []
        self.before.append(self.book.as_it_stands())
        self.book.pool.pop()
        hand = played.dealt[-1].hand
        assert hand is not None
        if UNKNOWN not in (*self.book.hands["player"], *self.book.hands["banker"]):
            assert hand.value == coming(self.book.hands["player"], self.book.hands["banker"])
        self.book.lay(hand.value, shown, card)

    def open(self) -> None:
        hand, place = self.dice.choice(sorted(self.book.faces) or [("player", 1)])
        if self.act(c.OpenCard(Hand(hand), place, self.book.faces.get((hand, place), UNKNOWN))):
            self.before.append(self.book.as_it_stands())
            self.book.turn(hand, place)

    def undo(self) -> None:
        now = self.book
        if self.before and not self.over:
            self.book = self.before.pop()
            assert self.act(c.Undo()), "an entry that cannot be undone"
        else:
            assert not self.act(c.Undo()), "something was undone that is no entry"
            self.book = now

    # --- insurance ----------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Let somebody who could insure do so, or say no."""
        person, offer = self.dice.choice(sorted(self.book.able())), self.book.offer
        assert offer is not None
        if self.dice.random() < 0.7:
            self._insure(person, offer.hand)
        else:
            self._decline(person)

    def insure(self) -> None:
        self._insure(self._anybody(), self.dice.choice(ORIGINAL))

    def _insure(self, name: Who, hand: str) -> None:
        offer = self.book.offer
        odds = 1 if offer is None else offer.odds
        most = int((self.book.bets[*name, hand] - self.book.covered(name, hand)) / odds) // UNIT * UNIT
        stake = most // self.dice.choice([1, 2, 5]) // UNIT * UNIT or UNIT
        if not self.act(c.TakeInsurance(name[0], Hand(hand), stake, name[1])):
            return
        assert offer is not None
        assert offer.hand == hand
        assert name in self.book.asked()
        self.before.append(self.book.as_it_stands())
        offer.out = True
        offer.declined.discard(name)
        self.book.insured.append((name, hand, offer.stage, offer.odds, stake))
        assert self.book.covered(name, hand) <= self.book.bets[*name, hand]
        assert not self.act(c.TakeInsurance(name[0], Hand(hand), most - stake + UNIT, name[1]))

    def decline(self) -> None:
        self._decline(self._anybody())

    def _decline(self, name: Who) -> None:
        if self.act(c.DeclineInsurance(*name)):
            for book in (self.book, *self.before):
                if book.offer is not None:
                    book.offer.declined.add(name)

    def close_offer(self) -> None:
        offered, offer = self.dice.random() < 0.6, self.book.offer
        if self.act(c.CloseInsurance(offered)):
            assert offer is not None
            self.book.end_offer(offered=offered or offer.out)
            self.before = []

    # --- the end ------------------------------------------------------------------------------------------

    def settle(self) -> None:
        if not self.act(c.ConcludeRound()):
            return
        played = self.session.table.last
        assert played is not None
        assert played.settlement is not None
        answer_round(played)
        self._check_money(played.settlement.lines, played.settlement.house_net)
        tie = played.settlement.result == "tie"
        bets = self.book.bets.items()
        self.book.tied = Counter({name: cents for name, cents in bets if tie and name[2] in ORIGINAL})
        self.over, self.before = True, []
        assert recover(self.ledger, self.terms) == self.session.table

    def _check_money(self, lines: tuple[Line, ...], house_net: int) -> None:
        game, book = self.terms.rules, self.book
        player, banker = book.hands["player"], book.hands["banker"]
        assert coming(player, banker) is None
        stakes = at_stake(dict(book.bets), set(), DIFFERENTIAL if game.differential else None, MINIMUM, UNIT)
        back: Counter[tuple[str, ...]] = Counter()
        for (box, bettor, bet), placed in book.bets.items():
            odds = odds_of(game.short, bet, player, banker)
            stake = stakes[box, bettor, bet]
            back[box, bettor, bet] = placed - stake if odds is None else placed + to_the_cent(stake * odds)
        for (box, bettor), hand, stage, rate, stake in book.insured:
            returned = insurance_returns(stage, hand, stake, rate, player=player, banker=banker)
            back[box, bettor, hand, stage] += returned
        found: Counter[tuple[str, ...]] = Counter()
        insurance: Counter[tuple[str, str, str]] = Counter()
        for line in lines:
            if line.hand is not None and line.after is not None:
                found[line.box, line.bettor, line.hand.value, line.after.value] += line.returned
                insurance[line.box, line.bettor, line.hand.value] += line.paid
            else:
                found[line.box, line.bettor, line.bet] += line.returned
            kept = line.at_stake if line.outcome is Outcome.LOST else 0
            assert line.returned == line.placed - kept + line.paid
        assert found == back
        assert len(lines) == len(back)
        assert all(amount <= book.bets[name] for name, amount in insurance.items())
        staked = sum(book.bets.values()) + sum(taken[-1] for taken in book.insured)
        assert house_net == staked - sum(back.values())

    def new_shoe(self) -> None:
        if self.over:
            self.book.pool = shuffled(self.decks, self.dice)
            assert self.act(c.NewShoe(self.decks, burn_due=False), Rank.PIT_SUPERVISOR)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            assert recover(self.ledger, self.terms) == self.session.table
            assert self.ledger.stale is None
            self.ledger.close()


def test_money_cards_and_record_hold_whatever_a_dealer_tries() -> None:
    run_state_machine_as_test(RandomRounds, settings=settings(max_examples=30, stateful_step_count=40))


@pytest.mark.soak
def test_money_cards_and_record_hold_through_thousands_of_rounds() -> None:
    at_random = settings(max_examples=2_000, stateful_step_count=60, derandomize=False, database=None)
    run_state_machine_as_test(RandomRounds, settings=at_random)
