"""The demo's first round: five steps, and a hint that points at the main button."""

from terminal.screen import theme
from terminal.screen.dealing.views import FirstStep, FirstStepsView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.widgets.ground import EDGED, FLAT, NOW, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, grid, row, stack
from terminal.screen.widgets.panel import RailPanel
from terminal.screen.widgets.parts import Badge, Icon, Text, caption, head_line, strong, title_key, titled
from terminal.screen.widgets.pictures import NOTCH, HintGround
from terminal.screen.widgets.rail import train_key


class FirstStepsPanel(RailPanel[FirstStepsView]):
    """The steps, with keys that put them away and lead to training."""

    def parts(self, view: FirstStepsView) -> PanelPart:
        """Return the steps with a key under them, and the hint."""
        count = caption(tr("{count} steps").format(count=len(view.steps)), Type.LABEL)
        title = titled(both("Your first round"), Type.HEAD, Type.TEXT, Gap.WIDE, grow=1)
        steps = [self._step(view, number, step) for number, step in enumerate(view.steps)]
        hide = title_key("hide", tr("Hide this"), "cross", size=Type.BODY, ground=EDGED, grow=not view.trains)
        train = train_key(ground=EDGED, margin=0, grow=1) if view.trains else None
        return column(
            column(
                head_line(title, count),
                column(
                    grid(*steps, columns=1, gap=Gap.TOUCH, most=Size.FIELD),
                    Gap.KEYS,
                    row(train, hide, gap=Gap.TOUCH, high=Size.ROW),
                    pad=Pad.across(Gap.KEYS, bottom=Gap.MEDIUM),
                ),
                ground=PANEL,
            ),
            Gap.SMALL,
            FILL,
            _hint(view) if view.hint else None,
        )

    def _step(self, view: FirstStepsView, number: int, step: FirstStep) -> PanelPart:
        now = number == view.now
        ink = theme.ACCENT if now else theme.TEXT_FAINT
        icon = Icon("check" if number in view.done else step.icon, Type.NAME, ink)
        badge = Badge(str(number + 1), Size.BADGE, theme.ACCENT if now else None)
        title, note = strong(step.title, Type.BODY), Text(step.note, Type.NOTE, faint=not now)
        said = column(title, note, gap=1, middle=True, grow=1)
        pad, mark = Pad(left=Gap.MEDIUM, right=Gap.INSET), None if self.compact else icon
        return row(badge, Gap.BLOCK, said, mark, pad=pad, ground=NOW if now else FLAT)


def _hint(view: FirstStepsView) -> PanelPart:
    lines = column(strong(view.hint, Type.TEXT), caption(view.hint_second, Type.LABEL), middle=True, grow=1)
    pad = Pad(Gap.LARGE, 0, Gap.INSET, NOTCH)
    words = row(Icon("touch", Size.ICON, theme.ACCENT), lines, gap=Gap.WIDE, pad=pad)
    return stack(HintGround(), words, high=Size.KEY)
