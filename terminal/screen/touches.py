"""What each touch on the felt and the panels asks of the presenter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import (
    ChooseOption,
    CloseBets,
    Command,
    DeclineInsurance,
    GoOffDuty,
    LeaveBet,
    OfferInsurance,
    PlaceBet,
    SetNotice,
    TakeInsurance,
    Undo,
    WithdrawBet,
)
from terminal.rounds.guidance import next_step
from terminal.rounds.state import Bettor, Phase, Table, phase_of
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand
from terminal.rules.stakes import BetKey, Slice, bet_total, totals
from terminal.screen.approval.touches import SigningTouches
from terminal.screen.dealing.betting import let_stay, next_standing, previous_bets
from terminal.screen.dialogue import MARKS, Counting, Facing
from terminal.screen.due import cuts_now, lying_from_tie
from terminal.screen.irregularities.irregularity_dialogue import IrregularityDialogue
from terminal.screen.presenter import Presenter
from terminal.screen.recall.touches import RecallTouches
from terminal.screen.reports.touches import ReportTouches
from terminal.screen.selection import ChipMode, ExactBet, ExactInsurance
from terminal.screen.staff.relief import Relief
from terminal.screen.tools import Tools
from terminal.screen.translate import say, tr
from terminal.screen.window import MainWindow

BETTING = (Phase.BETWEEN_ROUNDS, Phase.BETTING, Phase.CLOSED)


class Touches:
    """Connects the window's signals to a presenter."""

    def __init__(self, window: MainWindow, presenter: Presenter) -> None:
        self._presenter = presenter
        self._window = window
        self.tools = Tools(presenter)
        self._connect_felt(window)
        self._connect_betting(window)
        self._connect_play(window)
        window.strip.tool_touched.connect(self.tool)
        window.between.tool_touched.connect(self.tool)
        window.roads.closed.connect(lambda: presenter.choose(roads=False))
        window.walk.answered.connect(self._answer)
        window.ask.answered.connect(self._answer)
        self._connect_pages(window)

    def _connect_felt(self, window: MainWindow) -> None:
        window.felt.area_pressed.connect(self.area)
        window.felt.box_pressed.connect(self._choose_box)
        window.felt.lammer_pressed.connect(lambda: self._presenter.do(OfferInsurance()))
        window.felt.card_place_pressed.connect(self._card_place)
        window.felt.shoe_pressed.connect(lambda: self._presenter.choose(menu=not self._presenter.ui.menu))

    def _connect_betting(self, window: MainWindow) -> None:
        presenter = self._presenter
        window.main.pressed.connect(presenter.press_main)
        window.tray.chip_chosen.connect(lambda chip: presenter.choose(chip=chip))
        box = window.box
        box.bettor_chosen.connect(lambda bettor: presenter.choose(bettor=bettor))
        box.bettor_added.connect(
            lambda: presenter.choose(bettor=next_standing(self._table, presenter.ui.box))
        )
        box.bet_taken_back.connect(self._take_back_row)
        box.mode_chosen.connect(lambda mode: presenter.choose(mode=ChipMode(mode), exact_armed=False))
        box.exact_asked.connect(lambda: presenter.choose(exact_armed=not presenter.ui.exact_armed))
        box.bettor_cleared.connect(self._clear_bettor)
        box.box_repeated.connect(lambda: self._repeat({presenter.ui.box}))
        box.table_repeated.connect(lambda: self._repeat(set(self._table.terms.boxes)))
        window.turn_back.pro_rata_chosen.connect(lambda: presenter.do(*let_stay(self._table), CloseBets()))
        window.number_pad.sum_set.connect(self._set_sum)
        window.number_pad.closed.connect(self._no_sum)

    def _connect_play(self, window: MainWindow) -> None:
        presenter = self._presenter
        window.card_pad.card_touched.connect(self.card)
        window.card_pad.draw_touched.connect(presenter.draw)
        window.new_shoe.decks_chosen.connect(lambda decks: presenter.choose(decks=decks))
        window.new_shoe.shuffled_chosen.connect(lambda shuffled: presenter.choose(shuffled=shuffled))
        window.insurance.stake_chosen.connect(self.insure)
        window.insurance.stake_withdrawn.connect(self._uninsure)
        window.insurance.exact_asked.connect(self._exact_insurance)
        window.insurance.declined.connect(lambda box, bettor: presenter.do(DeclineInsurance(box, bettor)))
        window.option_ask.chosen.connect(self.choose_option)
        window.first_steps.hidden_asked.connect(lambda: presenter.choose(first_steps=False))

    def _connect_pages(self, window: MainWindow) -> None:
        window.facts.fact_reopened.connect(self._reopen)
        window.facts.way_back_asked.connect(self._cancel)
        window.override.refused.connect(self._cancel)
        window.sign_on.stayed.connect(self._cancel)
        window.enrol.left.connect(self._cancel)
        self._signing = SigningTouches(window, self._presenter)
        self.recalling = RecallTouches(window, self._presenter)
        self.reporting = ReportTouches(window, self._presenter, self.tools.background)

    def relieve(self, *, must_sign: bool = False, then: Callable[[], None] | None = None) -> None:
        """Another dealer takes over; `must_sign`: nobody deals yet. `then` is where it leads if not back."""
        people, page = self._presenter.people, self._window.sign_on
        if people is None:
            return
        try:
            relief = Relief(
                people,
                typed=lambda: (page.number, page.pin),
                leave=then or (lambda: self._presenter.open_dialogue(None)),
                changed=self._presenter.refresh,
                must_sign=must_sign,
            )
        except LedgerError as fault:
            self._presenter.choose(notice=say(fault.message))
        else:
            self._presenter.open_dialogue(relief)

    def _sign_off(self) -> None:
        """The dealer leaves without another: nothing is done before somebody signs on."""
        if self._presenter.do(GoOffDuty()):
            self.relieve(must_sign=True)

    def _reopen(self, fact: str) -> None:
        dialogue = self._presenter.dialogue
        if isinstance(dialogue, IrregularityDialogue):
            dialogue.reopen(fact)

    def _cancel(self) -> None:
        dialogue = self._presenter.dialogue
        if dialogue is not None:
            dialogue.cancel()

    @property
    def _table(self) -> Table:
        return self._presenter.table

    def _answer(self, name: str) -> None:
        dialogue = self._presenter.dialogue
        if dialogue is not None:
            dialogue.answer(name)

    def area(self, box: str, bet: Bet) -> None:
        """An area of the felt: a chip is added or taken back, a sum asked for, or a tied bet left lying."""
        presenter = self._presenter
        ui = presenter.ui
        if presenter.dialogue is not None:
            return
        if ui.correcting:
            self.tools.correct_bet(box, bet)
            return
        phase = phase_of(self._table)
        if phase not in BETTING:
            presenter.choose(notice=_no_bets_now(phase))
            return
        bettor = ui.bettor if box == ui.box else SEATED
        if ui.exact_armed or isinstance(ui.exact, ExactBet) or phase is Phase.CLOSED:
            presenter.choose(box=box, bettor=bettor, exact=ExactBet(box, bettor, bet), exact_armed=False)
            return
        presenter.hold_box(box, bettor)
        key = BetKey(box, bettor, bet)
        if ui.mode is ChipMode.TAKE_BACK:
            self._take_back(box, bettor, bet)
        elif key in lying_from_tie(self._table):
            presenter.do(LeaveBet(box, bet, bettor))
        elif ui.chip is None:
            presenter.choose(notice=tr("Touch a chip first."))
        else:
            presenter.do(PlaceBet(box, bet, ui.chip, bettor))

    def chip(self, number: int) -> None:
        """The n-th chip of the tray, from 0."""
        chips = self._presenter.chips
        if number < len(chips):
            self._presenter.choose(chip=chips[number])

    def answer_by_key(self, text: str) -> None:
        """The n-th answer of the open question: 1 to 9, then A, B and so on."""
        view = self._presenter.view()
        pages = view.walk or view.ask
        number = MARKS.find(text) if text else -1
        if pages is not None and 0 <= number < len(pages.answers) and not pages.answers[number].reason:
            self._answer(pages.answers[number].name)

    def ask_again(self) -> None:
        """The last question that was answered is asked again."""
        facts = self._presenter.view().facts
        answered = [fact for fact in facts.facts if fact.answer] if facts is not None else []
        if answered and answered[-1].may_reopen:
            self._reopen(answered[-1].name)

    def tool_by_key(self, text: str) -> None:
        """The n-th tool of the list beside the round."""
        view = self._presenter.view().between
        tools = () if view is None else (*view.tools, *view.plain)
        number = MARKS.find(text) if text else -1
        if 0 <= number < len(tools) and tools[number].usable:
            self.tool(tools[number].name)

    def betting_key(self, name: str) -> None:
        """What a key of the betting panel does, where it is on show."""
        for panel in (self._window.box, self._window.turn_back):
            if name in panel.keys and panel.keys[name].isEnabled():
                panel.act(name)

    def next_key(self, *, forward: bool) -> None:
        """The keyboard goes to the next key on the screen, or to the one before."""
        self._window.move_focus(forward=forward)

    def insure_by_key(self, bettor: Bettor, *, exact: bool) -> None:
        """Half of the largest stake for a bettor, or the pad for another one."""
        view = self._presenter.view().insurance
        for row in () if view is None else view.rows:
            if Bettor(row.box, row.bettor) != bettor:
                continue
            if exact:
                self._exact_insurance(row.box, row.bettor)
            elif row.half is not None:
                self.insure(row.box, row.bettor, row.half)

    def card(self, code: str) -> None:
        """A face on the pad: for the walk-through that asks for cards, else for the deal."""
        dialogue: object = self._presenter.dialogue
        if isinstance(dialogue, Facing):
            dialogue.card(code)
        elif dialogue is None:
            self._presenter.touch_card(code)

    def _choose_box(self, box: str) -> None:
        """A box is chosen; over the limit it takes the place of the list in the rail, and gives it back."""
        ui = self._presenter.ui
        same = box == ui.box
        shown = bool(cuts_now(self._table)) and not (same and ui.box_over_limit)
        self._presenter.choose(box=box, bettor=ui.bettor if same else SEATED, box_over_limit=shown)

    def _card_place(self, position: str) -> None:
        """A card that lies is corrected; an empty place of the other hand gets the next card, wrongly."""
        step = next_step(self._table)
        name, _, place = position.partition("-")
        hand = Hand(name)
        if self._presenter.dialogue is not None or self.tools.correct_card(hand, int(place)):
            return
        if step.do != "deal" or step.hand is hand:
            self._presenter.choose(put_on=None)
        else:
            notice = tr("The next card is recorded on the {hand} hand, where it does not belong.")
            name = tr("Player") if hand is Hand.PLAYER else tr("Banker")
            self._presenter.choose(put_on=hand, notice=notice.format(hand=name))

    def _take_back(self, box: str, bettor: str, bet: Bet) -> None:
        """One chip's worth, or what is left of the bet; of what lies there since a Tie, once no bet does."""
        chip = self._presenter.ui.chip
        key = BetKey(box, bettor, bet)
        lies = self._lies(key) or lying_from_tie(self._table).get(key, 0)
        amount = None if chip is None or chip >= lies else chip
        self._presenter.do(WithdrawBet(box, bet, amount, bettor))

    def _take_back_row(self, bet: str) -> None:
        ui = self._presenter.ui
        self._take_back(ui.box, ui.bettor, Bet(bet))

    def _lies(self, key: BetKey) -> int:
        played = self._table.round
        return 0 if played is None else bet_total(played.slices, key)

    def _clear_bettor(self) -> None:
        """All bets of the bettor go back, those that stand on another first, and what a Tie has left."""
        ui, played = self._presenter.ui, self._table.round
        sums = {} if played is None else played.sums
        own = [key for key in (*sums, *lying_from_tie(self._table)) if key[:2] == (ui.box, ui.bettor)]
        own.sort(key=lambda key: key.bet in ORIGINAL_BETS)
        self._presenter.do(*(WithdrawBet(key.box, key.bet, None, key.bettor) for key in own))

    def _repeat(self, boxes: set[str]) -> None:
        """The bets of the round before once more, or those that a Tie has left lying."""
        tied = lying_from_tie(self._table)
        if tied:
            self._presenter.do(*(LeaveBet(key.box, key.bet, key.bettor) for key in tied if key.box in boxes))
            return
        previous = [piece for piece in previous_bets(self._table) if piece.box in boxes]
        self._presenter.do(*_repeating(previous))

    def _set_sum(self, cents: int) -> None:
        """An exact sum from the number pad: what is missing is placed, what is too much withdrawn."""
        dialogue: object = self._presenter.dialogue
        if isinstance(dialogue, Counting):
            dialogue.number(cents)
            return
        exact = self._presenter.ui.exact
        self._presenter.hold_exact(None)
        match exact:
            case ExactInsurance():
                self._presenter.do(TakeInsurance(exact.box, exact.hand, cents, exact.bettor))
            case ExactBet():
                lies = self._lies(BetKey(exact.box, exact.bettor, exact.bet))
                self._presenter.do(*_to_sum(exact, lies, cents))

    def _no_sum(self) -> None:
        dialogue: object = self._presenter.dialogue
        if isinstance(dialogue, Counting):
            dialogue.no_number()
        else:
            self._presenter.choose(exact=None)

    def insure(self, box: str, bettor: str, cents: int) -> None:
        """A bettor takes the insurance that is on offer."""
        played = self._table.round
        offer = None if played is None else played.offer
        if offer is not None:
            self._presenter.do(TakeInsurance(box, offer.hand, cents, bettor))

    def _uninsure(self, box: str, bettor: str) -> None:
        """Insurance is taken back as the last entry that it is; a refusal, by taking it."""
        played = self._table.round
        last = played.undo[-1].what if played is not None and played.undo else ""
        if played is not None and last == "insure" and played.insured[-1][:2] == (box, bettor):
            self._presenter.do(Undo())
        else:
            self._presenter.choose(
                notice=tr("Only the last entry can be undone. A stake replaces “declined”.")
            )

    def _exact_insurance(self, box: str, bettor: str) -> None:
        played = self._table.round
        offer = None if played is None else played.offer
        if offer is not None:
            self._presenter.choose(exact=ExactInsurance(box, bettor, offer.hand))

    def choose_option(self, goes_on: bool) -> None:
        """The bettor whose turn it is goes on, or has the bets back."""
        step = next_step(self._table)
        if step.box is not None and step.bettor is not None:
            option = "continue" if goes_on else "return"
            self._presenter.do(ChooseOption(step.box, option, step.bettor))

    def tool(self, name: str) -> None:
        """A tool of the strip or of the list beside the round, by its name."""
        presenter = self._presenter
        if presenter.dialogue is not None and name != "supervisor":
            return  # the open question comes first
        pages: dict[str, Callable[[], object]] = {
            "irregularity": presenter.walk_through,
            "relief": self.relieve,
            "sign_off": self._sign_off,
            "staff": self._signing.manage_staff,
            "recall": self.recalling.open,
            "reports": self.reporting.open,
            "new_shoe": lambda: presenter.ask_new_shoe(self._table.terms.decks),
            **self.tools.acts,
        }
        if name in pages:
            pages[name]()
            return
        match name:
            case "undo":
                presenter.do(Undo())
            case "shoe" | "close":
                presenter.choose(menu=not presenter.ui.menu)
            case "notice":
                presenter.do(SetNotice(not self._table.notice))
            case "roads":
                presenter.choose(roads=not presenter.ui.roads)
            case "supervisor":
                presenter.choose(called=not presenter.ui.called)


def _no_bets_now(phase: Phase) -> str:
    """Why an area takes no chip, and what to do about one that lies there."""
    if phase is Phase.RESULT:
        return tr("This round is being paid. Bets are taken in the next.")
    return tr("Cards are out: no more bets. For a late bet, touch Irregularity.")


def _repeating(slices: Iterable[Slice]) -> list[Command]:
    """The bets of the round before, Player and Banker first, so that others may stand on them."""
    sums = totals(slices)
    ordered = sorted(sums, key=lambda key: key.bet not in ORIGINAL_BETS)
    return [PlaceBet(key.box, key.bet, sums[key], key.bettor) for key in ordered]


def _to_sum(exact: ExactBet, lies: int, cents: int) -> list[Command]:
    if cents > lies:
        return [PlaceBet(exact.box, exact.bet, cents - lies, exact.bettor)]
    if cents < lies:
        return [WithdrawBet(exact.box, exact.bet, lies - cents, exact.bettor)]
    return []
