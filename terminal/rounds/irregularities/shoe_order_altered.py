"""The order of the cards in the shoe was altered (F6 ¶5.4; RULINGS 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, by_set, face_first, reconstructed, void
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PARAGRAPHS = {"F6": "5.4"}


def _rule(case: Case) -> Ruling | Refusal:
    if not case.facts.reconstructable:
        return by_set(case, _PARAGRAPHS, void(None, condemns=True))
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    return by_set(case, _PARAGRAPHS, reconstructed(None, options=False))


KIND = Kind(
    id="shoe_order_altered",
    title=Message("Order of the shoe altered"),
    chinese="靴內牌序改變",
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ROUND_OPEN,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
)
