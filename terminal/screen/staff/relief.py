"""A change of dealer, in mid-shoe too: who leaves, who comes, what is handed over, and the signature."""

from __future__ import annotations

from collections.abc import Callable
from zoneinfo import ZoneInfo

from terminal.ledger.errors import LedgerError
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import OnDuty, Table
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Pages
from terminal.screen.format import FIRST_FIGURES, money
from terminal.screen.signer import People, Signing, known_person, short_pin_page
from terminal.screen.staff.acting_ranks import acting_of, acting_pill, ends_at
from terminal.screen.staff.views import HandedOver, PersonCard, RankInForce, SignOnView
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import GuideView, MainView
from terminal.screen.words import quoted, steps_of
from terminal.table.people.staff import Signature, in_force
from terminal.table.session.duty import Duty, duty_of
from terminal.table.session.table_session import CANNOT_PROVE

_LONGEST_TITLE = 9
"""Characters of a name that still fits on the main button."""
_LONGEST_NAME = 12
"""Characters of a name that still fits next to a number on the card of a person."""


class Relief(Signing):
    """A relief in progress; the dealer on duty stays until somebody has signed."""

    def __init__(
        self,
        people: People,
        typed: Callable[[], tuple[str, str]],
        leave: Callable[[], None],
        changed: Callable[[], None],
        *,
        must_sign: bool = False,
        may_train: Callable[[Table], bool] = lambda _table: False,
    ) -> None:
        """With `must_sign` there is no way back.

        `may_train` says whether the terminal may go over to training instead, if nobody deals.

        Raises `LedgerError` if the ledger cannot tell since when the dealer has been here.
        """
        super().__init__(people.staff, typed, changed)
        self._people = people
        self._leave: Callable[[], None] = leave
        self._must_sign = must_sign
        self._may_train = may_train
        ledger, dealer = people.session.ledger, people.session.table.dealer
        self._house = ZoneInfo(ledger.identity.zone)
        self._duty: Duty | None = None if dealer is None else duty_of(ledger, dealer.number)

    def identified(self, number: str, complete: bool) -> None:
        """Take what has been typed so far; forget what was wrong before."""
        if self._tries.typed(number, complete=complete):
            if complete:
                # Of a staff file that cannot be read nobody has a name, and so the main button stays off.
                self._tries.look_at_staff()
            self._changed()

    def apply(self) -> None:
        """Sign on with what has been typed."""
        if self._tries.complete:
            self._sign(*self._typed())

    def badge(self, code: str) -> None:
        """Sign on by badge at once."""
        self._sign(code, None)

    def _sign(self, number: str, pin: str | None) -> None:
        try:
            signed = self._people.session.sign_on(Signature(number, pin))
        except LedgerError as fault:
            signed = Refusal(CANNOT_PROVE, fault.message)
        if not isinstance(signed, Refusal):
            self._tries.fault = short_pin_page(self._people.staff, pin, self._leave)
            if self._tries.fault is None:
                self._leave()
            else:
                self._changed()
            return
        self._tries.refused(signed)

    def cancel(self) -> None:
        """Let the dealer stay."""
        if not self._must_sign:
            self._leave()

    def pages(self, table: Table) -> Pages:
        """Return the page."""
        identity = self._tries.view
        dealer = table.dealer
        view = SignOnView(
            *(both("Sign on") if dealer is None else both("Change of dealer")),
            caption=_where(table),
            leaves=None if dealer is None else self._leaves(table, dealer),
            comes=self._comes(table, identity.name) if identity.name else None,
            handed_over=_handed_over(table),
            ranks=self._in_force(table),
            identity=identity,
            stay="" if self._must_sign else tr("No change"),
            stay_note=tr("back to the table")
            if self._must_sign or dealer is None
            else tr("{name} stays").format(name=dealer.name),
            trains=self._must_sign and dealer is None and self._may_train(table),
        )
        return Pages(sign_on=view, guide=_guide(table), main=self._main(table, identity.name))

    def _main(self, table: Table, name: str) -> MainView:
        title = tr("SIGN ON")
        if table.dealer is not None:
            short = 0 < len(name) <= _LONGEST_TITLE
            title = tr("{name} TAKES OVER").format(name=name.upper()) if short else tr("TAKE OVER")
        if not (self._tries.complete and name):
            return MainView(title, tr("staff number and PIN first"), ready=False)
        note = tr("{round}, under {number}").format(round=_from_round(table), number=self._tries.number)
        return MainView(title, note)

    def _head(self) -> tuple[str, str]:
        """Return the head of the ledger, to be noted on the slip of the relief and signed for."""
        head = self._people.session.ledger.head
        figures = tr("{seq} · {figures}").format(seq=head.seq, figures=head.hash[:FIRST_FIGURES])
        return tr("head, to sign for"), figures

    def _leaves(self, table: Table, dealer: OnDuty) -> PersonCard:
        facts = []
        if self._duty is not None:
            since = self._duty.since.astimezone(self._house).strftime("%H:%M")
            facts = [(tr("at this table since"), since), (tr("rounds"), _rounds_dealt(table, self._duty))]
        shoe = tr("none") if table.shoe is None else str(table.shoe.number)
        return self._card(both("Leaves"), dealer, table, (*facts, (tr("shoe"), shoe)))

    def _comes(self, table: Table, name: str) -> PersonCard:
        facts = [(tr("takes over"), _from_round(table)), self._head()]
        acting = acting_of(table, self._tries.number, self._people.session.time_of_ranks())
        if acting is not None:
            facts.insert(0, (tr("rank assigned by"), self._named(acting.assigned_by)))
        return self._card(both("Comes"), OnDuty(self._tries.number, name), table, tuple(facts))

    def _card(
        self, label: tuple[str, str], who: OnDuty, table: Table, facts: tuple[tuple[str, str], ...]
    ) -> PersonCard:
        acting = acting_of(table, who.number, self._people.session.time_of_ranks())
        rank = self._own_rank(who.number)
        if acting is None:
            return PersonCard(*label, who.name, who.number, rank, facts)
        pill, until = acting_pill(acting.rank), ends_at(acting, self._house)
        return PersonCard(*label, who.name, who.number, rank, facts, pill, until)

    def _own_rank(self, number: str) -> str:
        person = known_person(self._people.staff, number)
        return say(RANK_TITLES[Rank.DEALER if person is None else person.rank])

    def _named(self, number: str) -> str:
        """Return name and number of somebody, or the number alone where the name has no room."""
        person = known_person(self._people.staff, number)
        return number if person is None or len(person.name) > _LONGEST_NAME else f"{person.name} {number}"

    def _in_force(self, table: Table) -> tuple[RankInForce, ...]:
        """Return the dealer on duty, and the person who acts in a higher rank for a time."""
        ranks = []
        if table.dealer is not None:
            ranks.append(RankInForce(say(RANK_TITLES[Rank.DEALER]), table.dealer.number, table.dealer.name))
        for acting in in_force(table.acting, self._people.session.time_of_ranks()):
            end = ends_at(acting, self._house)
            note = tr("{end}, by {number}").format(end=end, number=acting.assigned_by)
            own = self._own_rank(acting.number)
            ranks.append(RankInForce(own, acting.number, acting.name, acting_pill(acting.rank), note, end))
        return tuple(ranks)


