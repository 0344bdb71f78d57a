"""Money as it is written on the screen: whole, with its sign, and in millions where there is no room."""

from __future__ import annotations

import pytest

from terminal.screen.format import millions, money, signed_millions, signed_money


@pytest.mark.parametrize(
    ("cents", "whole", "short"),
    [
        (0, "0", "0.0 M"),
        (5_000_000_00, "+5,000,000", "+5.0 M"),
        (1_261_842_177_00, "+1,261,842,177", "+1,261.8 M"),
        (-2_049_999_99, "−2,049,999.99", "−2.0 M"),
        (-2_050_000_00, "−2,050,000", "−2.1 M"),
        (-49_999_99, "−49,999.99", "0.0 M"),
    ],
)
def test_sums_are_written_to_the_cent_or_to_the_nearest_tenth_of_a_million(
    cents: int, whole: str, short: str
) -> None:
    assert signed_money(cents) == whole
    assert money(cents) == whole.removeprefix("+")
    assert signed_millions(cents) == short
    assert millions(cents) == short.removeprefix("+")
