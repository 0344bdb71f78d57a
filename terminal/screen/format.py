"""How money is written on the screen."""

from __future__ import annotations

CENTS_IN_DOLLAR = 100
FIRST_FIGURES = 8
"""So much of a hash is read aloud and compared; the whole of it is in the head file."""
MINUS = "−"
_TENTH_OF_A_MILLION = 10_000_000


def money(cents: int) -> str:
    """Return an amount of `cents` as people read it: `1,000`, or `1,000.50` where there are cents."""
    dollars, rest = divmod(abs(cents), CENTS_IN_DOLLAR)
    sign = MINUS if cents < 0 else ""
    return f"{sign}{dollars:,}.{rest:02d}" if rest else f"{sign}{dollars:,}"


def signed_money(cents: int) -> str:
    """Return an amount of `cents` with its sign, `+1,000` or `−1,000`; nothing won or lost is `0`."""
    return f"+{money(cents)}" if cents > 0 else money(cents)


def millions(cents: int) -> str:
    """Return an amount of `cents` to the nearest tenth of a million, as `1,234.5 M`."""
    tenths = (abs(cents) + _TENTH_OF_A_MILLION // 2) // _TENTH_OF_A_MILLION
    sign = MINUS if cents < 0 and tenths else ""
    return f"{sign}{tenths // 10:,}.{tenths % 10} M"


def signed_millions(cents: int) -> str:
    """Return the same with its sign."""
    return f"+{millions(cents)}" if cents > 0 else millions(cents)
