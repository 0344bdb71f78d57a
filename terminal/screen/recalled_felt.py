"""The felt of a round that lies behind, as it lay: its cards, its bets to the end, and what was insured."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Round
from terminal.screen.felt.view import BoxMark, BoxView, FeltView, LammerView, TagLook, TagView
from terminal.screen.felt_view import felt_view
from terminal.screen.format import money
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.words import odds_text


def recalled_felt(situation: Situation) -> FeltView:
    """Return the felt as it lay: the bets stay on it to the end, with the insurance that was taken."""
    chosen_by_nobody = DealerSelection(box="", correcting=True)
    felt = felt_view(situation, chosen_by_nobody, Context(kind=ScreenKind.RECALL, chips=(), clock=""))
    boxes = tuple(_as_it_lay(box) for box in felt.boxes)
    played = situation.table.current
    if played is None or not played.insured:
        return replace(felt, boxes=boxes)
    insured = tuple(_insured(box, played) for box in boxes)
    return replace(felt, boxes=insured, lammer=felt.lammer or _lammer(played))


def _as_it_lay(box: BoxView) -> BoxView:
    """Return the box without what was chosen in it, and without what could have been repeated there."""
    bets = tuple(bet for bet in box.bets if not bet.ghost)
    repeats = box.tag is not None and box.tag.look is TagLook.AGAIN
    return replace(box, mark=BoxMark.NONE, bets=bets, tag=None if repeats else box.tag)


def _insured(box: BoxView, played: Round) -> BoxView:
    """Return the box with what its bettors have insured, unless something else is said of it."""
    taken = sum(insured.amount for insured in played.insured if insured.box == box.label)
    if box.tag is not None or not taken:
        return box
    return replace(box, tag=TagView(money(taken), TagLook.DONE))


def _lammer(played: Round) -> LammerView:
    last = played.insured[-1]
    return LammerView(last.hand, odds_text(last.odds), out=True)
