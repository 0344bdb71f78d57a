"""A question at the dealer's place, under the felt that it is about."""

from collections.abc import Hashable

from terminal.screen import theme
from terminal.screen.dialogue_views import AskView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.answer_key import answer_key
from terminal.screen.widgets.ground import PANEL
from terminal.screen.widgets.layout import Pad, PanelPart, column, row, stack
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, KeyPart, titled


class AskPanel(Panel[AskView]):
    """One question with its answers side by side; each key has the name of its answer."""

    def parts(self, view: AskView) -> PanelPart:
        """Return the question, and a key an answer."""
        question = Bilingual(view.question, view.question_second)
        head = row(
            Gap.LARGE,
            Icon("warning", Size.ICON, theme.ALARM),
            Gap.INSET,
            titled(question, Type.TOTALS, Type.AMOUNT, Gap.INSET, grow=1),
        )
        return asked(head, *(answer_key(answer.name, answer, grow=1) for answer in view.answers))

    def subject(self, view: AskView) -> Hashable:
        """Return the question."""
        return view.question


def asked(head: PanelPart, *answers: KeyPart) -> PanelPart:
    """Return what is asked at the dealer's place: a head line, and the answers side by side."""
    return column(
        row(stack(head, grow=1), pad=Pad(right=Gap.WORDS, top=Gap.TOUCH), high=Size.KEY),
        row(*answers, gap=Gap.WORDS, pad=Pad.across(Gap.WORDS, bottom=Gap.WORDS), grow=1),
        ground=PANEL,
    )
