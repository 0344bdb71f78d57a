"""Odds as text and figures: the moment asked about, and the answer as a table or as plain data."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet, Hand, Stage
from terminal.rules.cards import Card, UnknownCard, parse_card
from terminal.rules.edge import EdgeError, EdgeReport, EdgeRow
from terminal.rules.game import InsuranceRow
from terminal.rules.games import GAMES

_LETTERS = {"P": Hand.PLAYER, "B": Hand.BANKER}
_BET_NAMES = {
    Bet.PLAYER: "Player",
    Bet.BANKER: "Banker",
    Bet.TIE: "Tie",
    Bet.PLAYER_PAIR: "Player Pair",
    Bet.BANKER_PAIR: "Banker Pair",
}
_HAND_NAMES = {Hand.PLAYER: "Player", Hand.BANKER: "Banker"}
_STAGE_NAMES = {Stage.FOUR_CARDS: "after four cards", Stage.PLAYER_THIRD: "after the Player's third card"}
_AGAINST = "A third card lies against the Table of Play: these are the odds of the hands as they lie."
_HEAD = ("Bet", "Situation", "Won", "Lost", "Returned", "Edge %")


def parse_moment(text: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the Player's and the Banker's cards of a text such as `P: 5H QC 9D; B: QS 6D`.

    A hand that is not named has no cards yet. Raises `EdgeError` naming the part that cannot be read.
    """
    hands: dict[Hand, tuple[Card, ...]] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        letter, colon, codes = part.partition(":")
        hand = _LETTERS.get(letter.strip().upper())
        if hand is None or not colon:
            raise EdgeError(f'{part!r} is no hand: write it as "P: 5H QC 9D; B: QS 6D"')
        if hand in hands:
            raise EdgeError(f"the {_HAND_NAMES[hand]} Hand is named twice")
        try:
            hands[hand] = tuple(parse_card(code.upper()) for code in codes.split())
        except UnknownCard as error:
            raise EdgeError(f"{_HAND_NAMES[hand]} Hand: {error}") from error
    return hands.get(Hand.PLAYER, ()), hands.get(Hand.BANKER, ())


def percent(share: Fraction) -> str:
    """Return a share in percent with four decimals, such as `-0.0856`; halves round away from zero."""
    steps, whole = abs(share.numerator) * 1_000_000, share.denominator
    rounded = (2 * steps + whole) // (2 * whole)
    sign = "-" if share < 0 and rounded else ""
    return f"{sign}{rounded // 10_000}.{rounded % 10_000:04d}"


def decimal(odds: Fraction) -> str:
    """Return odds as the shortest decimal string, such as `1.5`; as a fraction where no decimal is exact."""
    for places in range(7):
        digits = odds * 10**places
        if digits.denominator == 1:
            whole, rest = divmod(digits.numerator, 10**places)
            return f"{whole}.{rest:0{places}d}" if places else str(whole)
    return str(odds)


def row_name(report: EdgeReport, row: EdgeRow) -> str:
    """Return what the felt calls the bet of a row."""
    if row.insurance is not None:
        return f"{_HAND_NAMES[row.insurance.hand]} Insurance"
    if row.bet is Bet.SIX:
        return GAMES[report.game].six_name or ""
    return "" if row.bet is None else _BET_NAMES[row.bet]


def situation(row: InsuranceRow) -> str:
    """Return when insurance at a row is on offer, and at which odds."""
    totals = f"Player {_span(row.player)}, Banker {_span(row.banker)}"
    return f"{_STAGE_NAMES[row.stage]}, {totals}, {decimal(row.odds)} to 1"


def as_data(report: EdgeReport) -> dict[str, object]:
    """Return the report as plain values for JSON: counts as ints, exact figures as strings."""
    return {
        "game": report.game,
        "decks": report.decks,
        "player": list(report.player),
        "banker": list(report.banker),
        "sequences": report.sequences,
        "against_the_table_of_play": report.against_the_table,
        "rows": [_row_data(report, row) for row in report.rows],
    }


def as_table(report: EdgeReport) -> str:
    """Return the report as lines of text in columns."""
    lines: list[tuple[str, ...]] = [_HEAD]
    for row in report.rows:
        text = "" if row.insurance is None else situation(row.insurance)
        counts = (f"{count:,}" for count in (row.won, row.lost, row.returned))
        lines.append((row_name(report, row), text, *counts, percent(row.edge)))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    table = "\n".join(
        "  ".join(
            cell.ljust(width) if place < 2 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )
    return f"{_AGAINST}\n{table}" if report.against_the_table else table


def _row_data(report: EdgeReport, row: EdgeRow) -> dict[str, object]:
    insurance = row.insurance
    return {
        "bet": "insurance" if row.bet is None else row.bet.value,
        "name": row_name(report, row),
        "hand": None if insurance is None else insurance.hand.value,
        "after": None if insurance is None else insurance.stage.value,
        "situation": None if insurance is None else situation(insurance),
        "odds": None if insurance is None else decimal(insurance.odds),
        "sequences": row.sequences,
        "won": row.won,
        "lost": row.lost,
        "returned": row.returned,
        "paid": [{"odds": decimal(way.odds), "sequences": way.sequences} for way in row.paid],
        "return": str(row.back),
        "edge": str(row.edge),
        "edge_percent": percent(row.edge),
    }


def _span(points: range) -> str:
    return str(points[0]) if len(points) == 1 else f"{points[0]}-{points[-1]}"
