"""The felt of a moment, out of what is given alone: cards without totals, chips, and nothing that tells."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, bettor_order
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.felt.view import (
    AreaUse,
    BetView,
    BoxMark,
    BoxView,
    CardView,
    FeltView,
    HandView,
    PlaceView,
    TagView,
)
from terminal.screen.format import money
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.training.answer_entry import Doing, Entry
from terminal.screen.translate import tr
from terminal.training.moment import Given, TrainingMoment

PLACES = 3


def given_felt(moment: TrainingMoment, given: Given, entry: Entry) -> FeltView:
    """Return the felt; of the entries it shows the box that was touched, and the boxes that were seen to."""
    return FeltView(
        kind=ScreenKind.TRAINING,
        boxes=tuple(_box(box, moment, given, entry) for box in given.boxes),
        player=HandView(places=_places(given.player)),
        banker=HandView(places=_places(given.banker)),
        use=AreaUse.SUM,
        six_name=moment.rules.six_name or "",
    )


def empty_felt(terms: Terms) -> FeltView:
    """Return the felt of a table without cards and chips."""
    boxes = tuple(BoxView(label) for label in terms.boxes)
    six_name = terms.rules.six_name or ""
    return FeltView(kind=ScreenKind.TRAINING, boxes=boxes, use=AreaUse.SUM, six_name=six_name)


def _places(cards: tuple[Card | None, ...]) -> tuple[PlaceView, PlaceView, PlaceView]:
    """Return the places of a hand; cards over the third are said with what is given."""
    shown = [PlaceView((CardView(UNKNOWN if card is None else card),)) for card in cards[:PLACES]]
    first, second, third = (*shown, *[PlaceView()] * (PLACES - len(shown)))
    return first, second, third


def _box(box: str, moment: TrainingMoment, given: Given, entry: Entry) -> BoxView:
    insured = sum(one.amount for one in given.insured if one.box == box)
    chosen = entry.place is not None and entry.place.box == box
    return BoxView(
        label=box,
        bets=tuple(_bets(box, moment, given)),
        mark=BoxMark.CHOSEN if chosen else BoxMark.NONE,
        done=any(act.place.box == box and act.doing is not Doing.TAKE for act in entry.acts),
        tag=TagView(tr("ins. {amount}").format(amount=money(insured))) if insured else None,
    )


def _bets(box: str, moment: TrainingMoment, given: Given) -> Iterator[BetView]:
    gone = _taken(box, moment, given)
    for bet in moment.rules.bets:
        own = sorted(
            (chips for chips in given.chips if (chips.box, chips.bet) == (box, bet)),
            key=lambda chips: bettor_order(chips.bettor),
        )
        if not own:
            continue
        yield BetView(
            bet,
            seated=sum(chips.cents for chips in own if chips.bettor == SEATED),
            standing=tuple(chips.cents for chips in own if chips.bettor != SEATED),
            struck=bet in gone,
            lost=sum(chips.cents for chips in own) if bet in gone else 0,
        )


def _taken(box: str, moment: TrainingMoment, given: Given) -> set[Bet]:
    """Return the areas of a box from which the chips have gone into the float."""
    if box not in given.taken:
        return set()
    return {Bet(line.bet) for line in moment.situation.bets_to_take if line.box == box and _is_bet(line.bet)}


def _is_bet(bet: str) -> bool:
    return bet in {one.value for one in Bet}