def _rounds_dealt(table: Table, duty: Duty) -> str:
    """Return the rounds under a dealer, in the shoe in use or from an earlier one on."""
    if duty.first is None:
        return tr("none yet")
    shoe, number = duty.first
    if shoe < table.shoes:
        return tr("from {number} of shoe {shoe}").format(number=number, shoe=shoe)
    return tr("{first} to {last}").format(first=number, last=table.rounds)


def _from_round(table: Table) -> str:
    number = table.rounds if table.round is not None else table.rounds + 1
    return tr("from round {number}").format(number=number)


def _where(table: Table) -> str:
    if table.round is not None:
        return tr("Round {number} stays as it lies.").format(number=table.round.number)
    if table.last is None:
        return tr("No round is open.")
    return tr("No round is open. Round {number} is settled.").format(number=table.last.number)


def _handed_over(table: Table) -> tuple[HandedOver, ...]:
    shoe = table.shoe
    things = []
    if shoe is not None:
        counters = Situation(table).shoe_count
        things.append(HandedOver(tr("cards left"), str(counters.left)))
        things.append(HandedOver(tr("discards"), str(counters.discarded)))
        first = table.rounds if table.round is not None else table.rounds + 1
        carried = tr("carried, first in {number}").format(number=first)
        things += [HandedOver(carried, card, card) for card in table.carried]
    sums = {} if table.round is None else table.round.sums
    bets = tr("{count}, {sum}").format(count=len(sums), sum=money(sum(sums.values())))
    things.append(HandedOver(tr("bets on the felt"), bets if sums else tr("none")))
    limits = table.terms.limits
    shown = [cents for cents in (limits.minimum, limits.maximum_differential) if cents is not None]
    if shown:
        things.append(HandedOver(tr("limits"), " / ".join(money(cents) for cents in shown)))
    if table.terms.private and table.terms.rules.has_insurance:
        things.append(HandedOver(tr("notice"), tr("up") if table.notice else tr("down")))
    return tuple(things)


def _guide(table: Table) -> GuideView:
    relieved = table.dealer is not None
    return GuideView(
        steps_of(table),
        None,
        tr("NEXT"),
        tr("Sign on the next dealer") if relieved else tr("Sign on"),
        call=quoted(tr("Change of dealer.")) if relieved else "",
        call_second=second_line("Change of dealer") if relieved else "",
        plain="" if relieved else tr("staff number and PIN, or the badge"),
    )
