"""The walk-through of an irregularity: what happened, one fact at a time, what follows, and who signs."""

from collections.abc import Callable

from msgspec import structs

from terminal.rounds.answers import NO_ANSWERS, EarlierRound, IrregularityAnswers
from terminal.rounds.commands import RaiseIrregularity
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.catalogue import CATALOGUE, offered_now
from terminal.rounds.irregularities.deciding import consequences, rule_on
from terminal.rounds.irregularities.discretion import is_left_open
from terminal.rounds.irregularities.kind import Case, Group, IrregularityKind, Ruling
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import Card
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import Answer, Fact, FactsView, KeyboardView, ShownHands, WalkThroughView
from terminal.screen.effects import effect_of, established_of, paragraph_text
from terminal.screen.felt_asked import FeltAsked
from terminal.screen.hand_views import hands_after, hands_of, numbered, order_of
from terminal.screen.irregularities.answers import DECISIONS, answer_text, question_of
from terminal.screen.irregularities.bet_answer import BetAsked, BetFact
from terminal.screen.irregularities.card_answer import CardFact
from terminal.screen.irregularities.kinds import kept_text
from terminal.screen.irregularities.pages import felt_button, meant_text, previews_of, walk_guide, which_pages
from terminal.screen.irregularities.past_rounds import PastRounds
from terminal.screen.irregularities.remedies import UNTOLD, chosen_by, remedy_answers, untold_remedy, weighed
from terminal.screen.irregularities.round_answer import RoundFact
from terminal.screen.irregularities.step_answer import StepAnswer
from terminal.screen.irregularities.views import FeltQuestionView, PreviewView
from terminal.screen.recalled_felt import recalled_felt
from terminal.screen.translate import Bilingual, both, say, second_said, tr
from terminal.screen.views import CardPadView, GuideView, MainView
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import button_view, or_above

_YES, _NO = "yes", "no"
_WHAT = "what"
_NO_YES = ("card", "cards", "decision", "remedy", "bet", "about")
"""The questions that are not answered with yes or no."""
_STEPWISE = ("card", "bet", "about")
"""The questions that are answered step by step."""
_APPLY = "apply"
_WORDS = "words"
_LONGEST_DECISION = 160
_KEYBOARD_PLACE = (306.0, 534.0)


