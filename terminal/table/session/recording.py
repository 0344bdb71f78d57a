"""How an act is written down: on whose authority, and under which shoe and round."""

from __future__ import annotations

from typing import Final

from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.table.session.grants import Grant

NOBODYS_NUMBER: Final = "unsigned"
"""The number under which an act is recorded while nobody has signed on."""


def authority_of(rank: Rank, grant: Grant | None) -> str:
    """Return the authority of an act: the rank of the person acting, or who approved it in which rank."""
    return rank.value if grant is None else f"{grant.rank.value} {grant.number}"


def rank_of(authority: str) -> Rank:
    """Return the rank in which a recorded act was decided.

    Raises `ValueError` for what `authority_of` does not write.
    """
    return Rank(authority.partition(" ")[0])


def place_of(before: Table, after: Table) -> tuple[int, int]:
    """Return the shoe and the round under which an act is recorded: those of the round that it is about.

    A round that is changed after its shoe is of that shoe still, and one whose commencement is taken back is
    the one that the act is about. An act between rounds stands under the last
    round of the shoe in use, under number 0 if none has commenced.
    """
    # The same round read from two records is equal but not the same object; comparing whole rounds is slow.
    unchanged = after.last is before.last or after.last == before.last
    about = after.round or before.round or (None if unchanged else after.last)
    return (after.shoes, after.rounds) if about is None else (about.shoe, about.number)
