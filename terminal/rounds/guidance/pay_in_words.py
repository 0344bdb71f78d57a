"""What a line of the pay tables says in words: when it pays, and what the House keeps of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from terminal.rules.bets import Stage
from terminal.rules.game import InsuranceRow, Pay
from terminal.rules.message import Message

_AFTER: Final = {
    Stage.FOUR_CARDS: Message("after four cards"),
    Stage.PLAYER_THIRD: Message("after the Player’s third card"),
}


def pay_conditions(pay: Pay) -> tuple[Message, ...]:
    """Return the conditions on which a line of the pay table pays; none if it pays in all other cases."""
    said: list[Message] = []
    if pay.points is not None:
        said.append(Message("on {points}", {"points": pay.points}))
    if pay.banker_cards is not None:
        said.append(Message("with {cards} Banker cards", {"cards": pay.banker_cards}))
    if pay.pair_rank is not None:
        said.append(Message("of rank {rank}", {"rank": pay.pair_rank}))
    return tuple(said)


def commission_in_words(pay: Pay) -> tuple[Message, ...]:
    """Return what the House keeps of the winnings, if it keeps anything."""
    share = f"{float(pay.commission):.0%}"
    return (Message("less {share} commission", {"share": share}),) if pay.commission else ()


def insurance_condition(row: InsuranceRow) -> Message:
    """Return the moment and the totals to which a row of the insurance pay table applies (NCI ¶4.1.2)."""
    return Message(
        "{after}, at Player {player}, Banker {banker}",
        {
            "after": _AFTER[row.stage],
            "player": totals_in_words(row.player),
            "banker": totals_in_words(row.banker),
        },
    )


def totals_in_words(totals: Iterable[int]) -> tuple[str, ...]:
    """Return totals as texts, those in a row by the first and the last: `0–7`, `9`."""
    runs: list[list[int]] = []
    for one in totals:
        if runs and runs[-1][-1] + 1 == one:
            runs[-1].append(one)
        else:
            runs.append([one])
    return tuple(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
