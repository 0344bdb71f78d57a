"""A change of dealer, in mid-shoe too: who leaves, who comes, what is handed over, and the signature."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import OnDuty, Table
from terminal.rules.stakes import totals
from terminal.screen.dialogues.approval import People
from terminal.screen.dialogues.dialogue import Pages
from terminal.screen.format import money
from terminal.screen.panels.page_views import (
    HandedOver,
    IdentityView,
    PersonCard,
    RankInForce,
    SignOnView,
)
from terminal.screen.panels.views import GuideView, MainView, Tone
from terminal.screen.present.guide import steps_of
from terminal.screen.translate import say, tr


class Relief:
    """A relief in progress; the dealer on duty stays until somebody has signed."""

    def __init__(
        self,
        people: People,
        typed: Callable[[], tuple[str, str]],
        leave: Callable[[], None],
        changed: Callable[[], None],
        *,
        must_sign: bool = False,
    ) -> None:
        """`typed` gives number and PIN as they stand on the page; `must_sign`: there is no way back."""
        self._people = people
        self._typed = typed
        self._leave = leave
        self._changed = changed
        self._must_sign = must_sign
        self._number = ""
        self._complete = False
        self._problem = ""
        self._attempt = 0

    def identified(self, number: str, complete: bool) -> None:
        """What has been typed so far."""
        if (number, complete) != (self._number, self._complete):
            self._number, self._complete = number, complete
            self._changed()

    def answer(self, name: str) -> None:
        """There are no answers but the signature."""

    def apply(self) -> None:
        """Signs on with what has been typed."""
        if not self._complete:
            return
        self._sign(*self._typed())

    def badge(self, code: str) -> None:
        """A badge signs on at once."""
        self._sign(code, None)

    def _sign(self, number: str, pin: str | None) -> None:
        refused = self._people.sign_on(number, pin)
        if refused is None:
            self._leave()
            return
        self._problem = say(refused.message)
        self._attempt += 1
        self._changed()

    def cancel(self) -> None:
        """The dealer stays."""
        if not self._must_sign:
            self._leave()

    def pages(self, table: Table) -> Pages:
        """The page."""
        name = self._people.name_of(self._number)
        comes = _card(tr("Comes"), "接班", OnDuty(self._number, name)) if name else None
        leaves = None if table.dealer is None else _card(tr("Leaves"), "下班", table.dealer)
        view = SignOnView(
            title=tr("Change of dealer") if leaves is not None else tr("Sign on"),
            second="換班" if leaves is not None else "上班",
            caption=_where(table),
            leaves=leaves,
            comes=comes,
            handed_over=_handed_over(table),
            ranks=_in_force(table),
            identity=IdentityView(
                number_digits=self._people.number_digits,
                pin_digits=self._people.pin_digits,
                name=name,
                problem=self._problem,
                attempt=self._attempt,
            ),
            stay="" if self._must_sign else tr("Nobody changes"),
            stay_note="" if self._must_sign else tr("back to the table"),
        )
        return Pages(sign_on=view, guide=_guide(table), main=self._main(name))

    def _main(self, name: str) -> MainView:
        ready = self._complete and bool(name)
        note = tr("{name} deals from now on").format(name=name) if ready else tr("staff number and PIN first")
        return MainView(tr("SIGN ON"), note, ready=ready)


def _card(label: str, second: str, person: OnDuty) -> PersonCard:
    return PersonCard(label, second, person.name, person.number, say(RANK_TITLES[Rank.DEALER]), ())


def _in_force(table: Table) -> tuple[RankInForce, ...]:
    """The dealer on duty, and whoever acts in a higher rank for a time."""
    dealer = table.dealer
    ranks = [] if dealer is None else [RankInForce(say(RANK_TITLES[Rank.DEALER]), dealer.number, dealer.name)]
    for acting in table.acting:
        until = tr("until {time}").format(time=acting.until[11:16])
        title = say(RANK_TITLES[acting.rank])
        ranks.append(RankInForce(title, acting.number, acting.name, acting=tr("acting"), note=f"{until} UTC"))
    return tuple(ranks)


def _where(table: Table) -> str:
    if table.round is not None:
        return tr("Round {number} stays as it lies.").format(number=table.round.number)
    if table.last is None:
        return tr("No round is open.")
    return tr("No round is open. Round {number} is settled.").format(number=table.last.number)


def _handed_over(table: Table) -> tuple[HandedOver, ...]:
    shoe = table.shoe
    things = [HandedOver(tr("Shoe"), tr("none") if shoe is None else str(shoe.number))]
    if shoe is not None:
        things.append(HandedOver(tr("Cards left"), str(shoe.cards_left)))
        number = tr("next {number}").format(number=table.rounds + 1)
        things.append(HandedOver(tr("Round"), number if table.round is None else str(table.rounds)))
    sums = {} if table.round is None else totals(table.round.slices)
    bets = tr("{count}, {sum}").format(count=len(sums), sum=money(sum(sums.values())))
    things.append(HandedOver(tr("Bets on the felt"), bets if sums else tr("none")))
    things += [HandedOver(tr("Carried card"), card, card) for card in table.carried]
    return tuple(things)


def _guide(table: Table) -> GuideView:
    return GuideView(
        steps_of(table),
        None,
        tr("SIGN ON"),
        tr("Staff number and PIN"),
        plain=tr("or hold the badge to the reader"),
        tone=Tone.QUIET,
    )
