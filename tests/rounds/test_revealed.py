"""What the players may see of a round: never more than lies open on the table (RULINGS 33)."""

from __future__ import annotations

from terminal.rounds import commands as c
from terminal.rounds.guidance.revealed import open_total
from terminal.rules.bets import Hand
from tests.rounds.paragraph_table import bet, deal, played, table_of


def totals(codes: str, *, face_down: bool = False) -> list[int | None]:
    """Return the totals that may stand next to Player and Banker after these cards."""
    table = table_of("commission", face_down=face_down)
    table = played(table, bet("1 banker 100"), c.CloseBets(), *deal(codes))
    assert table.round is not None
    return [open_total(table.round, hand) for hand in Hand]


def test_a_hand_has_a_total_from_its_second_card_on() -> None:
    assert totals("2S") == [None, None]
    assert totals("2S 3H") == [None, None]
    assert totals("2S 3H AD") == [3, None]
    assert totals("2S 3H AD 4C") == [3, 7]
    assert totals("2S 3H AD 4C 9S") == [2, 7]


def test_a_hand_with_a_card_face_down_has_none() -> None:
    assert totals("2S XX AD XX", face_down=True) == [3, None]
