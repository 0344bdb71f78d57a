"""A second book of a table: bets, cards and choices kept by plain sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.state import FaultKind, Round, Table
from terminal.rules.bets import Outcome
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.rules.stakes import totals
from tests.oracle import payouts
from tests.oracle.payouts import BetName, Who
from tests.oracle.printed import points

SUPERVISED = (c.CorrectCard, c.CorrectBet, c.OrderSqueeze, c.SetLimits, c.SetNotice, c.ReturnNeglected)
"""What no Dealer does alone."""
MOVES_THE_ROUND = (c.DealCard, c.TakeInsurance, c.CloseInsurance, c.ConcludeRound, c.PayBettor, c.PayUpTo)
"""What waits while play is halted or bettors have still to choose; so does a face, but for RULINGS 15."""


class Model:
    """The second book of one table."""

    def __init__(self, game: str) -> None:
        """Follow `game`, a short name."""
        self.game = game
        self.out = 0
        """How many cards have left the shoe."""
        self.cards: list[Card] = []
        """The cards of the round in the order in which they left the shoe, carried ones first."""
        self.discards: list[Card] = []
        self.bets: dict[BetName, int] = {}
        self.insured: list[tuple[Who, str, str, int]] = []
        """Who, hand, stage and cents."""
        self.choices: dict[Who, str | None] = {}
        self.given_back: set[Who] = set()
        self.neglected: set[BetName] = set()
        self.tied: dict[BetName, int] = {}
        """What a Tie has returned and nobody has taken up or left for good."""
        self.taken_up: dict[BetName, int] = {}
        """What was taken up of that when the round was over."""
        self.undo: list[tuple[str, object]] = []

    def follow(
        self, command: c.Command, granted: Rank | None, before: Table, after: Table, events: Sequence[e.Event]
    ) -> None:
        """Book what a command that was done has brought about, and compare."""
        self._allowed(command, granted, before, after)
        if isinstance(command, c.TakeBack):  # this is the book as it was before that act
            self._compare(after)
            return
        kinds = {type(event) for event in events}
        if e.ShoeOpened in kinds:
            self._open_shoe(before)
        if e.RoundCommenced in kinds:
            self._commence(list(before.carried))
        self._book_bets(command, before, after, events)
        self._book_cards(command, before, events, kinds)
        self._book_decisions(command, events)
        self._compare(after)
        for event in events:
            if isinstance(event, e.RoundConcluded):
                self._settled(after)
            if isinstance(event, e.RoundVoided):
                self._voided(after)
        assert {(*key[:2], key.bet.value): cents for key, cents in after.tied} == self.tied
        if e.ShoeOpened in kinds:
            assert after.carried == ()

    def _allowed(self, command: c.Command, granted: Rank | None, before: Table, after: Table) -> None:
        if granted is None:
            assert not isinstance(command, SUPERVISED)
            assert not (isinstance(command, c.RaiseIrregularity) and _void(after) and not _void(before))
        played = before.round
        if played is None:
            return
        if played.fault is not None:
            assert not isinstance(command, MOVES_THE_ROUND)
            assert not isinstance(command, c.OpenCard) or played.fault is not FaultKind.SURPLUS
            cleared = after.round is not None and after.round.fault is None
            assert not cleared or granted is not None or isinstance(command, c.Undo | c.TakeBack)
        elif any(option is None for option in self.choices.values()):
            assert not isinstance(command, (*MOVES_THE_ROUND, c.OpenCard))

    def _open_shoe(self, before: Table) -> None:
        """Open a shoe: cards that waited for the next round are gone."""
        self.out = 0
        last = before.last
        if last is not None:
            first = sum(dealt.carried for dealt in last.dealt) + last.carried_again
            del self.cards[first : first + len(before.waiting(last))]

    def _commence(self, carried: list[Card]) -> None:
        self.cards, self.discards = carried, []
        self.bets, self.insured = {}, []
        self.choices, self.given_back, self.neglected = {}, set(), set()
        self.undo, self.taken_up = [], {}

    def _book_bets(self, command: c.Command, before: Table, after: Table, events: Sequence[e.Event]) -> None:
        if isinstance(command, c.PlaceBet):
            self._change((command.box, command.bettor, command.bet.value), command.amount)
        elif isinstance(command, c.WithdrawBet):
            name = (command.box, command.bettor, command.bet.value)
            if before.round is None or not self.bets.get(name):
                self._take_up(name, command.amount or self.tied[name], over=before.round is None)
            else:
                self._change(name, -(self.bets[name] if command.amount is None else command.amount))
        elif isinstance(command, c.LeaveBet | c.LeaveBets | c.RepeatBets):
            self._book_placed([event for event in events if isinstance(event, e.BetPlaced)])
        elif isinstance(command, c.CorrectBet):
            self.bets[command.box, command.bettor, command.bet.value] = command.amount
        elif isinstance(command, c.RejectExcess):
            [rejected] = [event for event in events if isinstance(event, e.ExcessRejected)]
            left = _bets_of(after.round)
            assert sum(self.bets.values()) - sum(left.values()) == rejected.amount
            self.bets = left
        elif isinstance(command, c.TakeInsurance):
            [taken] = [event for event in events if isinstance(event, e.InsuranceTaken)]
            who = (command.box, command.bettor)
            self.insured.append((who, taken.hand.value, taken.stage.value, command.amount))
            self.undo.append(("insure", None))
        elif isinstance(command, c.Undo):
            self._undo(before)
        if isinstance(command, c.CloseBets) or any(isinstance(one, e.SettlementReversed) for one in events):
            self.tied = {}
        self.bets = {name: amount for name, amount in self.bets.items() if amount}

    def _book_placed(self, placed: Sequence[e.BetPlaced]) -> None:
        """Book placings of which some may stay from a Tie."""
        for one in placed:
            name = (one.box, one.bettor, one.bet.value)
            if one.left_lying:
                self.bets[name] = self.bets.get(name, 0) + self.tied.pop(name)
            else:
                self._change(name, one.amount)

    def _change(self, name: BetName, amount: int) -> None:
        self.bets[name] = self.bets.get(name, 0) + amount
        self.undo.append(("bet", (name, amount)))

    def _take_up(self, name: BetName, amount: int, *, over: bool) -> None:
        """Take up chips that a Tie has returned; that is an entry only within a round."""
        self._put_down(name, -amount)
        if over:
            self.taken_up[name] = self.taken_up.get(name, 0) + amount
        else:
            self.undo.append(("tied", (name, amount)))

    def _put_down(self, name: BetName, amount: int) -> None:
        self.tied[name] = self.tied.get(name, 0) + amount
        assert self.tied[name] >= 0
        self.tied = {other: cents for other, cents in self.tied.items() if cents}

    def _undo(self, before: Table) -> None:
        what, entry = self.undo.pop()
        if what == "bet":
            assert isinstance(entry, tuple)
            name, amount = entry
            self.bets[name] = self.bets.get(name, 0) - amount
        elif what == "tied":
            assert isinstance(entry, tuple)
            self._put_down(*entry)
        elif what == "insure":
            self.insured.pop()
        elif what == "deal":
            self.cards.pop()
            self.out -= 1
        elif what == "open":
            assert isinstance(entry, int)
            self.cards[entry] = Card("XX")

    def _book_cards(
        self, command: c.Command, before: Table, events: Sequence[e.Event], kinds: set[type[e.Event]]
    ) -> None:
        if isinstance(command, c.BurnCards):
            self.out += 1 + command.count
        elif isinstance(command, c.DealCard):
            self.cards.append(command.card)
            self.out += 1
            self.undo.append(("deal", None))
        for event in events:
            if isinstance(event, e.CardOpened):
                self.cards[event.index] = event.card
                self.undo.append(("open", event.index))
            elif isinstance(event, e.CardCorrected):
                self.cards[event.index] = event.after
        if e.HandsStand in kinds and before.round is not None:
            self._discard([dealt.card for dealt in before.round.dealt if dealt.hand is None])
        if isinstance(command, c.RaiseIrregularity) and kinds & {e.RoundReconstructed, e.CardsCarried}:
            self._told(command.facts.cards, before)

    def _told(self, told: Sequence[Card] | None, before: Table) -> None:
        """Take the order as people tell it; the faces of cards that wait to be laid are not taken from it."""
        played = before.current
        if told is None or played is None:
            return
        self.out += max(0, len(told) - len(self.cards)) if before.deals(played) else 0
        first = sum(dealt.carried for dealt in played.dealt) + played.carried_again
        waiting = self.cards[first : first + len(before.waiting(played))]
        named = len(told) > len(self.cards) - len(waiting)
        self.cards = [*told, *self.cards[len(told) :]]
        if named:
            self.cards[first : first + len(waiting)] = waiting

    def _discard(self, cards: Sequence[Card]) -> None:
        """Discard cards that lay aside; each was the last of its kind to leave the shoe."""
        for card in cards:
            self.discards.append(card)
            last = len(self.cards) - 1 - self.cards[::-1].index(card)
            del self.cards[last]

    def _book_decisions(self, command: c.Command, events: Sequence[e.Event]) -> None:
        barrier = isinstance(
            command, c.CloseBets | c.CloseInsurance | c.RaiseIrregularity | c.ChooseOption | c.CorrectBet
        )
        if barrier or isinstance(command, c.CorrectCard):
            self.undo = []
        for event in events:
            if isinstance(event, e.OptionsGiven):
                self.choices = dict.fromkeys(((who.box, who.bettor) for who in event.bettors), None)
                assert set(self.choices) == {name[:2] for name in self.bets} - self.given_back
            elif isinstance(event, e.OptionChosen):
                who = (event.box, event.bettor)
                assert self.choices[who] is None
                self.choices[who] = event.option
                if event.option == "return":
                    self.given_back.add(who)
            elif isinstance(event, e.NeglectedReturned):
                self.neglected.add((event.box, event.bettor, event.hand.value))
            elif isinstance(event, e.RoundVoided):
                self.choices = {}

    def _compare(self, after: Table) -> None:
        played = after.current
        assert after.shoe is None or after.shoe.out == self.out
        if played is None:
            return
        assert _bets_of(played) == self.bets
        taken = [
            ((one.box, one.bettor), one.hand.value, one.stage.value, one.amount) for one in played.insured
        ]
        assert taken == self.insured
        assert {(who.box, who.bettor): option for who, option in played.choices} == self.choices
        assert {(who.box, who.bettor) for who in played.given_back} == self.given_back
        assert list(played.discarded) == self.discards
        if after.round is not None:
            lying = [dealt.card for dealt in played.dealt]
            assert Counter([*lying, *played.carried, *after.carried]) == Counter(self.cards)
            laid = [dealt.card for dealt in played.dealt if dealt.carried]
            assert laid == self.cards[: len(laid)]
            first = len(laid) + played.carried_again
            assert list(after.carried) == self.cards[first : first + len(after.carried)]
            if not after.carried:
                assert lying[: played.carried_at or None] == self.cards[: played.carried_at or len(lying)]
        elif after.deals(played) and after.condemned is None:
            dealt = [one.card for one in played.dealt]
            assert Counter(after.carried) == Counter(self.cards) - Counter(dealt)
            if not played.carried_at:
                assert list(after.carried) == _left_of(self.cards, played)
        elif after.deals(played):
            assert not Counter(after.carried) - Counter(self.cards)

    def _voided(self, after: Table) -> None:
        lines = after.last.settlement.lines if after.last and after.last.settlement else ()
        assert all((line.outcome, line.returned) == (Outcome.RETURNED, line.placed) for line in lines)
        placed = sum(self.bets.values()) + sum(one[3] for one in self.insured)
        assert sum(line.placed for line in lines) == placed
        self.tied = {}

    def _settled(self, after: Table) -> None:
        played = after.last
        assert played is not None
        assert played.settlement is not None
        lines = played.settlement.lines
        limits = played.limits
        differential = limits.maximum_differential if self.game in ("CB", "NCI") else None
        stakes = payouts.at_stake(
            self.bets, self.given_back, differential, limits.minimum or 0, after.terms.chip_unit
        )
        found = {(line.box, line.bettor, line.bet): line for line in lines if line.bet != "insurance"}
        assert set(found) == set(self.bets)
        for name, placed in self.bets.items():
            odds = payouts.odds_of(self.game, name[2], played.player, played.banker)
            if name[:2] in self.given_back or name in self.neglected:
                odds = Fraction(0)
            stake = stakes.get(name, placed)
            back = placed - stake if odds is None else placed + payouts.to_the_cent(stake * odds)
            assert (found[name].placed, found[name].returned) == (placed, back), found[name]
        self._insurance_settled(played)
        placed_in_all = sum(self.bets.values()) + sum(one[3] for one in self.insured)
        assert sum(line.placed for line in lines) == placed_in_all
        assert played.settlement.house_net == placed_in_all - sum(line.returned for line in lines)
        self.tied = {
            name: amount - self.taken_up.get(name, 0)
            for name, amount in self.bets.items()
            if amount > self.taken_up.get(name, 0)
            and name[2] in ("player", "banker")
            and name[:2] not in self.given_back
            and points(played.player) == points(played.banker)
        }

    def _insurance_settled(self, played: Round) -> None:
        """Settle each stake at the odds that were due, within the Original Bet.

        What was not due goes back.
        """
        assert played.settlement is not None
        cover: dict[BetName, Fraction] = {}
        for line in played.settlement.lines:
            if line.bet != "insurance":
                continue
            assert line.hand is not None
            assert line.after is not None
            assert line.odds is not None
            who, hand, stage = (line.box, line.bettor), line.hand.value, line.after.value
            assert line.placed == sum(one[3] for one in self.insured if one[:3] == (who, hand, stage))
            due = payouts.insurance_due(stage, hand, played.player, played.banker)
            if who in self.given_back or due is None or played.as_it_lies:
                if not played.as_it_lies:
                    assert (line.outcome, line.returned) == (Outcome.RETURNED, line.placed)
                continue
            name = (*who, hand)
            room = self.bets.get(name, 0) - cover.get(name, Fraction(0))
            if room // due < 100:
                assert (line.outcome, line.returned) == (Outcome.RETURNED, line.placed)
                continue
            assert line.odds == due
            cover[name] = cover.get(name, Fraction(0)) + line.at_stake * due
            back = payouts.insurance_returns(
                stage, hand, line.at_stake, due, player=played.player, banker=played.banker
            )
            assert line.returned == line.placed - line.at_stake + back
        assert all(sum_ <= self.bets.get(name, 0) for name, sum_ in cover.items())


def _bets_of(played: Round | None) -> dict[BetName, int]:
    sums = {} if played is None else totals(played.slices)
    return {(key.box, key.bettor, key.bet.value): amount for key, amount in sums.items()}


def _left_of(cards: list[Card], played: Round) -> list[Card]:
    """Return what did not come to lie in a round: carried cards first, dealt ones last."""
    left = list(cards)
    for dealt in played.dealt:
        if dealt.carried:
            left.remove(dealt.card)
    for dealt in reversed(played.dealt):
        if not dealt.carried:
            del left[len(left) - 1 - left[::-1].index(dealt.card)]
    return left


def _void(table: Table) -> bool:
    last = table.last
    return (
        table.round is None
        and last is not None
        and last.settlement is not None
        and (last.settlement.result.value == "void")
    )
