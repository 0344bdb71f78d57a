"""Rounds of random acts, without irregularities: money, cards, refusals and the record hold at every step."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.guidance import next_step
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Line, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import UNKNOWN
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.table.scripts.answering import answer_round, answer_state
from terminal.table.session import UNSIGNED, Acting, TableSession, recover
from tests.irregularities.arithmetic import at_stake, insurance_returns, odds_of, to_the_cent
from tests.rounds.second_book import UNIT, Book, Who, coming, shuffled

DECKS = 4
DIFFERENTIAL = 1_500_00
MINIMUM = 100_00
BOXES = ("1", "2", "3", "5", "6", "7", "8")
ORIGINAL = ("player", "banker")

who = st.sampled_from([("1", "seated"), ("1", "standing-1"), ("2", "seated"), ("8", "standing-2")])
amounts = st.sampled_from([50_00, 100_00, 250_00, 1_000_00, 99_50])
bets = st.sampled_from([Bet.PLAYER, Bet.BANKER, *Bet])


class RandomRounds(RuleBasedStateMachine):
    """A dealer who tries whatever comes to mind, and somebody with a second book beside."""

    @initialize(game=st.sampled_from([*GAMES, "insurance-super-six-plus"]), seed=st.integers(0, 2**16))
    def open_table(self, game: str, seed: int) -> None:
        limits = Limits(minimum=MINIMUM, maximum=5_000_00, maximum_differential=DIFFERENTIAL)
        self.terms = Terms(table_id="T", game=game, layout="mini-7", boxes=BOXES, decks=DECKS, limits=limits)
        self.ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="T", zone="UTC")
        self.session = TableSession(self.ledger, Table(self.terms))
        self.dice = random.Random(seed)  # noqa: S311 - a test's dice
        self.book = Book(self.terms.rules.has_insurance, shuffled(DECKS, self.dice))
        self.before: list[Book] = []
        self.tied: dict[tuple[str, str, str], int] = {}
        assert self.act(c.OpenTable(self.terms))
        assert self.act(c.NewShoe(DECKS, burn_due=False))

    @property
    def dealing(self) -> bool:
        """Whether the bets are closed."""
        played = self.session.table.round
        return played is not None and played.closed

    @property
    def now_and_then(self) -> bool:
        """Now and then the dealer tries what is out of place."""
        return self.ledger.head.seq % 7 == 0

    def act(self, command: c.Command, rank: Rank = Rank.DEALER) -> bool:
        """Whether the command was done; a refusal leaves everything as it was, and nothing ever raises."""
        table, head = self.session.table, self.ledger.head
        done = self.session.handle(command, acting=Acting(UNSIGNED, rank))
        if isinstance(done, Refusal):
            assert self.session.table is table
            assert self.ledger.head == head
            assert (done.code == "insurance_open") <= bool(self.book.able())
            return False
        after = self.session.table
        assert self.session.would(c.Undo()) is None or after.round is None or not after.round.undo
        assert after.shoe is not None or isinstance(command, c.OpenTable)
        if after.shoe is not None:
            assert after.shoe.cards_left == len(self.book.pool) - isinstance(command, c.DealCard)
        next_step(after)
        answer_state(after, roads=True)
        return True

    # --- betting ---

    @precondition(lambda self: not self.dealing or self.now_and_then)
    @rule(placings=st.lists(st.tuples(who, bets, amounts), min_size=1, max_size=4))
    def bet(self, placings: list[tuple[Who, Bet, int]]) -> None:
        for placing in placings:
            self.place(*placing)

    def place(self, name: Who, bet: Bet, amount: int) -> None:
        if not self.act(c.PlaceBet(name[0], bet, amount, name[1])):
            return
        self._commenced()
        assert amount % UNIT == 0
        assert not any(self.book.hands.values())
        self.before.append(self.book.as_it_stands())
        self.book.bets[*name, bet.value] += amount
        self._only_allowed(name)

    def _only_allowed(self, name: Who) -> None:
        if self.terms.game == "tournament":
            own = {bet for *bettor, bet in self.book.bets if tuple(bettor) == name and self.book.bets[*name, bet]}
            assert len(own & set(ORIGINAL)) == 1 or not own

    @precondition(lambda self: not self.dealing or self.now_and_then)
    @rule(name=who, bet=bets, amount=st.none() | amounts)
    def withdraw(self, name: Who, bet: Bet, amount: int | None) -> None:
        if not self.act(c.WithdrawBet(name[0], bet, amount, name[1])):
            return
        self.before.append(self.book.as_it_stands())
        lay = self.book.bets[*name, bet.value]
        self.book.bets[*name, bet.value] -= lay if amount is None else amount
        assert self.book.bets[*name, bet.value] >= 0
        self.book.bets = +self.book.bets
        self._only_allowed(name)

    @precondition(lambda self: self.tied or self.now_and_then)
    @rule(name=who, bet=st.sampled_from([Bet.PLAYER, Bet.BANKER]))
    def leave(self, name: Who, bet: Bet) -> None:
        if not self.act(c.LeaveBet(name[0], bet, name[1])):
            return
        self._commenced()
        amount = self.tied.pop((*name, bet.value))
        for book in (self.book, *self.before):
            book.bets[*name, bet.value] += amount

    @precondition(lambda self: not self.dealing or self.now_and_then)
    @rule()
    def reject(self) -> None:
        if self.act(c.RejectExcess()):
            played = self.session.table.round
            assert played is not None
            found: Counter[tuple[str, str, str]] = Counter()
            for piece in played.slices:
                found[piece.box, piece.bettor, piece.bet.value] += piece.amount
            assert all(found[name] <= amount for name, amount in self.book.bets.items())
            sides = [sum(found[name] for name in found if name[2] == side) for side in ORIGINAL]
            assert abs(sides[0] - sides[1]) <= DIFFERENTIAL
            self.book.bets, self.before = found, []

    @precondition(lambda self: not self.dealing or self.now_and_then)
    @rule()
    def close(self) -> None:
        if self.act(c.CloseBets()):
            self._commenced()
            self.before, self.tied = [], {}

    def _commenced(self) -> None:
        """A round may have commenced with this very act."""
        if self.session.table.last is None and self.over:
            self.book, self.before, self.over = self.book.next_round(), [], False

    over = False

    # --- cards ---

    @precondition(lambda self: self.dealing or self.now_and_then)
    @rule(down=st.sampled_from([False] * 9 + [True]))
    def deal(self, *, down: bool) -> None:
        self._deal(down=down)

    @precondition(lambda self: self.dealing)
    @rule()
    def deal_on(self) -> None:
        """Whatever the guide asks for on the way to the result, so that rounds come to an end."""
        for _ in range(8):
            step = next_step(self.session.table)
            if step.do == "open" and step.position is not None:
                hand, place = step.position.split("-")
                self.open(Hand(hand), int(place))
            elif step.do == "deal":
                self._deal(down=False)
            elif self.book.able() and self.dice.random() < 0.8:
                self._answer()
            elif step.do == "close_insurance":
                self.close_offer(offered=self.dice.random() < 0.7)

    def _answer(self) -> None:
        """Somebody who could insure does, or says no."""
        person = self.dice.choice(sorted(self.book.able()))
        offer = self.book.offer
        assert offer is not None
        if self.dice.random() < 0.7:
            self.insure(person, Hand(offer.hand), self.dice.choice([1, 2, 5]))
        else:
            self.decline(person)

    def _deal(self, *, down: bool) -> None:
        if not self.book.pool:
            return
        card = self.book.pool[-1]
        unanswered = self.book.able()
        if not self.act(c.DealCard(UNKNOWN if down else card)):
            return
        played = self.session.table.round
        assert played is not None
        assert not unanswered, "a card was dealt past an offer that somebody could take"
        if played.fault is not None:
            # After the last card: an irregularity, and none are raised here.
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
        known = UNKNOWN not in (*self.book.hands["player"], *self.book.hands["banker"])
        assert not known or hand.value == coming(self.book.hands["player"], self.book.hands["banker"])
        self.book.lay(hand.value, UNKNOWN if down else card, card)

    @precondition(lambda self: self.book.faces or self.now_and_then)
    @rule(hand=st.sampled_from(Hand), place=st.integers(1, 3))
    def open(self, hand: Hand, place: int) -> None:
        face = self.book.faces.get((hand.value, place))
        if self.act(c.OpenCard(hand, place, face or UNKNOWN)):
            self.before.append(self.book.as_it_stands())
            self.book.turn(hand.value, place)

    @rule()
    def undo(self) -> None:
        restored = self.before[-1] if self.before and not self.over else None
        if restored is not None:
            self.book.pool, pool = restored.pool, self.book.pool
        if self.act(c.Undo()):
            assert restored is not None
            self.before.pop()
            self.book = restored
        elif restored is not None:
            self.book.pool = pool
            raise AssertionError("an entry that could not be undone")

    # --- insurance ---

    @precondition(lambda self: self.book.able())
    @rule()
    def answer(self) -> None:
        self._answer()

    @precondition(lambda self: self.book.offer is not None or self.now_and_then)
    @rule(name=who, hand=st.sampled_from(Hand), part=st.sampled_from([1, 2, 5]))
    def insure(self, name: Who, hand: Hand, part: int) -> None:
        offer = self.book.offer
        odds = 1 if offer is None else offer.odds
        room = self.book.bets[*name, hand.value] - self.book.covered(name, hand.value)
        stake = int(room / odds / part) // UNIT * UNIT or UNIT
        if not self.act(c.TakeInsurance(name[0], hand, stake, name[1])):
            return
        assert offer is not None
        assert (offer.hand, name in self.book.asked()) == (hand.value, True)
        self.before.append(self.book.as_it_stands())
        offer.out = True
        offer.declined.discard(name)
        self.book.insured.append((name, offer.hand, offer.stage, offer.odds, stake))
        assert self.book.covered(name, hand.value) <= self.book.bets[*name, hand.value]
        assert not self.act(c.TakeInsurance(name[0], hand, int(room / odds) // UNIT * UNIT + UNIT, name[1]))

    @precondition(lambda self: self.book.offer is not None or self.now_and_then)
    @rule(name=who)
    def decline(self, name: Who) -> None:
        if self.act(c.DeclineInsurance(*name)):
            for book in (self.book, *self.before):
                if book.offer is not None:
                    book.offer.declined.add(name)

    @precondition(lambda self: self.book.offer is not None or self.now_and_then)
    @rule(offered=st.booleans())
    def close_offer(self, *, offered: bool) -> None:
        offer = self.book.offer
        if self.act(c.CloseInsurance(offered)):
            assert offer is not None
            self.book.end_offer(offered=offered or offer.out)
            self.before = []

    # --- the end ---

    @precondition(lambda self: self.dealing or self.now_and_then)
    @rule()
    def settle(self) -> None:
        if not self.act(c.ConcludeRound()):
            return
        played = self.session.table.last
        assert played is not None
        assert played.settlement is not None
        answer_round(played)
        self._check_money(played.settlement.lines)
        tie = played.settlement.result == "tie"
        self.tied = {name: cents for name, cents in self.book.bets.items() if tie and name[2] in ORIGINAL}
        self.over, self.before = True, []
        assert recover(self.ledger, self.terms) == self.session.table

    def _check_money(self, lines: tuple[Line, ...]) -> None:
        game, book = self.terms.rules, self.book
        player, banker = book.hands["player"], book.hands["banker"]
        assert coming(player, banker) is None
        limit = DIFFERENTIAL if game.differential else None
        stakes = at_stake(dict(book.bets), set(), limit, MINIMUM, UNIT)
        back: Counter[tuple[str, ...]] = Counter()
        for (box, bettor, bet), placed in book.bets.items():
            odds = odds_of(game.short, bet, player, banker)
            stake = stakes[box, bettor, bet]
            won = placed if odds is None else placed + to_the_cent(stake * odds)
            back[box, bettor, bet] = won - (stake if odds is None else 0)
        for (box, bettor), hand, stage, odds, stake in book.insured:
            back[box, bettor, hand, stage] += insurance_returns(stage, hand, stake, odds, player, banker)
        found: Counter[tuple[str, ...]] = Counter()
        paid: Counter[Who, int] = Counter()
        for line in lines:
            insured = () if line.hand is None or line.after is None else (line.hand.value, line.after.value)
            found[line.box, line.bettor, *(insured or (line.bet,))] += line.returned
            if insured:
                paid[line.box, line.bettor, insured[0]] += line.paid
        assert +found == +back
        assert len(lines) == len(back)
        assert all(amount <= book.bets[name] for name, amount in paid.items())
        staked = sum(book.bets.values()) + sum(taken[-1] for taken in book.insured)
        settlement = self.session.table.last and self.session.table.last.settlement
        assert settlement is not None
        assert settlement.house_net == staked - sum(back.values())

    @precondition(lambda self: self.over)
    @rule(sure=st.sampled_from([False, False, True]))
    def new_shoe(self, *, sure: bool) -> None:
        if sure:
            self.book.pool = shuffled(DECKS, self.dice)
            assert self.act(c.NewShoe(DECKS, burn_due=False), Rank.PIT_SUPERVISOR)

    def teardown(self) -> None:
        if hasattr(self, "session"):
            assert recover(self.ledger, self.terms) == self.session.table
            assert self.ledger.stale is None
            self.ledger.close()


RandomRounds.TestCase.settings = settings(max_examples=60, stateful_step_count=50)
TestRandomRounds = RandomRounds.TestCase
