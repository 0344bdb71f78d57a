"""A table at which anything may happen in any order: acts, faults, overrides, undo, corrections."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import cast

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from terminal.rounds import commands as c
from terminal.rounds.answers import NO_ANSWERS, IrregularityAnswers
from terminal.rounds.events import CutCardShown
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.catalogue import CATALOGUE, offered_now
from terminal.rounds.irregularities.kind import Case
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase, Table, phase_of
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import DECK, UNKNOWN, Card
from terminal.rules.games import GAMES as RULES
from terminal.rules.house import EstablishedBy, House, Limits
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Signature, Staff
from terminal.table.replay.render import answer_round, answer_state
from terminal.table.session.recovery import Followed, recover
from terminal.table.session.table_session import Actor, Done, TableSession
from terminal.table.setup.layouts import layout_labels
from tests.irregularities.answering import Believing, facts_at_random
from tests.irregularities.desk import GAMES, memory
from tests.ledger.taking_up import check_rows, check_taken_up
from tests.oracle.irregular_rounds import Model
from tests.rounds.situation_parts import every_part
from tests.rounds.way_back import check_way_back

DECKS = 4
DEALER = Actor("100", Rank.DEALER)
WHO = [("1", "seated"), ("1", "standing-1"), ("2", "seated"), ("3", "seated")]
AMOUNTS = [5_000, 10_000, 25_000, 100_000]
KINDS = [kind for kind, declared in CATALOGUE.items() if not declared.by_terminal]

pick = st.integers(min_value=0, max_value=2**20)


class TableMachine(RuleBasedStateMachine):
    """The table, its ledger, and the second book."""

    steps_done = 0
    """Commands that were done, over all runs."""

    @initialize(
        game=st.sampled_from([*GAMES, "NCI", "NCI"]),
        seed=st.integers(min_value=0, max_value=2**16),
        face_down=st.booleans(),
        placed=st.booleans(),
        few=st.integers(min_value=0, max_value=5),
    )
    def open_table(self, game: str, seed: int, face_down: bool, placed: bool, few: int) -> None:
        """Open a table of any game, now and then with a shoe that is almost empty."""
        self.game = game
        rules = RULES[GAMES[game]]
        self.terms = Terms(
            table_id="script",
            game=rules.id,
            layout="bean-9",
            boxes=layout_labels("bean-9"),
            decks=DECKS,
            limits=Limits(minimum=10_000, maximum_differential=150_000),
            face_down=face_down,
            private=True,
            house=House(established_by=EstablishedBy.PLACED if placed else EstablishedBy.LAYOUT),
        )
        self.random = random.Random(seed)
        self.turn = seed
        self.model = Model(game)
        self.ledger = memory()
        self.session = TableSession(self.ledger, Table(self.terms), staff=cast(Staff, Believing()))
        self.read_up_to = 0
        self.replayed = Followed(Table(self.terms))
        self.books: dict[int, Model] = {}
        assert isinstance(self.session.sign_on(Signature("100")), Done)
        self.do(c.OpenTable(self.terms))
        self.new_shoe(0)
        if few == 0:
            self.do(c.BurnCards(self.next_card(), DECKS * 52 - 12))

    @property
    def table(self) -> Table:
        """The state."""
        return self.session.table

    def scramble(self, choice: int) -> int:
        """Return a choice that small numbers do not keep from far corners, the same for the same run."""
        self.turn += 1
        return random.Random(choice * 1_009 + self.turn).getrandbits(24)

    def next_card(self, ahead: int = 0) -> Card:
        """Return what lies next in the shoe."""
        place = self.model.out + ahead
        return self.shoe[place] if place < len(self.shoe) else DECK[place % 52]

    def do(self, command: c.Command, *, rank: Rank | None = None) -> Done | Refusal:
        """Ask as the dealer, or have it approved in this rank; compare everything afterwards."""
        before, latest = self.table, self.table.last_act
        shows_cut_card = latest is not None and any(type(event) is CutCardShown for event in latest.events)
        if rank is None or self.session.check(command) is None:
            done = self.session.handle(command)
        else:
            done = self.session.approve(command, Signature(rank.value), "asked for")
        if isinstance(done, Refusal):
            assert self.table is before
            return done
        if rank is not None:
            again = self.session.retry(command)
            assert isinstance(again, Refusal)
            assert again.code == "stale_grant"
        TableMachine.steps_done += 1
        seq = done.head.seq - len(done.events) + 1
        if isinstance(command, c.TakeBack):
            if not shows_cut_card:  # its note outlives the round, of which nothing else is taken back
                self.model = self.books[command.seq]
        else:
            self.books[seq] = deepcopy(self.model)
        self.model.follow(command, rank, before, self.table, done.events)
        check_way_back(before, self.table, seq)
        self.look_everywhere()
        if isinstance(command, c.TakeBack | c.Undo) or seq % 4 == 0:
            check_taken_up(self.ledger)
        return done

    def look_everywhere(self) -> None:
        """Check that all that reads state or record can, and that replay equals live."""
        table = self.table
        offered_now(table)
        answer_state(every_part(table), roads=True)
        if table.last is not None:
            answer_round(table.last)
        for recorded in self.ledger.read(self.read_up_to):
            self.replayed.follow(recorded)
            self.read_up_to = recorded.seq
        assert self.replayed.table == table
        assert recover(self.ledger, self.terms) == table
        assert self.ledger.stale is None

    # What usually comes next.

    @rule(choice=pick, steps=st.integers(min_value=1, max_value=6))
    def go_on(self, choice: int, steps: int) -> None:
        """Do a few steps as the guide has them."""
        choice = self.scramble(choice)
        for ahead in range(steps):
            self.usual(choice >> ahead)

    @rule(choice=pick)
    def play_the_round_out(self, choice: int) -> None:
        """Play the round to its end as the guide has it."""
        choice = self.scramble(choice)
        for ahead in range(30):
            self.usual(choice >> (ahead % 16))
            if phase_of(self.table) is Phase.BETWEEN_ROUNDS:
                return

    def usual(self, choice: int) -> None:
        """Do one step as the guide has it."""
        phase = phase_of(self.table)
        steps: dict[Phase, Callable[[int], None]] = {
            Phase.BETWEEN_ROUNDS: self.carry_over if choice % 5 == 0 else self.place,
            Phase.BETTING: self.place if choice % 3 else self.close_bets,
            Phase.CLOSED: self.deal_right,
            Phase.DEALING: self.deal_right,
            Phase.INSURANCE: self.insurance,
            Phase.HALTED: [self.take_back, self.look_away, self.decide_fault, self.decide_fault][choice % 4],
            Phase.CHOOSING: self.choose_next,
            Phase.RESULT: self.settle,
        }
        if Situation(self.table).step.do == "new_shoe":
            self.new_shoe(choice)
            return
        if self.table.burn_due and self.table.rounds == 0 and choice % 2:
            self.do(c.BurnCards(self.next_card(), 3))
        steps[phase](choice)

    def new_shoe(self, choice: int) -> None:
        """Put in a new shoe, shuffled."""
        cards = list(DECK * DECKS)
        self.random.shuffle(cards)
        command = c.NewShoe(DECKS, burn_due=bool(choice % 2))
        done = self.do(command)
        if isinstance(done, Refusal):
            done = self.do(command, rank=Rank.PIT_SUPERVISOR)
        if isinstance(done, Done):
            self.shoe = cards

    def place(self, choice: int) -> None:
        """Place a bet."""
        box, bettor = WHO[choice % 4]
        bets = RULES[GAMES[self.game]].bets
        bet = bets[(choice >> 2) % (2 if choice % 5 else len(bets))]
        self.do(c.PlaceBet(box, bet, AMOUNTS[(choice >> 5) % 4], bettor))

    def close_bets(self, choice: int) -> None:
        """Close the bets."""
        self.do(c.CloseBets())

    def deal_right(self, choice: int) -> None:
        """Deal the next card, or open the face that is asked for."""
        step = Situation(self.table).step
        if step.do == "open" and step.position is not None:
            self.do(c.OpenCard(*step.position, self.next_card(choice % 40)))
            return
        if choice % 5 == 0:
            self.do(c.OrderSqueeze(granted=bool(choice % 2)), rank=Rank.PIT_SUPERVISOR)
        unseen = self.terms.face_down and choice % 3 == 0
        if isinstance(self.do(c.DealCard(UNKNOWN if unseen else self.next_card())), Refusal):
            self.do(c.CloseInsurance(offered=bool(choice % 2)))
            if self.table.shoe is not None and self.table.shoe.cards_left == 0:
                self.raise_kind("shoe_exhausted", choice, Rank.PIT_SUPERVISOR)

    def insurance(self, choice: int) -> None:
        """Put insurance out, take it, refuse it, or end the offer."""
        played = self.table.round
        offer = None if played is None else played.offer
        assert offer is not None
        room = offer.largest[choice % len(offer.largest)]
        commands: list[c.Command] = [
            c.TakeInsurance(room.box, offer.hand, room.amount, room.bettor),
            c.TakeInsurance(room.box, offer.hand, 100, room.bettor),
            c.DeclineInsurance(room.box, room.bettor),
            c.OfferInsurance(),
            c.Undo() if self.table.last_act is None or choice % 2 else c.TakeBack(self.table.last_act.seq),
            c.CloseInsurance(offered=[True, False, None][choice % 3]),
            c.CloseInsurance(offered=False),
        ]
        if isinstance(self.do(commands[(choice >> 4) % len(commands)]), Refusal):
            self.do(c.CloseInsurance())

    def carry_over(self, choice: int) -> None:
        """Carry over cards that came out of the shoe between rounds."""
        case = Case(self.table, NO_ANSWERS)
        more = [self.next_card(ahead) for ahead in range(1 + choice % 9)]
        facts = IrregularityAnswers(reconstructable=True, cards=(*case.entered, *more))
        if isinstance(self.do(c.RaiseIrregularity("excess_card", facts), rank=Rank.SHIFT_MANAGER), Refusal):
            self.place(choice)

    def take_back(self, choice: int) -> None:
        """Take the last entry back."""
        self.do(c.Undo())

    def look_away(self, choice: int) -> None:
        """Raise something else while play is halted, which must not settle that."""
        kind = ["walk_away", "technical_interruption", "late_bet", "display_wrong"][(choice >> 3) % 4]
        self.raise_kind(kind, choice, None)

    def decide_fault(self, choice: int) -> None:
        """Decide a fault over which play is halted."""
        played = self.table.round
        fault = None if played is None or played.fault is None else played.fault.value
        kinds = {"excess": "excess_card", "misplaced": "misplaced_cards", "surplus": "deck_count"}
        kind = kinds.get(fault or "", "dealing_error") if choice % 3 else KINDS[choice % len(KINDS)]
        self.raise_kind(kind, choice, Rank.SHIFT_MANAGER)

    def choose_next(self, choice: int) -> None:
        """Let the person asked choose."""
        played = self.table.round
        assert played is not None
        for bettor, option in played.choices:
            chosen = "return" if choice % 3 == 0 else "continue"
            done = self.do(c.ChooseOption(bettor.box, chosen, bettor.bettor))
            if option is not None:
                assert isinstance(done, Refusal)
                assert done.code in ("already_chosen", "no_options_open")
                continue
            assert isinstance(done, Done)
            return

    def take_and_pay(self, choice: int) -> None:
        """Take and pay, bettor by bettor or up to one of them."""
        lines = Situation(self.table).lines
        if lines and choice % 2:
            line = lines[choice % len(lines)]
            self.do(c.TakeUpTo(line.box))
            self.do(c.PayUpTo(line.box, line.bettor))
        self.do(c.TakeLosingBets())
        for line in lines:
            self.do(c.PayBettor(line.box, line.bettor))

    def settle(self, choice: int) -> None:
        """Open the faces and settle the round, now and then bettor by bettor."""
        if Situation(self.table).step.do == "open":
            self.deal_right(choice)
            return
        if choice % 4 == 0:
            self.take_and_pay(choice >> 2)
        played = self.table.round
        assert played is not None
        for offer in played.offers:
            for room in offer.largest[: choice % 3]:
                self.do(c.ReturnNeglected(room.box, offer.hand, room.bettor), rank=Rank.PIT_MANAGER)
        self.do(c.ConcludeRound())

    # What seldom happens.

    @rule(choice=pick)
    def undo(self, choice: int) -> None:
        """Take the last entry back."""
        self.take_back(self.scramble(choice))

    @rule(acts=st.integers(min_value=1, max_value=6))
    def take_acts_back(self, acts: int) -> None:
        """Take the latest acts back, one by one."""
        for _ in range(acts):
            last = self.table.last_act
            if last is None:
                refused = self.do(c.TakeBack(0))
                assert isinstance(refused, Refusal)
                assert refused.code == "nothing_to_take_back"
                return
            assert isinstance(self.do(c.TakeBack(last.seq + 1)), Refusal)
            assert isinstance(self.do(c.TakeBack(last.seq)), Done)
            assert self.table.last_act == last.below

    @rule(choice=pick, hand=st.sampled_from([None, *Hand]))
    def deal_anyhow(self, choice: int, hand: Hand | None) -> None:
        """Deal a card anywhere, now and then read wrong."""
        choice = self.scramble(choice)
        card = [self.next_card(), DECK[choice % 52], UNKNOWN, Card("9X"), Card("9S"), self.next_card()][
            (choice >> 6) % 6
        ]
        self.do(c.DealCard(card, hand))

    @rule(kind=st.sampled_from(KINDS), choice=pick, rank=st.sampled_from([None, *Rank]))
    def something_goes_wrong(self, kind: str, choice: int, rank: Rank | None) -> None:
        """Raise any irregularity at any moment, by anybody."""
        choice = self.scramble(choice)
        self.raise_kind(kind, choice, rank)

    def raise_kind(self, kind: str, choice: int, rank: Rank | None) -> None:
        """Raise an irregularity with facts at random."""
        done = self.do(
            c.RaiseIrregularity(kind, facts_at_random(self.table, choice, WHO[choice % 4], self.next_card)),
            rank=rank,
        )
        if isinstance(done, Refusal) and done.needs is not None and rank is not None:
            assert not rank.at_least(done.needs)

    @rule(choice=pick, rank=st.sampled_from([None, *Rank]))
    def correct(self, choice: int, rank: Rank | None) -> None:
        """Correct a card or a bet."""
        choice = self.scramble(choice)
        box, bettor = WHO[(choice >> 7) % 4]
        card = UNKNOWN if choice % 11 == 0 else DECK[(choice >> 3) % 52]
        command: c.Command = c.CorrectCard([*Hand][choice % 2], 1 + (choice >> 1) % 3, card)
        if choice % 3 == 0:
            bets = RULES[GAMES[self.game]].bets
            amount = [0, *AMOUNTS][(choice >> 4) % 5]
            command = c.CorrectBet(box, bets[(choice >> 2) % len(bets)], amount, bettor)
        self.do(command, rank=rank)

    @rule(choice=pick, rank=st.sampled_from([None, Rank.PIT_SUPERVISOR, Rank.PIT_MANAGER]))
    def neglect(self, choice: int, rank: Rank | None) -> None:
        """Report insurance that was not offered."""
        choice = self.scramble(choice)
        box, bettor = WHO[choice % 4]
        self.do(c.ReturnNeglected(box, [*Hand][choice % 2], bettor), rank=rank)

    @rule(choice=pick, bettor=st.sampled_from(WHO), bet=st.sampled_from(list(Bet)))
    def chips(self, choice: int, bettor: tuple[str, str], bet: Bet) -> None:
        """Place chips, take them back, leave them or turn them back."""
        choice = self.scramble(choice)
        lies = [] if self.table.current is None else self.table.current.slices
        tied = [key for key, _ in self.table.tied]
        if tied and choice % 3:
            box, name, bet = tied[choice % len(tied)]
        elif lies and choice % 2:
            box, name, bet, *_ = lies[choice % len(lies)][1:]
        else:
            box, name = bettor
        amount = AMOUNTS[(choice >> 1) % 4]
        commands: list[c.Command] = [
            c.PlaceBet(box, bet, amount, name),
            c.WithdrawBet(box, bet, [None, 5_000][(choice >> 1) % 2], name),
            c.LeaveBet(box, bet, name),
            c.RepeatBets(box, name) if choice % 5 else c.RepeatBets(),
            c.RejectExcess(),
            c.CloseBets(),
        ]
        self.do(commands[(choice >> 3) % len(commands)])

    @rule(choice=pick, rank=st.sampled_from([None, Rank.PIT_SUPERVISOR]))
    def now_and_then(self, choice: int, rank: Rank | None) -> None:
        """Do the other acts of a table."""
        choice = self.scramble(choice)
        box, bettor = WHO[choice % 4]
        limits = Limits(
            minimum=[None, 5_000, 20_000][choice % 3], maximum_differential=[None, 50_000][choice % 2]
        )
        commands: list[c.Command] = [
            c.OfferInsurance(),
            c.DeclineInsurance(box, bettor),
            c.CloseInsurance(),
            c.OpenCard([*Hand][choice % 2], 1 + choice % 3, DECK[choice % 52]),
            c.RequestSqueeze(box),
            c.OrderSqueeze(granted=bool(choice % 2)),
            c.ConcludeRound(),
            c.ShowCutCard(),
            c.SetLimits(limits),
            c.SetNotice(up=bool(choice % 2)),
            c.PlaceYourBets(),
            c.ResumeTable(),
            c.TakeLosingBets(),
            c.PayBettor(box, bettor),
            c.TakeUpTo(box),
            c.PayUpTo(box, bettor),
            c.BurnCards(self.next_card(), 3),
        ]
        self.do(commands[(choice >> 3) % len(commands)], rank=rank)

    @rule(choice=pick)
    def another_shoe(self, choice: int) -> None:
        """Put in a new shoe between rounds, seldom."""
        choice = self.scramble(choice)
        if choice % 4 == 0 and self.table.round is None:
            self.new_shoe(choice)

    def teardown(self) -> None:
        """Close the ledger."""
        if hasattr(self, "ledger"):
            check_rows(self.ledger)
            self.ledger.close()
