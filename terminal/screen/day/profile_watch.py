"""Show in the strip what the profile says otherwise than what is in force, until a rank has signed for it."""

from __future__ import annotations

from typing import Final

from terminal.rounds.profile import ProfileChange, profile_changes
from terminal.rounds.terms import Terms
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, second_line, tr
from terminal.screen.views import SideNoticeView
from terminal.screen.words import or_above
from terminal.table.setup.profile import TableProfile

_NAME: Final = "profile"


class ProfileWatch:
    """The profile of one table, compared with what is in force whenever `look` is called."""

    def __init__(self, screen: TableScreen, side_notices: SideNotices, profile: TableProfile) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._profile = profile
        self._seen: tuple[object, ...] = ()

    def look(self) -> None:
        """Show what differs, if what is in force is no longer what it was at the last look."""
        table = self._screen.session.table
        in_force = table.opened, table.terms.limits, table.pace, table.profile_pace, table.settings
        if in_force == self._seen:
            return
        self._seen = in_force
        pending = self._profile.pending(table)
        if pending is None:
            self._side_notices.take_back(_NAME)
        else:
            self._tell(profile_changes(table, pending))

    def _tell(self, changes: tuple[ProfileChange, ...]) -> None:
        from terminal.screen.effects import profile_line  # noqa: PLC0415 - no start waits for it

        first = profile_line(changes[0])
        note = tr("{what} {before} → {after}").format(
            what=first.label, before=first.before, after=first.after
        )
        more = len(changes) - 1
        lines = [profile_line(change) for change in changes]
        listed = [
            tr("{what} {before} → {after}").format(what=one.label, before=one.before, after=one.after)
            for one in lines
        ]
        needs = max((change.needs for change in changes), key=tuple(Rank).index)
        signs = tr("{rank} signs").format(rank=or_above(needs))
        sign = Answer("sign", "lock", *both("Sign for the profile"), signs)
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView(
                    "warning",
                    tr("Profile differs"),
                    tr("{note}, +{count}").format(note=note, count=more) if more else note,
                    alarm=True,
                ),
                title=tr("Profile of the table"),
                second=second_line("Profile of the table"),
                question=tr("The profile says otherwise than what is in force."),
                text=tr("In force → in the profile: {changes}.").format(changes=tr("; ").join(listed)),
                caption=tr("The table goes on under what is in force until somebody signs."),
                stays=True,
                choices=(Choice(sign, self._sign),),
            )
        )

    def _sign(self) -> None:
        self._screen.open_dialogue(None)
        pending = self._profile.pending(self._screen.session.table)
        if pending is not None:
            self._screen.do(pending)


def has_other_felt(before: Terms, after: Terms) -> bool:
    """Return whether the felt is another under other terms: its game, layout or boxes."""
    return (before.game, before.layout, before.boxes) != (after.game, after.layout, after.boxes)
