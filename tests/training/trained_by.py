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
_OPENED = ("fault:nothing-*:betting",)
_CLOSE = ("fault:late_bet-*", "decides:late_bet-*", "fault:nothing-bet-in-time:betting")
_LATE = ("fault:late_bet-*", "decides:late_bet-*")
_WITHDRAWN = ("fault:late_withdrawal-*", "decides:late_withdrawal-*")
_LIMITS = ("limit:at-*", "limit:over-*", "limit:under-*")
_FOREIGN = ("fault:foreign_card-*", "decides:foreign_card-*")
_NUMBER = ("fault:wrong_number_of_cards-*", "decides:wrong_number_of_cards-*")
_INSURED = ("insure:*", "no-card:*", "one-off:*")
_CALLED = ("call:*",)
_SHORT = ("fault:shoe_exhausted-*", "decides:shoe_exhausted-*")
_DEALT_OUT = ("draw:banker-*-third-*",)
_BETS = ("limit:*-alone", "limit:*-next-to-*", "limit:both-hands-*")
_PAIRS = ("pay:*pair*", "order:*-pairs*")
_OPTIONS = (*_NUMBER, "fault:dealing_error-*", "decides:dealing_error-*", "decides:simultaneous_cards-*")

_OF_TWO: dict[str, tuple[str, ...]] = {
    "3.1": _VALUES, "3.3": _OPENED, "3.2": _VALUES, "3.2.1": _VALUES, "3.2.2": _VALUES, "3.2.3": _VALUES,
    "3.4": _LIMITS, "3.5": _LIMITS, "3.7": _BETS, "3.8": _CLOSE, "3.10": (*_DEAL, *_PAIRS),
    "4.1": _PAYS, "5.1": ("limit:over-player-*", "limit:over-banker-*"),
    "5.1.1": ("limit:pro-rata-*-reduced", "limit:pro-rata-*-floor", "limit:pro-rata-*-lighter-side"),
    "5.1.2": ("limit:pro-rata-*-under-minimum", "limit:pro-rata-*-floor"),
    "5.2": ("limit:under-minimum-*", "limit:at-minimum-*"), "5.2.1": ("limit:under-minimum-*",
    "limit:pro-rata-*-under-minimum"),
    "5.3": ("fault:walk_away-*", "decides:walk_away-*"),
    "5.4": ("fault:technical_interruption-*", "decides:technical_interruption-*"),
    "5.4.1": ("fault:technical_interruption-stops:*", "decides:technical_interruption-stops:*"),
    "5.4.2": ("fault:technical_interruption-stops:*", "decides:technical_interruption-stops:*"),
    "5.5": (*_FOREIGN, "fault:deck_count-*", "fault:not_shuffled-*"),
    "5.5.1": _FOREIGN, "5.5.2": ("fault:deck_count-*", "decides:deck_count-*"), "5.5.3": _NUMBER,
    "5.5.4": _SHORT, "5.5.5": ("fault:not_shuffled-*", "decides:not_shuffled-*"),
    "5.6": (*_LATE, *_WITHDRAWN),
    "5.7": ("fault:excess_card-*", "fault:exposed_card-*"), "5.7.1": ("fault:excess_card-*",
    "fault:exposed_card-*"),
    "5.8": _HANDS, "5.8.1": _HANDS, "5.8.2": _HANDS,
    "5.9": ("fault:exposed_on_face_down_table-*", "decides:exposed_on_face_down_table-*"),
    "5.10": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*"),
    "5.10.1": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*"),
    "5.10.2": ("fault:simultaneous_cards-*", "decides:simultaneous_cards-*", "decides:new-shoe-*"),
    "5.12": _OPTIONS, "5.12.1": _OPTIONS, "5.12.2": _OPTIONS, "5.12.3": _OPTIONS,
}  # fmt: skip
"""What the two sets with player options have under the same numbers."""

_OF_E6_AND_NCT: dict[str, tuple[str, ...]] = {
    "3.1": _OPENED, "3.2": _CLOSE, "4.1": _PAYS, "4.1.1": _PAYS,
    "5.1": (*_FOREIGN, *_NUMBER, *_SHORT), "5.1.1": _FOREIGN, "5.1.2": _NUMBER, "5.1.3": _SHORT,
    "5.2": _LATE, "5.3": _WITHDRAWN,
}  # fmt: skip
"""What Easy Six and Tournament have under the same numbers."""

