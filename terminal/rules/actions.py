"""What may become of a round in which something went wrong."""

from __future__ import annotations

from enum import StrEnum


class Action(StrEnum):
    """What becomes of the round."""

    VOID = "void"
    RECONSTRUCTED = "reconstructed"
    CONTINUE = "continue"
    CONCLUDE = "conclude"
    REFUSED = "refused"
    RETURNED = "returned"
    RECORDED = "recorded"


REMEDIES = (Action.VOID, Action.CONTINUE, Action.RECONSTRUCTED)
"""What the person who decides may choose where the rules leave it open."""
