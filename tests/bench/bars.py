"""The bars of speed and size, how a figure is compared with one, and the table that is printed."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

HOLDS: dict[str, Callable[[float, float], bool]] = {"<": operator.lt, "<=": operator.le, ">=": operator.ge}
SIGNS = {"<": "<", "<=": "≤", ">=": "≥", "": ""}


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line of the table: what was measured, as text, and the bar it is compared with."""

    what: str
    measured: str
    """The figures behind the one that counts, with their units."""
    value: float
    """The one that counts."""
    unit: str
    """`×` for a ratio."""
    relation: str = ""
    """How the value stands to the bar: `<`, `<=` or `>=`; empty where a figure is only told."""
    bar: float = 0.0

    @property
    def missed(self) -> bool:
        """Whether the bar is missed."""
        return bool(self.relation) and not HOLDS[self.relation](self.value, self.bar)

    @property
    def verdict(self) -> str:
        """The last column."""
        if not self.relation:
            return "–"
        return "MISSED" if self.missed else "ok"


def table_of(figures: Sequence[Figure]) -> str:
    """Return the figures as a table for people."""
    rows = [("what", "measured", "value", "bar", "")]
    for figure in figures:
        bar = f"{SIGNS[figure.relation]} {_number(figure.bar, figure.unit)}" if figure.relation else ""
        rows.append((figure.what, figure.measured, _number(figure.value, figure.unit), bar, figure.verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    lines.insert(1, "  ".join("─" * width for width in widths))
    return "\n".join(line.rstrip() for line in lines)


def _number(value: float, unit: str) -> str:
    written = f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"
    return f"{written} {unit}".strip()


def as_data(figures: Sequence[Figure]) -> list[dict[str, object]]:
    """Return the figures for JSON."""
    return [asdict(figure) | {"verdict": figure.verdict} for figure in figures]
