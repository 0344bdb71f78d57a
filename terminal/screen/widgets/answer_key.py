"""The large key of an answer: its mark in a ring, the answer in both languages, and what follows from it."""

from collections.abc import Hashable
from typing import Final, Unpack

from terminal.screen import theme
from terminal.screen.dialogue_views import Answer
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.widgets.ground import CHOICE
from terminal.screen.widgets.icons import STROKES
from terminal.screen.widgets.layout import FILL, Lengths, PanelPart, column, row, stack
from terminal.screen.widgets.paint import Align, Box, Run
from terminal.screen.widgets.parts import Disc, Icon, KeyPart, Text, key, strong, usable, words
from terminal.screen.widgets.sheet import Sheet

_LARGE: Final = CHOICE.rounded(Radius.PANEL)
_LOW: Final = _LARGE.filled(theme.SURFACE_RAISED)

_ROOMY: Final = 110.0
"""From this height an answer has large type."""
_SECOND: Final = 0.76
"""The type of the other language on the line of the answer, in that of the answer."""
_RING: Final = (42.0, 0.3)
_SIDE: Final = (28.0, 0.2)
"""The radius of the ring and the room at its left: the most, and the share of the height."""
_ICON: Final = 0.86
"""The size of the icon, in the radius of its ring."""
_LARGE_TYPE: Final = (Type.MAIN, Type.TITLE, Type.BODY, Type.LABEL)
_SMALL_TYPE: Final = (Type.HEAD, Type.TEXT, Type.NOTE, Type.SECOND)
"""The type of an answer, its second line, its effect and its note."""


class AnswerContent(PanelPart, frozen=True):
    """The mark and the words, as large as the key has room for.

    `inline` puts the other language on the line of the answer.
    """

    answer: Answer
    inline: bool

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the mark at the left and the words in the middle of the height."""
        height = box[3]
        ring, side = (min(most, height * share) for most, share in (_RING, _SIDE))
        room = box[2] - side - 2 * ring - Type.STAKE - Gap.WIDE
        row(
            side,
            stack(Disc(ring), _mark(self.answer.mark, ring), wide=2 * ring),
            Type.STAKE,
            column(FILL, *self._lines(height, room, sheet), FILL, grow=1),
            Gap.WIDE,
        ).place(box, sheet)

    def _lines(self, height: float, room: float, sheet: Sheet) -> tuple[PanelPart | None, ...]:
        large = height > _ROOMY
        if self.inline and not (large and self._fits_large(sheet, room)):
            return self._low_lines()
        return self._high_lines(large=large)

    def _fits_large(self, sheet: Sheet, room: float) -> bool:
        """Return whether both languages fit on one line in type that is still large."""
        return _title(self.answer, Type.NAME, inline=True).width(sheet) <= room

    def _high_lines(self, *, large: bool) -> tuple[PanelPart | None, ...]:
        answer, (title, under, effect, note) = self.answer, _LARGE_TYPE if large else _SMALL_TYPE
        said, second = answer.reason or answer.effect, "" if self.inline else answer.second
        below = Text(said, effect, bold=self.inline, faint=bool(answer.reason), high=effect * 1.75)
        return (
            _title(answer, title, inline=self.inline),
            Text(second, under, theme.TEXT_SOFT, high=under * 1.4) if second else None,
            below if said else None,
            Text(answer.note, note, faint=True, high=note * 1.9) if answer.note else None,
        )

    def _low_lines(self) -> tuple[PanelPart | None, ...]:
        """Return the answer over one line or two, what follows, and a last line for all the rest."""
        answer = self.answer
        below = answer.reason or answer.effect
        note = Run(answer.note, Type.SECOND, gap=Gap.WIDE if answer.second else 0, faint=True)
        rest = words(Run(answer.second, Type.NOTE, faint=True), note, high=Type.STAKE)
        return (
            Text(answer.title, Type.AMOUNT, bold=True, most=2, pitch=Size.LINE),
            Text(below, Type.NOTE, bold=not answer.reason, high=Type.STAKE) if below else None,
            rest if rest.runs else None,
        )


def _title(answer: Answer, size: float, *, inline: bool) -> PanelPart:
    second = answer.second if inline else ""
    return words(Run(answer.title, size, bold=True), Run(second, size * _SECOND, gap=Gap.BLOCK, faint=True))


def _mark(mark: str, ring: float) -> PanelPart:
    """Return the icon in the ring, or the figure of its key, or the number of a box."""
    if mark in STROKES:
        return Icon(mark, ring * _ICON, stroke=Edge.STRONG)
    return strong(mark, ring, align=Align.CENTRE)


def answer_key(
    name: Hashable, answer: Answer, *, inline: bool = False, **lengths: Unpack[Lengths]
) -> KeyPart:
    """Return the key of an answer; one that cannot be given says why.

    `inline` is for lists of answers: it is lower, and both languages stand on one line.
    """
    content, spoken = AnswerContent(answer, inline), answer.title
    if answer.effect:
        spoken = f"{answer.title}. {answer.effect}"
    state, reason, ground = usable(not answer.reason), answer.reason, _LOW if inline else _LARGE
    return key(name, content, spoken, state=state, reason=reason, ground=ground, margin=Gap.TIGHT, **lengths)
