"""What the page of a supervisor's approval shows: frozen data, with words in the table's language."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.dialogue_views import ChangeLine, IdentityView, ShownHands


class Reason(Struct, frozen=True):
    """A ready-made reason."""

    name: str
    title: str


class OverrideView(Struct, frozen=True):
    """A supervisor's approval: what will change, why, and who signs.

    `refusal` says why nothing can be approved yet, "" if all is there but the signature.
    """

    title: str
    second: str
    rank: str
    asked_by: str
    paragraphs: tuple[str, ...]
    changes: tuple[ChangeLine, ...]
    reasons: tuple[Reason, ...]
    reason: str | None
    note: str
    approve: str
    identity: IdentityView
    before: ShownHands | None = None
    after: ShownHands | None = None
    refusal: str = ""