class IrregularityDialogue(Dialogue):
    """A walk-through in progress. Nothing changes at the table before it is applied."""

    def __init__(
        self,
        table: Callable[[], Table],
        *,
        send: Callable[[RaiseIrregularity], None],
        leave: Callable[[], None],
        changed: Callable[[], None],
        past: PastRounds,
        kind: str | None = None,
        facts: IrregularityAnswers = NO_ANSWERS,
    ) -> None:
        """Raise by `send`; `leave` closes the walk-through, `changed` shows it again.

        `past` has the rounds that lie behind. A `kind` that is given is not asked, and no other takes its
        place.
        """
        self._table = table
        self._send = send
        self._leave = leave
        self._changed = changed
        self._given = kind is not None
        self._kind: IrregularityKind | None = None if kind is None else CATALOGUE[kind]
        self._facts = facts
        self._skipped: set[str] = set()
        self._cards: list[Card] = []
        self._past = past
        self._step: StepAnswer | None = None
        """What is asked step by step, while it is."""
        self._group: Group | None = None
        """What the irregularity has to do with, where something on the felt was touched."""
        self._touched: Callable[[StepAnswer], None] | None = None
        """The touch on the felt that came before the kind was chosen."""
        self._meant: Table | None = None
        self._writing: str | None = None

    @property
    def case(self) -> Case:
        """The fault as far as it has been stated."""
        return Case(self._table(), self._facts)

    def asked(self) -> str | None:
        """Return the fact that is asked now.

        None before the kind is known and when nothing is left to ask.
        """
        asks = () if self._kind is None else self._kind.asks(self.case)
        told = self._facts
        return next((f for f in asks if getattr(told, f) is None and f not in self._skipped), None)

    def answer(self, name: str) -> None:
        """Take an answer of the page."""
        fact = self.asked()
        if name == _APPLY:
            self.apply()
            return
        if self._kind is None:
            self._kind = CATALOGUE[name]
            self._begin_step(self.asked())
        elif fact in _STEPWISE:
            if self._step is not None and name == StepAnswer.SKIP:
                self._skipped.add(fact)
                self._step = None
            elif self._step is not None:
                self._step.answer(name)
            self._take_step()
        elif fact == "remedy" and name in UNTOLD:
            self._skipped.add(fact)
        elif fact == "decision" and name == _WORDS:
            self._writing = ""
        elif fact in ("decision", "remedy"):
            self._told(fact, DECISIONS[int(name)].template if fact == "decision" else name)
        elif fact is not None and name in (_YES, _NO):
            self._told(fact, name == _YES)
        self._changed()

    def wrote(self, text: str) -> None:
        """Take the decision as it now reads."""
        if self._writing is not None:
            self._writing = text
            self._changed()

    def finished(self) -> None:
        """Keep the decision that is written; an empty one is none."""
        words, self._writing = (self._writing or "").strip(), None
        if words and self.asked() == "decision":
            self._told("decision", words)
        self._changed()

    def _told(self, fact: str, value: object) -> None:
        changes: dict[str, object] = {fact: value}
        self._facts = structs.replace(self._facts, **changes)
        if fact == "about":
            self._meant = self._past.table_of(value) if isinstance(value, EarlierRound) else None

    @property
    def meant(self) -> Table | None:
        """The table as the round had left it that lies behind and that is meant; None if it is about now."""
        if self._facts.about is not None:
            return self._meant
        case, kind = self.case, self._kind
        if kind is None or not kind.names_round or kind.earlier_round:
            return None
        return case.table if case.settled and "about" not in kind.asks(case) else None

    def _take_step(self) -> None:
        """Take the fact if its answer is whole, and begin the next."""
        fact = self.asked()
        told = None if self._step is None else self._step.told()
        if told is not None and fact is not None:
            self._told(fact, told)
            self._step = None
        self._begin_step(self.asked())

    def _with_step(self, act: Callable[[StepAnswer], None]) -> None:
        """Have the question that is asked step by step take a touch, and show what came of it."""
        self._begin_step(self.asked())
        if self._step is not None:
            act(self._step)
            self._take_step()
            self._changed()

    def number(self, cents: int) -> None:
        """Take a sum from the number pad, or the number of a round."""
        self._with_step(lambda step: step.number(cents))

    def no_number(self) -> None:
        """Take it that the pad was closed and nothing set."""
        self._with_step(lambda step: step.no_number())

    def card(self, code: str) -> None:
        """Take a face from the card pad: of a card of the order, or of the one that is meant."""
        if self.asked() == "cards":
            self._cards.append(Card(code))
            self._changed()
        else:
            self._with_step(lambda step: step.card(code))

    def area(self, box: str, bet: Bet) -> None:
        """Take an area that was touched: the bet that is asked for, or what it is about."""
        self._touch(Group.BETS, lambda step: step.area(box, bet))

    def plate(self, box: str) -> None:
        """Take the number of a box that was touched."""
        self._touch(Group.BETS, lambda step: step.plate(box))

    def place(self, place: CardPlace) -> None:
        """Take a card that was touched."""
        self._touch(Group.CARDS, lambda step: step.place(place))

    def shoe(self) -> None:
        """Take it that the shoe was touched."""
        self._touch(Group.SHOE, lambda step: step.shoe())

    def _touch(self, group: Group, act: Callable[[StepAnswer], None]) -> None:
        if self._kind is not None:
            self._with_step(act)
            return
        if any(kind.group is group for kinds in offered_now(self._table()) for kind in kinds):
            self._group = group
            self._touched = None if group is Group.SHOE else act
            self._changed()

    def reopen(self, fact: str) -> None:
        """Ask a fact again, and all that was asked after it."""
        if fact == _WHAT:
            self._kind, self._facts, self._meant = None, NO_ANSWERS, None
            self._group, self._touched = None, None
            self._skipped.clear()
        elif self._kind is not None:
            order = self._kind.asks(self.case)
            for later in order[order.index(fact) :] if fact in order else ():
                self._told(later, None)
                self._skipped.discard(later)
        self._cards.clear()
        self._step = None
        self._writing = None
        self._changed()

    def apply(self) -> None:
        """Do what the main button says: complete the order, or carry the ruling out."""
        if self.asked() == "cards":
            if self._cards:
                self._told("cards", tuple(self._cards))
                self._changed()
        elif self._step is not None:
            self._with_step(lambda step: step.confirm())
        elif self._kind is not None and self.asked() is None:
            self._send(RaiseIrregularity(self._kind.id, self._facts))

    def pages(self, table: Table) -> Pages:
        """Return the question of the moment, the facts so far, and what the dealer says."""
        if self._kind is None:
            return which_pages(table, self._group)
        asked = self.asked()
        self._begin_step(asked)
        step = self._step
        felt = None if step is None else step.asked(table)
        if felt is not None and step is not None:
            return self._on_felt(table, self._kind, step, felt)
        return Pages(
            walk=self._question(table, self._kind, asked),
            facts=self._facts_view(self._kind),
            card_pad=CardPadView(table.used_up, unknown=True) if asked == "cards" else None,
            number_pad=None if step is None else step.pad(table),
            keyboard=self._keyboard(),
            guide=self._guide(table),
            main=self._main(asked),
        )

    def _on_felt(self, table: Table, kind: IrregularityKind, step: StepAnswer, felt: FeltAsked) -> Pages:
        """Return the question that a touch on the felt answers, or the pad that goes on with it."""
        behind = self.meant or (table if table.round is None else None)
        page = self._question(table, kind, self.asked())
        number_pad, card_pad = step.pad(table), step.card_pad(table)
        waits = number_pad is not None or card_pad is not None
        return Pages(
            felt_question=None if waits else self._felt_question(table, kind, page, step),
            felt=None if behind is None else recalled_felt(Situation(behind)),
            asked=felt,
            facts=self._facts_view(kind),
            number_pad=number_pad,
            card_pad=card_pad,
            guide=walk_guide(table, kind, page.question, done=False),
            main=step.main()
            or felt_button(self.asked(), number_pad=number_pad is not None, card_pad=card_pad is not None),
        )

    def _begin_step(self, asked: str | None) -> None:
        if self._step is not None or self._kind is None or asked not in _STEPWISE:
            return
        if asked == "bet":
            meant, table = self.meant, self._table()
            played = (table if meant is None else meant).current
            unread = meant is None and self._facts.about is not None
            self._step = BetFact(None if unread else played, table, _bets_asked(self._kind))
        elif asked == "card":
            self._step = CardFact(self.case, self._kind)
        else:
            self._step = RoundFact(self.case, self._past, earlier=self._kind.earlier_round)
            return
        touched, self._touched = self._touched, None
        if touched is not None:
            touched(self._step)
            self._take_step()

    def _felt_question(
        self, table: Table, kind: IrregularityKind, page: WalkThroughView, step: StepAnswer
    ) -> FeltQuestionView:
        """Return what is asked on the felt, with what would follow from the card that is proposed."""
        previews: tuple[PreviewView, ...] = ()
        lead = ""
        if isinstance(step, CardFact) and step.supposed is not None:
            supposed = Case(table, structs.replace(self._facts, card=step.supposed))
            previews = previews_of(supposed, kind)
            lead = tr("If it was the {card}").format(card=card_words(step.supposed.card))
        return FeltQuestionView(
            page.question, page.question_second, page.ask, step.answers(table), previews, lead
        )

    def _keyboard(self) -> KeyboardView | None:
        """Return the keyboard, while a decision is typed."""
        if self._writing is None:
            return None
        return KeyboardView(
            tr("The decision"), self._writing, _LONGEST_DECISION, _KEYBOARD_PLACE, done=tr("Done")
        )

    def _question(self, table: Table, kind: IrregularityKind, asked: str | None) -> WalkThroughView:
        questions = kind.asks(self.case)
        cards = self._cards if asked == "cards" else self._facts.cards
        card = self._facts.card
        further = None if card is None or card.number <= len(self.case.entered) else card
        page = WalkThroughView(
            *(say(kind.title), second_said(kind.title)),
            *both("Ruling: confirm?"),
            caption=kept_text(table),
            alarm=True,
            before=hands_of(table, *both("As it lies")),
            after=None if asked == "cards" else self._after(table),
            order=order_of(table, further) if cards is None else numbered(cards),
            established=established_of(
                self.case, self._ruled(self._supposed), table.terms.rules.paragraphs_on(kind.id)
            ),
        )
        meant = self.meant
        if kind.names_round:
            page = structs.replace(
                page,
                before=None if meant is None else hands_of(meant, *_of_the_round(meant)),
                after=None,
                order=(),
                established=None,
                caption=page.caption if meant is None else meant_text(meant),
            )
        if asked is None:
            effect, note, reason = effect_of(self.case, kind.id)
            follows = Answer(_APPLY, "check", effect or reason, "", "", note, reason=reason and tr("not yet"))
            return structs.replace(page, answers=(follows,))
        fact = question_of(asked)
        number = questions.index(asked) + 2
        said = Bilingual(fact.question, fact.second)
        if self._step is not None:
            said = self._step.question(said)
        return structs.replace(
            page,
            ask=tr("Question {number} of {all}").format(number=number, all=len(questions) + 1),
            question=said.text,
            question_second=said.second,
            decides=(chosen_by(self.case, kind) if asked == "remedy" else "") or fact.decides,
            answers=self._answers(asked),
        )

    def _answers(self, asked: str) -> tuple[Answer, ...]:
        if asked == "cards":
            return ()
        if asked in _STEPWISE:
            return () if self._step is None else self._step.answers(self._table())
        if asked == "decision":
            ready_made = (
                Answer(str(number), str(number + 1), say(words)) for number, words in enumerate(DECISIONS)
            )
            return (*ready_made, Answer(_WORDS, "keyboard", *both("In other words")))
        if self._kind is None:
            return ()
        if asked == "remedy":
            return remedy_answers(self.case, self._kind, self._skipped)
        yes, no = Answer(_YES, "check", *both("Yes")), Answer(_NO, "cross", *both("No"))
        return (
            weighed(self.case, self._kind, asked, yes, True, skipped=self._skipped),
            weighed(self.case, self._kind, asked, no, False, skipped=self._skipped),
        )

    def _ruled(self, case: Case) -> Ruling | None:
        if self._kind is None:
            return None
        ruled = rule_on(case, self._kind.id)
        return None if isinstance(ruled, Refusal) else ruled

    @property
    def _supposed(self) -> Case:
        """The case as it would be if the question that is asked were answered with yes."""
        asked = self.asked()
        if asked is None or asked in _NO_YES:
            return self.case
        changes: dict[str, object] = {asked: True}
        return Case(self._table(), structs.replace(self._facts, **changes))

    def _after(self, table: Table) -> ShownHands | None:
        ruling = self._ruled(self._supposed)
        if ruling is None or self._kind is None or not ruling.reorder:
            return None
        after = evolve_all(table, consequences(self._supposed, self._kind.id, ruling, ruling.needs))
        return hands_after(table, after, *both("Put back in order"))

    def _facts_view(self, kind: IrregularityKind) -> FactsView:
        asked = self.asked()
        rows = [Fact(_WHAT, tr("What happened"), say(kind.title), may_reopen=not self._given)]
        for fact in kind.asks(self.case):
            answer = answer_text(self._facts, fact)
            if fact in self._skipped:
                answer = untold_remedy(self.case, kind) if fact == "remedy" else tr("left open")
            rows.append(Fact(fact, question_of(fact).short, answer, now=fact == asked))
        ruling = self._ruled(self._supposed)
        cited = self._table().terms.rules.paragraphs_on(kind.id)
        paragraphs = tuple(f"¶ {name}" for name in cited)
        if ruling is not None and ruling.paragraph is None:
            paragraphs = (*paragraphs, paragraph_text(None))
        return FactsView(
            tuple(rows),
            paragraphs,
            "" if ruling is None else or_above(ruling.needs),
            "" if ruling is None else tr("signs after the answer"),
            tr("Back to the question") if self._given else tr("No irregularity, back to the hand"),
        )

    def _guide(self, table: Table) -> GuideView:
        done, kind = self._kind is not None and self.asked() is None, self._kind
        if kind is not None and is_left_open(self.case, kind) and "remedy" not in self._skipped:
            kind = None  # What a kind has the dealer say goes with the advice.
        return walk_guide(table, kind, tr("Answer one question"), done=done)

    def _main(self, asked: str | None) -> MainView:
        if asked == "cards":
            return button_view(
                "CONFIRM ORDER",
                tr("{count} cards, in this order").format(count=len(self._cards)),
                ready=bool(self._cards),
            )
        if asked is not None:
            return button_view("CONFIRM", tr("answer to continue"), ready=False)
        ruling = self._ruled(self.case)
        if ruling is None:
            return button_view("CONFIRM", tr("see what is missing"), ready=False)
        return button_view("CONFIRM", tr("{rank} signs").format(rank=say(RANK_TITLES[ruling.needs])))


def _bets_asked(kind: IrregularityKind) -> BetAsked:
    """Return which bets a kind may be about."""
    if kind.names_round:
        return BetAsked.PAYMENT
    return BetAsked.ON_RECORD if kind.names_bet_on_record else BetAsked.ANY_AREA


def _of_the_round(meant: Table) -> Bilingual:
    played = meant.current
    return Bilingual("", "") if played is None else both("Round {number}", number=played.number)
