"""Two cards or more came out of the shoe at once (CB, NCI ¶5.10, F6 ¶5.3; RULINGS 20, 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, by_set, face_first, reconstructed, void
from terminal.rounds.irregularities.kind import CARDS_OUT, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.10", "NCI": "5.10"}
_INITIAL_DEAL = {"F6": "5.3"}
"""Sets for which it matters whether it was in the initial deal: there an unknown order voids the round."""


def _asks(case: Case) -> tuple[str, ...]:
    """Where the initial deal matters, it is asked for before the cards, for they may not be needed."""
    facts = case.facts
    if case.game.short in _INITIAL_DEAL:
        if facts.order_known is None:
            return ("order_known",)
        if not facts.order_known and facts.during_initial_deal is None:
            return ("during_initial_deal",)
        if not facts.order_known and facts.during_initial_deal:
            return ()
        return ("cards",)
    return ("order_known", "cards", "replace_cards") if case.game.player_options else ("order_known", "cards")


def _requires(case: Case) -> tuple[str, ...]:
    """An order that is known may be the one in which the cards were entered."""
    if case.game.short in _INITIAL_DEAL:
        return tuple(fact for fact in _asks(case) if fact != "cards" or not case.facts.order_known)
    return () if case.facts.order_known else ("cards",)


def _rule(case: Case) -> Ruling | Refusal:
    facts = case.facts
    by_deal = _INITIAL_DEAL.get(case.game.short)
    if by_deal is not None and not facts.order_known and facts.during_initial_deal:
        return void(by_deal)
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    if by_deal is not None and facts.order_known:
        return reconstructed(by_deal, options=False)
    options, replaced = case.game.player_options, bool(facts.replace_cards)
    return by_set(case, _PARAGRAPHS, reconstructed(None, options=options, replace=replaced))


KIND = Kind(
    id="simultaneous_cards",
    title=Message("Cards drawn at the same time"),
    chinese="同時抽出多張牌",
    paragraphs={"CB": ("5.10", "5.10.1", "5.10.2"), "NCI": ("5.10", "5.10.1", "5.10.2"), "F6": ("5.3",)},
    moments=CARDS_OUT,
    asks=_asks,
    requires=_requires,
    rule=_rule,
    call=ONE_MOMENT,
)