TRAINED_BY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "CB": _OF_TWO | {
        "3.9": ("decides:squeeze-*",), "3.11": _STANDS, "3.12": _TABLE_OF_PLAY, "3.13": _CALLED,
        "3.14": _TIES,
        "4.1.1": ("pay:banker*",), "4.1.2": _PAYS,
        "5.11": ("fault:noticed_later-*", "decides:noticed_later-*"),
        "5.13": ("fault:disputed_bet-*", "decides:disputed_bet-*"),
        "5.14": ("fault:display_wrong-*", "decides:display_wrong-*"), "5.15": (*_FOREIGN, *_NUMBER),
        "5.16": ("decides:bet-on-request-*",), "5.17": ("fault:not_provided_for-*",
        "decides:not_provided_for-*"),
    },
    "NCI": _OF_TWO | {
        "3.9": ("decides:squeeze-*",), "3.11": _INSURED, "3.12": _INSURED, "3.12.1": ("no-card:*",
        "insure:*"),
        "3.12.2": ("pay:insurance-*",), "3.13": _STANDS, "3.14": ("decides:squeeze-order-*",),
        "3.15": _TABLE_OF_PLAY, "3.16": _CALLED, "3.17": _TIES, "4.1.1": _PAYS, "4.1.2": _INSURED,
        "4.2": ("pay:insurance-*",), "4.2.1": ("pay:insurance-*",), "4.2.2": ("notice:*", "decides:notice"),
        "5.3.1": ("fault:walk_away-*", "decides:walk_away-*"),
        "5.11": ("fault:noticed_later-*", "decides:noticed_later-*"), "5.13": ("decides:neglected-*",),
        "5.14": ("fault:disputed_bet-*", "decides:disputed_bet-*"),
        "5.15": ("fault:display_wrong-*", "decides:display_wrong-*"), "5.16": (*_FOREIGN, *_NUMBER),
        "5.17": ("decides:bet-on-request-*",), "5.18": ("fault:not_provided_for-*",
        "decides:not_provided_for-*"),
    },
    "E6": _OF_E6_AND_NCT | {
        "3.3": _BETS, "3.4": (*_DEAL, *_PAIRS), "3.5": _STANDS, "3.6": _TABLE_OF_PLAY, "3.7": _CALLED,
        "3.8": _TIES,
    },
    "NCT": _OF_E6_AND_NCT | {
        "3.3": ("limit:both-hands-*", "limit:*-next-to-*"), "3.4": ("limit:*-alone", "limit:*-next-to-*"),
        "3.5": (*_DEAL, *_PAIRS), "3.6": _STANDS, "3.7": _TABLE_OF_PLAY, "3.8": _CALLED, "3.9": _TIES,
    },
    "F6": {
        "3.1": _OPENED, "3.2": _CLOSE, "3.3": _VALUES, "3.3.1": _VALUES, "3.3.2": _VALUES, "3.4": _VALUES,
        "3.4.1": _VALUES, "3.4.2": _VALUES, "3.5": _BETS, "3.6": _DEAL, "3.7": _DEAL, "3.7.1": _DEAL,
        "3.7.2": _DEAL, "3.8": _PAIRS, "3.8.1": ("pay:*player_pair*", "order:*-pairs*"),
        "3.8.2": ("pay:*banker_pair*", "order:*-pairs*"), "3.9": _TABLE_OF_PLAY, "3.9.1": _NATURALS,
        "3.9.2": ("draw:player-*",), "3.9.3": _STANDS, "3.9.4": _DEALT_OUT, "3.10": _CALLED, "3.10.1": _TIES,
        "3.11": ("pay:six-*", "order:banker-whole-layout*"), "4.1": _PAYS, "5.1": _FOREIGN, "5.1.1": _FOREIGN,
        "5.1.2": _FOREIGN, "5.2": _NUMBER, "5.3": ("fault:simultaneous_cards-*",
        "decides:simultaneous_cards-*"),
        "5.4": ("fault:shoe_order_altered-*", "decides:shoe_order_altered-*"), "5.5": _SHORT, "5.6": _LATE,
        "5.7": _WITHDRAWN,
    },
}  # fmt: skip
"""The items that train each paragraph, by the short name of the game; `*` and `?` stand for what varies."""

NO_DEALER_ACTS: Mapping[str, str] = {
    "CB 3.6": "What is left under the limit is for players to take up; no dealer enforces it (RULINGS 0).",
    "NCI 3.6": "What is left under the limit is for players to take up; no dealer enforces it (RULINGS 0).",
}
"""The paragraphs of sections 3 to 5 on which no dealer acts, each with the reason."""


def items_on(game: Game, paragraph: str) -> Iterator[str]:
    """Yield the items of a game that train a paragraph."""
    patterns = TRAINED_BY[game.short].get(paragraph, ())
    for topic in topics_of(game):
        for item in items_of(game, topic):
            if any(fnmatchcase(item, pattern) for pattern in patterns):
                yield item
