"""A refusal: what a command answers when it cannot be done, as a value and not as an error."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.message import Message
from terminal.rules.ranks import Rank


class Refusal(Struct, frozen=True):
    """Why a command was not done."""

    code: str
    """A fixed word for machines."""
    message: Message
    """A sentence for people."""
    paragraph: str | None = None
    """The paragraph of the game's set that stands behind it."""
    needs: Rank | None = None
    """The lowest rank that could allow it, or None if nobody can."""


def refuse(
    code: str, template: str, *, paragraph: str | None = None, needs: Rank | None = None, **params: object
) -> Refusal:
    """Return a refusal with its sentence; `params` fill the places of the template."""
    return Refusal(code, Message(template, params), paragraph, needs)


def rank_missing(needs: Rank, paragraph: str | None = None) -> Refusal:
    """Return the refusal of an act that a higher rank may do."""
    return refuse(
        "rank_missing",
        "This takes the {rank} or above.",
        paragraph=paragraph,
        needs=needs,
        rank=RANK_TITLES[needs],
    )


RANK_TITLES: dict[Rank, Message] = {
    Rank.DEALER: Message("Dealer"),
    Rank.PIT_SUPERVISOR: Message("Pit Supervisor"),
    Rank.PIT_MANAGER: Message("Pit Manager"),
    Rank.SHIFT_MANAGER: Message("Table Game Shift Manager"),
}
