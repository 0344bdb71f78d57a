"""The terms of a table of training: those of any table, and the chips of the house."""

from __future__ import annotations

from terminal.rounds.terms import Terms


class TrainingTerms(Terms, frozen=True, kw_only=True):
    """What the moments of training are made of."""

    chips: tuple[int, ...]
    """The values of the house's chips, in cents, the smallest first."""
