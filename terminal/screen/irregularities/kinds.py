"""What can have happened at this moment, by groups: the likely first, three of each group under the felt."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rounds.irregularities.catalogue import offered_now
from terminal.rounds.irregularities.kind import Group, IrregularityKind
from terminal.rounds.state import FaultKind, Table
from terminal.screen.dialogue import MARKS
from terminal.screen.irregularities.views import IN_SIGHT, KindColumn, KindKey, KindsView, MoreKindsView
from terminal.screen.translate import Bilingual, both, say, second_said, tr
from terminal.screen.words import hand_title

_ICONS = {Group.CARDS: "cards", Group.BETS: "chips", Group.SHOE: "shoe", Group.TABLE: "table"}


def kept_text(table: Table) -> str:
    """Return what is kept while the question is open."""
    if table.round is None:
        return tr("Everything that was recorded is kept.")
    return tr("Round {number} on hold. Bets and cards are kept.").format(number=table.round.number)


def group_title(group: Group) -> Bilingual:
    """Return what a group is called."""
    return {
        Group.CARDS: both("Cards"),
        Group.BETS: both("Bets"),
        Group.SHOE: both("Shoe"),
        Group.TABLE: both("Table"),
    }[group]


def kinds_views(table: Table, group: Group | None) -> tuple[KindsView, MoreKindsView]:
    """Return the kinds under the felt and in the rail; of one `group` alone if something was touched."""
    likely, others = offered_now(table)
    now = (*likely, *others)
    by_group = {one: tuple(kind for kind in now if kind.group is one) for one in Group}
    if group is None:
        first = {one: kinds[:IN_SIGHT] for one, kinds in by_group.items()}
    else:
        own = by_group[group]
        first = {one: own[place * IN_SIGHT :][:IN_SIGHT] for place, one in enumerate(Group)}
    in_sight = [kind for kinds in first.values() for kind in kinds]
    rest = [kind for kind in now if kind not in in_sight and group is None]
    marks = {kind.id: MARKS[place] for place, kind in enumerate((*in_sight, *rest))}
    columns = tuple(
        KindColumn(_ICONS[group or one], *_head(one, group), _keys(kinds, likely, marks))
        for one, kinds in first.items()
        if kinds
    )
    more = MoreKindsView(
        tuple(
            _key(kind, likely=kind in likely, mark=marks[kind.id], caption=group_title(kind.group).text)
            for kind in sorted(rest, key=lambda kind: tuple(Group).index(kind.group))
        ),
        caption=tr("{count} kinds in all").format(count=len(now)),
        why=_why(table) if likely else "",
        kept=kept_text(table),
        way_back=tr("No irregularity, back to the hand"),
    )
    return KindsView(columns), more


def _head(one: Group, group: Group | None) -> Bilingual:
    """Return the head of a column; where all are of one group, it stands over the first alone."""
    if group is None:
        return group_title(one)
    return group_title(group) if one is Group.CARDS else Bilingual("", "")


def _keys(
    kinds: tuple[IrregularityKind, ...], likely: tuple[IrregularityKind, ...], marks: Mapping[str, str]
) -> tuple[KindKey, ...]:
    return tuple(_key(kind, likely=kind in likely, mark=marks[kind.id]) for kind in kinds)


def _key(kind: IrregularityKind, *, likely: bool, mark: str, caption: str = "") -> KindKey:
    title = kind.short or kind.title
    return KindKey(kind.id, say(title), second_said(title), mark, caption, likely)


def _why(table: Table) -> str:
    """Return what points to the kinds that are likely."""
    played = table.round
    if played is None or played.fault is None or not played.dealt:
        return ""
    last = played.dealt[-1]
    if played.fault is FaultKind.SURPLUS:
        return tr("likely: card {number} is one too many of its kind").format(number=len(played.dealt))
    if last.hand is None:
        return tr("likely: card {number} was not due").format(number=len(played.dealt))
    return tr("likely: card {number} was not due to {hand}").format(
        number=len(played.dealt), hand=hand_title(last.hand)
    )
