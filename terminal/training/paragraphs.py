"""Which items train which paragraph of sections 3 to 5, and on which paragraphs no dealer acts, with why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

from terminal.rules.game import Game
from terminal.training.moments import items_of
from terminal.training.skills import topics_of

_VALUES = ("call:*",)
_DEAL = ("fault:misplaced_cards-*:two-cards", "fault:simultaneous_cards-*:two-cards", "draw:player-*")
_HANDS = ("fault:misplaced_cards-*", "decides:misplaced_cards-*")
_TABLE_OF_PLAY = ("draw:*",)
_STANDS = ("draw:banker-*-player-stands",)
_NATURALS = ("draw:natural-*",)
_PAYS = ("pay:*",)
_TIES = ("call:player-?-banker-?", "order:tie-*")
_CLOSE = ("fault:late_bet-*", "decides:late_bet-*", "fault:nothing-bet-in-time:betting")
_LATE = ("fault:late_bet-*", "decides:late_bet-*")
_WITHDRAWN = ("fault:late_withdrawal-*", "decides:late_withdrawal-*")
_LIMITS = ("limit:at-*", "limit:over-*", "limit:under-*")
_FOREIGN = ("fault:foreign_card-*", "decides:foreign_card-*")
_NUMBER = ("fault:wrong_number_of_cards-*", "decides:wrong_number_of_cards-*")
_SHORT = ("fault:shoe_exhausted-*", "decides:shoe_exhausted-*")
_BETS = ("limit:*-alone", "limit:*-next-to-*", "limit:both-hands-*")
_PAIRS = ("pay:*pair*", "order:*-pairs*")
_OPTIONS = (*_NUMBER, "fault:dealing_error-*", "decides:dealing_error-*", "decides:simultaneous_cards-*")

_OF_TWO = {
    "3.1": _VALUES, "3.2": _VALUES, "3.2.1": _VALUES, "3.2.2": _VALUES, "3.2.3": _VALUES,
    "3.4": _LIMITS, "3.5": _LIMITS, "3.7": _BETS, "3.8": _CLOSE, "3.10": (*_DEAL, *_PAIRS),
    "4.1": _PAYS, "5.1": ("limit:over-player-*", "limit:over-banker-*"),
    "5.1.1": ("limit:pro-rata-*-reduced", "limit:pro-rata-*-floor", "limit:pro-rata-*-lighter-side"),
    "5.1.2": ("limit:pro-rata-*-under-minimum", "limit:pro-rata-*-floor"),
    "5.2": ("limit:under-minimum-*", "limit:at-minimum-*"), "5.2.1": ("limit:under-minimum-*", "limit:pro-rata-*-under-minimum"),
    "5.3": ("fault:walk_away-*", "decides:walk_away-*"),
    "5.4": ("fault:technical_interruption-*", "decides:technical_interruption-*"),
    "5.4.1": ("fault:technical_interruption-stops:*", "decides:technical_interruption-stops:*"),
    "5.4.2": ("fault:technical_interruption-stops:*", "decides:technical_interruption-stops:*"),
    "5.5": (*_FOREIGN, "fault:deck_count-*", "fault:not_shuffled-*"),
    "5.5.1": _FOREIGN, "5.5.2": ("fault:deck_count-*", "decides:deck_count-*"), "5.5.3": _NUMBER,
    "5.5.4": _SHORT, "5.5.5": ("fault:not_shuffled-*", "decides:not_shuffled-*"),
    "5.6": (*_LATE, *_WITHDRAWN),
    "5.7": ("fault:excess_card-*", "fault:exposed_card-*"), "5.7.1": ("fault:excess_card-*", "fault:exposed_card-*"),
    "5.8": _HANDS, "5.8.1": _HANDS, "5.8.2": _HANDS,
    "5.9": ("fault:exposed_on_face_down_table-*", "decides:exposed_on_face_down_table-*"),
    "5.10": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*"),
    "5.10.1": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*"),
    "5.10.2": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*", "decides:new-shoe-*"),
    "5.12": _OPTIONS, "5.12.1": _OPTIONS, "5.12.2": _OPTIONS, "5.12.3": _OPTIONS,
}  # fmt: skip
"""What the two sets with player options have under the same numbers."""
date=""
