"""A dealer with a shuffled shoe, who works round after round by touch and checks every payment."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import zip_longest

from terminal.rules.bets import SEATED, Bet, Hand, bettor_order, standing
from terminal.screen.selection import ChipMode
from tests.oracle.payouts import BetName, insurance_due
from tests.oracle.printed import CARDS, WORTH, points
from tests.oracle.settlement import (
    Due,
    Placing,
    Taken,
    hands_from,
    largest_insurance,
    settlement,
    sums_of,
    turned_back,
)
from tests.screen.driving import Desk

CHIPS = (100_00, 500_00, 1_000_00)
LAST_CARDS = 14
"""Cards behind the cut card."""
HANDS = {"player": Hand.PLAYER, "banker": Hand.BANKER}


class Dealer:
    """Works a table round by round. What lies on the felt is kept in a book of its own."""

    def __init__(self, desk: Desk, seed: int, *, decks: int | None = None, painted: int = 1) -> None:
        """Have one round of so many `painted` as it is touched: two thirds of what a touch costs is paint."""
        self.desk = desk
        self._random = random.Random(seed)
        self._game = desk.table.terms.rules
        self._limits = desk.table.terms.limits
        self._decks = decks or desk.table.terms.decks
        self._chip: int | None = None
        self.shoe: list[str] = []
        self.next = 0
        self.placings: list[Placing] = []
        self.previous: list[Placing] = []
        self.insured: list[Taken] = []
        self.tied: dict[BetName, int] = {}
        """Player and Banker bets that a Tie has returned and that lie where they were."""
        self._forgone: set[tuple[str, str]] = set()
        self._painted = painted
        self._rounds = 0
        self.settled = 0
        """How many lines of settlements have been checked."""

    def put_in_a_shoe(self) -> None:
        """Shuffle, declare, burn."""
        self.shoe = [str(card) for card in CARDS] * self._decks
        self._random.shuffle(self.shoe)
        self.desk.new_shoe(self._decks, self.shoe[0])
        self.next = 1 + (WORTH[self.shoe[0][0]] or 10)
        assert self._cards_left == len(self.shoe) - self.next

    @property
    def _cards_left(self) -> int:
        shoe = self.desk.table.shoe
        assert shoe is not None
        return shoe.cards_left

    def play_shoe(self) -> int:
        """Play every round up to the last after the cut card; return how many."""
        self.put_in_a_shoe()
        rounds = 0
        while not self.desk.table.shoe_ended:
            self.play_on()
            rounds += 1
        return rounds

    def play_on(self) -> None:
        """Play one round, and enter the cut card if it has come out."""
        self.play_round()
        if self.next >= len(self.shoe) - LAST_CARDS and self.desk.table.cut_round is None:
            self.desk.shoe()
            self.desk.other_tool("cut_card")

    def play_round(self) -> None:
        """Play one round from the announcement to the last payment."""
        desk = self.desk
        desk.window.setUpdatesEnabled(self._rounds % self._painted == 0)
        self._rounds += 1
        desk.main("PLACE YOUR BETS")
        self.placings, self.insured, self._forgone = [], [], set()
        self._bets()
        assert self._on_the_felt() == sums_of(self.placings)
        self._close()
        player, banker = hands_from(self.shoe[self.next :])
        self._deal(player, banker)
        self._settle(player, banker)
        self.previous = self.placings

    def _on_the_felt(self) -> dict[BetName, int]:
        played = self.desk.table.round
        assert played is not None
        slices = [Placing(s.box, s.bettor, s.bet.value, s.amount) for s in played.slices]
        return sums_of(slices)

    def _bets(self) -> None:
        """Enter one to three bets for some seated and standing bettors, by every way of entering them."""
        dice = self._random
        boxes = self.desk.table.terms.boxes
        if self.previous and dice.random() < 0.3:
            self._repeat()
        for box in dice.sample(boxes, dice.randint(2, 3)):
            self._seated_bets(box)
        for box in dice.sample(boxes, dice.randint(1, 2)):
            self._standing_bets(box)
        if dice.random() < 0.4:
            self._exact(dice.choice(boxes))
        if dice.random() < 0.4:
            self._take_back_a_chip()
        untouched = [name for name in self.tied if name not in sums_of(self.placings)]
        if untouched and dice.random() < 0.5:
            self._take_up_from_tie(dice.choice(untouched), dice.choice(CHIPS))
        if dice.random() < 0.3:
            self._clear()
        if dice.random() < 0.4:
            self._slip_of_the_finger()

    def _repeat(self) -> None:
        """Repeat last round's bets, or those that stay after a Tie, for the table or a box."""
        sums = sums_of(self.previous)
        seated = {name: cents for name, cents in sums.items() if name[1] == SEATED}
        if seated and self._random.random() < 0.5:
            self.desk.close_box()
            self.desk.key(self.desk.window.armed, "repeat-table")
            sums = seated
        else:
            box, bettor, _ = self._random.choice(list(sums))
            self._choose(box, bettor)
            if self.desk.window.box.view.stay:  # type: ignore[union-attr]
                self.desk.key(self.desk.window.box, "stays")
                sums = {name: cents for name, cents in self.tied.items() if name[0] == box}
            else:
                self.desk.key(self.desk.window.box, "repeat")
                sums = {name: cents for name, cents in sums.items() if name[:2] == (box, bettor)}
        for first in (True, False):
            for name, amount in sums.items():
                if (name[2] in ("player", "banker")) is first:
                    tied = self.tied.pop(name, 0)
                    self.placings += [Placing(*name, part) for part in (tied, amount - tied) if part]

    def _seated_bets(self, box: str) -> None:
        for bet in self._some_bets(box, SEATED):
            self._take_chip(self._random.choice(CHIPS))
            self._choose(box, SEATED)
            self._area(box, SEATED, bet)

    def _standing_bets(self, box: str) -> None:
        there = [p.bettor for p in self.placings if p.box == box]
        there += [name[1] for name in self.tied if name[0] == box]
        number = 1 + max(map(bettor_order, there), default=0)
        bettor = standing(number)
        self._open(box)
        self.desk.key(self.desk.window.box, "plus")
        for bet in self._some_bets(box, bettor):
            self._take_chip(self._random.choice(CHIPS))
            self._area(box, bettor, bet)

    def _some_bets(self, box: str, bettor: str) -> list[Bet]:
        """Return bets that the game lets this bettor place now."""
        own = {Bet(p.bet) for p in self.placings if (p.box, p.bettor) == (box, bettor)}
        hands = [bet for bet in (Bet.PLAYER, Bet.BANKER) if bet in own]
        bets = self._random.sample(self._game.bets, self._random.randint(1, 3))
        if not self._game.one_hand_only:
            return bets
        hand = hands[0] if hands else self._random.choice((Bet.PLAYER, Bet.BANKER))
        others = [bet for bet in bets if bet not in (Bet.PLAYER, Bet.BANKER)]
        return [hand, *others]

    def _take_chip(self, cents: int) -> None:
        armed = self.desk.presenter.selection.armed
        if armed.cents != cents:
            assert armed.placed or not armed.cents
            self.desk.chip(cents)
        self._chip = cents

    def _open(self, box: str) -> None:
        """Choose a box by its number; over the limit a second touch may be needed to see it in the rail."""
        self.desk.plate(box)
        if not self.desk.window.box.isVisible():
            self.desk.plate(box)

    def _choose(self, box: str, bettor: str) -> None:
        """Choose a bettor of a box."""
        self._open(box)
        panel = self.desk.window.box
        shown = panel.view
        assert shown is not None
        if shown.bettor == bettor:
            return
        for _ in shown.tabs:
            if ("tab", bettor) in panel.keys:
                break
            self.desk.key(panel, "more-tabs")
        self.desk.key(panel, ("tab", bettor))

    def _area(self, box: str, bettor: str, bet: Bet) -> None:
        """Touch an area, which adds the chip in hand; where a bet lies since the Tie, that stays."""
        self.desk.area(box, bet)
        assert self._chip is not None
        cents = self.tied.pop((box, bettor, bet.value), self._chip)
        self.placings.append(Placing(box, bettor, bet.value, cents))

    def _exact(self, box: str) -> None:
        """Type an exact sum for the seated player of a box."""
        hand = self._random.choice((Bet.PLAYER, Bet.BANKER))
        if self._game.one_hand_only:
            own = [Bet(p.bet) for p in self.placings if (p.box, p.bettor) == (box, SEATED)]
            hand = next((bet for bet in own if bet in (Bet.PLAYER, Bet.BANKER)), hand)
        cents = self._random.randint(1_000, 2_000) * 100
        if self._over_the_limit():
            return  # what goes back is listed where the sum would be typed
        self.desk.mode(ChipMode.SET)
        self.desk.arm(cents)
        self.desk.area(box, hand)
        lies = sums_of(self.placings).get((box, SEATED, hand.value), 0)
        self.desk.type("+")
        if cents > lies:
            self.placings.append(Placing(box, SEATED, hand.value, cents - lies))
        elif cents < lies:
            self._less((box, SEATED, hand.value), lies - cents)

    def _less(self, name: BetName, cents: int) -> None:
        """Take chips off the book, the last placed first."""
        for number in range(len(self.placings) - 1, -1, -1):
            placing = self.placings[number]
            if (placing.box, placing.bettor, placing.bet) != name or not cents:
                continue
            cut = min(cents, placing.amount)
            cents -= cut
            if cut == placing.amount:
                del self.placings[number]
            else:
                self.placings[number] = Placing(*name, placing.amount - cut)

    def _free_to_take(self) -> list[BetName]:
        """Return bets that no other bet stands on."""
        sums = sums_of(self.placings)
        if not self._game.one_hand_only:
            return list(sums)
        return [name for name in sums if name[2] not in ("player", "banker")]

    def _take_back_a_chip(self) -> None:
        names = self._free_to_take()
        if not names:
            return
        name = self._random.choice(names)
        panel = self.desk.window.box
        lies = sums_of(self.placings)[name]
        self._take_chip(100_00)
        self._choose(name[0], name[1])
        if self._random.random() < 0.5:
            self.desk.type("-")
            self.desk.area(name[0], Bet(name[2]))
            self.desk.type("+")
        else:
            self.desk.key(panel, ("minus", name[2]))
        self._less(name, min(lies, 100_00))

    def _clear(self) -> None:
        """Clear all bets of one bettor."""
        if not self.placings:
            return
        who = self._random.choice(self.placings)
        self._choose(who.box, who.bettor)
        self.desk.key(self.desk.window.box, "clear")
        mine = (who.box, who.bettor)
        self.placings = [p for p in self.placings if (p.box, p.bettor) != mine]
        self.tied = {name: cents for name, cents in self.tied.items() if name[:2] != mine}

    def _slip_of_the_finger(self) -> None:
        """Place a bet next to its place, and take it back by `Undo entry`."""
        box = self._random.choice(self.desk.table.terms.boxes)
        bet = self._some_bets(box, SEATED)[0]
        if (box, SEATED, bet.value) in self.tied:
            return
        self._take_chip(500_00)
        self._choose(box, SEATED)
        self.desk.area(box, bet)
        assert self._on_the_felt() != sums_of(self.placings)
        self.desk.tool("undo")

    def _close(self) -> None:
        """Close the bets; first what is over the limit goes back, or all stays for pro rata.

        What still lies there since a Tie stays, said before the call.
        """
        desk = self.desk
        if self._game.one_hand_only:
            self._take_back_the_other_hand()
        while True:
            if self._over_the_limit():
                if self._turn_back():
                    return
            elif self.tied:
                shown = desk.window.main.view
                assert shown is not None
                assert "STAY" in shown.title
                desk.main()
                self._all_stay()
            else:
                desk.main("NO MORE BETS")
                return

    def _take_back_the_other_hand(self) -> None:
        """Take back what lies there since the Tie where its bettor has bet on the other hand."""
        bets = {(p.box, p.bettor, p.bet) for p in self.placings}
        for name in list(self.tied):
            box, bettor, bet = name
            if (box, bettor, "banker" if bet == "player" else "player") in bets:
                while name in self.tied:
                    self._take_up_from_tie(name, 1_000_00)

    def _take_up_from_tie(self, name: BetName, chip: int) -> None:
        """Take up a chip's worth of what lies there since the Tie, or what is left of it."""
        self._take_chip(chip)
        self._choose(name[0], name[1])
        self.desk.type("-")
        self.desk.area(name[0], Bet(name[2]))
        self.desk.type("+")
        self.tied[name] -= min(chip, self.tied[name])
        if not self.tied[name]:
            del self.tied[name]

    def _all_stay(self) -> None:
        self.placings += [Placing(*name, cents) for name, cents in self.tied.items()]
        self.tied = {}

    def _over_the_limit(self) -> bool:
        limit = self._limits.maximum_differential
        sums = sums_of(self.placings)
        sides = [
            sum(cents for name, cents in sums.items() if name[2] == side) for side in ("player", "banker")
        ]
        return limit is not None and abs(sides[0] - sides[1]) > limit

    def _turn_back(self) -> bool:
        """Turn the excess back; or close the bets as they lie, and return True."""
        desk, limit = self.desk, self._limits.maximum_differential
        assert limit is not None
        if not desk.window.turn_back.isVisible():
            box = desk.window.box.view
            assert box is not None
            desk.plate(box.box)
        if self._game.differential and self._random.random() < 0.5:
            desk.key(desk.window.turn_back, "pro-rata")
            self._all_stay()
            return True
        desk.main()
        minimum = self._limits.minimum or 0
        one_hand_only = self._game.one_hand_only
        self.placings = turned_back(self.placings, limit, minimum, one_hand_only=one_hand_only)
        assert self._on_the_felt() == sums_of(self.placings)
        return False

    def _deal(self, player: list[str], banker: list[str]) -> None:
        """Deal every card by its face, and insurance wherever it is due."""
        hands: dict[str, list[str]] = {"player": player, "banker": banker}
        order = ["player", "banker", "player", "banker"]
        order += ["player"] * (len(player) - 2) + ["banker"] * (len(banker) - 2)
        lying = {"player": 0, "banker": 0}
        for hand in order:
            code = hands[hand][lying[hand]]
            assert code == self.shoe[self.next]
            self.desk.card(code)
            self.next += 1
            lying[hand] += 1
            self._insurance(player, banker, lying)
        assert [str(card) for card in self.desk.round.player] == player
        assert [str(card) for card in self.desk.round.banker] == banker
        assert self._cards_left == len(self.shoe) - self.next

    def _insurance(self, player: list[str], banker: list[str], lying: dict[str, int]) -> None:
        stage = {(2, 2): "four_cards", (3, 2): "player_third"}.get((lying["player"], lying["banker"]))
        if not self._game.has_insurance or stage is None:
            return
        for hand in ("banker", "player"):
            odds = insurance_due(stage, hand, player, banker)
            if odds is not None:
                self._offer(stage, hand, odds)
                return
        assert not self.desk.window.insurance.isVisible()

    def _room(self, name: BetName, lies: int, odds: Fraction) -> int:
        covered = sum(
            (t.amount * t.odds for t in self.insured if (t.box, t.bettor, t.hand) == name), Fraction(0)
        )
        return largest_insurance(lies, covered, odds)

    def _offer(self, stage: str, hand: str, odds: Fraction) -> None:
        """Put the lammer out and ask everybody who may insure; some say nothing."""
        sums = {name: lies for name, lies in sums_of(self.placings).items() if name[2] == hand}
        rooms = {
            name: room
            for name, lies in sums.items()
            if name[:2] not in self._forgone and (room := self._room(name, lies, odds)) > 0
        }
        desk, panel = self.desk, self.desk.window.insurance
        if not rooms:
            assert not panel.isVisible()
            return
        view = panel.view
        assert panel.isVisible()
        assert view is not None
        assert {(row.box, row.bettor, hand): row.largest for row in view.rows} == rooms
        if self._random.random() < 0.5:
            desk.lammer()
        else:
            desk.main("OFFER INSURANCE")
        for row in view.rows:
            taken = self._one_says((row.box, row.bettor, hand), rooms, stage, odds)
            if taken == 0:
                self._forgone.add((row.box, row.bettor))
        desk.main("CLOSE INSURANCE")

    def _one_says(self, name: BetName, rooms: dict[BetName, int], stage: str, odds: Fraction) -> int:
        """Have one bettor take the largest stake, half of it, an exact one, decline, or say nothing."""
        desk, panel = self.desk, self.desk.window.insurance
        box, bettor, hand = name
        largest = rooms[name]
        if ("decline", box, bettor) not in panel.keys:
            desk.key(panel, "page-on")
        says = self._random.choice(("largest", "half", "exact", "declines", "nothing"))
        half = largest // 200 * 100
        stake = {"largest": largest, "half": half, "exact": min(largest, 100)}.get(says, 0)
        if says == "declines":
            desk.key(panel, ("decline", box, bettor))
        elif says == "exact":
            desk.key(panel, ("exact", box, bettor))
            desk.number(stake)
        elif stake:
            desk.key(panel, ("stake", box, bettor, stake))
        if stake:
            self.insured.append(Taken(box, bettor, hand, stage, odds, stake))
        return stake

    def _settle(self, player: list[str], banker: list[str]) -> None:
        """Take, pay box by box from the right, conclude, and compare the record with the book."""
        desk = self.desk
        minimum, limit = self._limits.minimum or 0, self._limits.maximum_differential
        due = settlement(
            self._game.short,
            sums_of(self.placings),
            self.insured,
            (player, banker),
            limit=limit,
            minimum=minimum,
        )
        if any(line.returned < line.placed for line in due):
            desk.main("BETS TAKEN")
        boxes = desk.table.terms.boxes
        paid: dict[tuple[int, int], int] = {}
        for line in due:
            place = (boxes.index(line.box), bettor_order(line.bettor))
            paid[place] = paid.get(place, 0) + line.paid
        payees = sorted(place for place, cents in paid.items() if cents)
        for place, after in zip_longest(payees, payees[1:]):
            cut = desk.window.cut.view
            assert desk.window.cut.isVisible()
            assert cut is not None
            box = boxes[place[0]]
            assert (cut.box, cut.total) == (box, paid[place])
            assert sum(value * count for value, count in cut.chips) + cut.change == cut.total
            self._say_paid(box, place[1], last=after is None or after[0] != place[0])
        desk.main("ALL SETTLED")
        assert self._recorded() == due
        self.settled += len(due)
        self.tied = {}
        if points(player) == points(banker):
            sums, boxes = sums_of(self.placings), self.desk.table.terms.boxes
            # Who left it lying first, nobody knows: from box 1 on.
            self.tied = {
                name: sums[name]
                for name in sorted(sums, key=lambda name: (boxes.index(name[0]), bettor_order(name[1])))
                if name[2] in ("player", "banker")
            }

    def _say_paid(self, box: str, order: int, *, last: bool) -> None:
        """Say that a bettor is paid, by the row; the last one of a box also by the box or the main button."""
        way = self._random.randrange(3) if last else 0
        if way == 0:
            bettor = standing(order) if order else SEATED
            self.desk.key(self.desk.window.settlement, ("paid", box, bettor))
        elif way == 1:
            self.desk.plate(box)
        else:
            self.desk.main(f"BOX {box} PAID")

    def _recorded(self) -> set[Due]:
        """Return the settlement of the round just ended, from the ledger's reporting table."""
        rows = self.desk.session.ledger._connection.execute(
            "SELECT box, bettor, bet, stage, placed_cents, at_stake_cents, paid_cents, commission_cents,"
            " returned_cents FROM settlements WHERE shoe = ? AND round = ?",
            (self.desk.table.shoes, self.desk.table.rounds),
        )
        found = [Due(*row) for row in rows]
        assert len(found) == len(set(found))
        return set(found)
