"""Two cards or more came out of the shoe at once (CB, NCI ¶5.10, F6 ¶5.3; RULINGS 20, 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import leaves_choice
from terminal.rounds.irregularities.common import ONE_MOMENT, by_set, face_first, reconstructed, void
from terminal.rounds.irregularities.kind import CARDS_OUT, Action, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.10", "NCI": "5.10"}
_INITIAL_DEAL = {"F6": "5.3"}
"""Sets for which it matters whether it was in the initial deal: there an unknown order voids the round."""


def _asks(case: Case) -> tuple[str, ...]:
    """The cards are asked for only once nothing voids the round without them, and so after the remedy."""
    facts = case.facts
    asked = ["order_known"]
    if case.game.short in _INITIAL_DEAL:
        if facts.order_known is False:
            asked.append("during_initial_deal")
        if any(getattr(facts, fact) is None for fact in asked):
            return tuple(asked)
    if leaves_choice(case, _rule):
        asked.append("remedy")
    if not _void_without_cards(case):
        asked.append("cards")
    return (*asked, "replace_cards") if case.game.player_options else tuple(asked)


def _requires(case: Case) -> tuple[str, ...]:
    """An order that is known may be the one in which the cards were entered."""
    unneeded = {"replace_cards", "remedy"}
    if case.facts.order_known:
        unneeded.add("cards")
    if case.game.short not in _INITIAL_DEAL:
        unneeded.add("order_known")
    return tuple(fact for fact in _asks(case) if fact not in unneeded)


def _void_without_cards(case: Case) -> bool:
    """Whether the round is void however the cards lay: by F6 ¶5.3, or by a Shift Manager's decision."""
    facts, short = case.facts, case.game.short
    if short in _INITIAL_DEAL and (facts.order_known or facts.during_initial_deal):
        return not facts.order_known
    return short not in _PARAGRAPHS and facts.remedy == Action.VOID


def _rule(case: Case) -> Ruling | Refusal:
    facts = case.facts
    by_deal = _INITIAL_DEAL.get(case.game.short)
    if by_deal is not None and not facts.order_known and facts.during_initial_deal:
        return void(by_deal)
    wrong = None if _void_without_cards(case) else face_first(case)
    if wrong is not None:
        return wrong
    if by_deal is not None and facts.order_known:
        return reconstructed(by_deal, options=False)
    options, replaced = case.game.player_options, bool(facts.replace_cards)
    put_in_order = reconstructed(None, options=options, replace=replaced)
    return by_set(case, _PARAGRAPHS, put_in_order, why=Message("the order that is told is dealt"))


KIND = Kind(
    id="simultaneous_cards",
    title=Message("Cards drawn at the same time"),
    paragraphs={"CB": ("5.10", "5.10.1", "5.10.2"), "NCI": ("5.10", "5.10.1", "5.10.2"), "F6": ("5.3",)},
    moments=CARDS_OUT,
    asks=_asks,
    requires=_requires,
    rule=_rule,
    call=ONE_MOMENT,
)
