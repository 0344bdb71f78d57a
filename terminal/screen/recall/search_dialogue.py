"""The search for a past round: what is known of it, one thing at a time, by answers and the number pad."""

from collections.abc import Callable, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from terminal.ledger.round_search import RoundQuery
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.state import Table
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import Answer, WalkThroughView
from terminal.screen.format import CENTS_IN_DOLLAR, money
from terminal.screen.recall.views import RecallView
from terminal.screen.recall.wording import kind_title
from terminal.screen.translate import both, second_said, tr
from terminal.screen.typed_period import PERIOD_FACTS, FactsAsked, pad_note, period_titles, typed_pad
from terminal.screen.views import NumberPadView, Tone
from terminal.screen.words import button_view, page_guide

ANY_KIND = "any"
_BOX = "box-"
_KIND = "kind-"


class RecallSearch(FactsAsked):
    """A search in progress; nothing is looked up before the main button is pressed."""

    def __init__(
        self,
        boxes: Sequence[str],
        zone: ZoneInfo,
        now: datetime,
        *,
        find: Callable[[], None],
        behind: Callable[[], RecallView],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Search the `boxes` of the table by `find`; what is `behind` it stays on show."""
        super().__init__(zone, now, leave=leave, changed=changed)
        self._boxes = boxes
        self._find = find
        self._behind = behind
        self._shoe: int | None = None
        self._round: int | None = None
        self._box: str | None = None
        self._amount: int | None = None
        self._kind: str | None = None

    def wanted(self) -> RoundQuery | None:
        """Return what is known of the round; None as long as that is nothing."""
        wanted = RoundQuery(
            shoe=self._shoe,
            round_number=self._round,
            since=self._period.since(),
            until=self._period.until(),
            box=self._box,
            amount=self._amount,
            irregularity=self._kind,
        )
        return None if wanted == RoundQuery() else wanted

    def said(self) -> str:
        """Return what is known of the round, as text."""
        return tr(", ").join(text for text in (self._known(name) for name in _titles()) if text)

    def answer(self, name: str) -> None:
        """Take something known of the round, or the answer to what was asked."""
        self.problem = ""
        if name.startswith(_BOX):
            self._box, self._asked = name.removeprefix(_BOX), None
        elif name.startswith(_KIND):
            kind = name.removeprefix(_KIND)
            self._kind, self._asked = "" if kind == ANY_KIND else kind, None
        else:
            self._asked = name
        self._changed()

    def number(self, cents: int) -> None:
        """Take what was typed on the number pad: a sum, or a number of another sort."""
        asked, self._asked = self._asked, None
        self.problem = ""
        number = cents // CENTS_IN_DOLLAR
        if asked == "amount":
            self._amount = cents or None
        elif asked == "shoe":
            self._shoe = number or None
        elif asked == "round":
            self._round = number or None
        elif asked in PERIOD_FACTS:
            self.problem = self._period.take(asked, number)
        self._changed()

    def apply(self) -> None:
        """Look for the round."""
        self._find()

    def _known(self, name: str) -> str:
        if name in PERIOD_FACTS:
            return self._period.known(name)
        known = {
            "shoe": self._shoe and tr("shoe {number}").format(number=self._shoe),
            "round": self._round and tr("round {number}").format(number=self._round),
            "box": self._box and tr("box {box}").format(box=self._box),
            "amount": self._amount and money(self._amount),
            "irregularity": self._kind_said(),
        }
        return known[name] or ""

    def _kind_said(self) -> str:
        if self._kind is None:
            return ""
        return kind_title(self._kind) if self._kind else tr("any irregularity")

    def pages(self, table: Table) -> Pages:
        """Return the question that is open."""
        title = tr("What is known of the round?")
        answers = [Answer(name, *words, self._known(name)) for name, words in _titles().items()]
        if self._asked == "box":
            title = tr("On which box?")
            answers = [
                Answer(f"{_BOX}{box}", box, tr("Box {box}").format(box=box), "") for box in self._boxes
            ]
        elif self._asked == "irregularity":
            title = tr("Which irregularity?")
            answers = [Answer(f"{_KIND}{ANY_KIND}", "warning", *both("Any irregularity"))]
            answers += [
                Answer(f"{_KIND}{kind.id}", "warning", kind_title(kind.id), second_said(kind.title))
                for kind in CATALOGUE.values()
            ]
        ready, behind = self.wanted() is not None, self._behind()
        walk = WalkThroughView(
            *both("Search"), title, caption=self.problem or self.said(), answers=tuple(answers)
        )
        back = tr("Back to the rounds") if self._asked is None else tr("Back")
        known = ((name, text, self._known(name)) for name, (_, text, _) in _titles().items())
        how = tr("touch what is known, then search")
        return Pages(
            walk=walk,
            facts=self.facts_view(known, tr("a search changes nothing"), back),
            number_pad=self._pad(),
            guide=page_guide(table, tr("RECALL"), both("Search"), how, Tone.RECALL),
            main=button_view("SEARCH", "" if ready else tr("touch what is known first"), ready=ready),
            status=behind.status,
            felt=behind.felt,
            recall_strip=behind.strip,
        )

    def _pad(self) -> NumberPadView | None:
        asked = self._asked
        if asked is None or asked in ("box", "irregularity"):
            return None
        _, title, second = _titles()[asked]
        note = tr("placed, paid or back") if asked == "amount" else pad_note(asked)
        return typed_pad(title, second, note)


def _titles() -> dict[str, tuple[str, str, str]]:
    """Return what can be known: icon, name, and the name in Chinese."""
    return {
        "shoe": ("shoe", *both("Shoe")),
        "round": ("grid", *both("Round")),
        **period_titles(),
        "box": ("pad", *both("Box")),
        "amount": ("plus", *both("Amount")),
        "irregularity": ("warning", *both("Irregularity")),
    }
