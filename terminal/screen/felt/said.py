"""What the things on the felt are called aloud."""

from __future__ import annotations

from terminal.rules.bets import Bet, Hand
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.boxes import PlateItem, TagItem
from terminal.screen.felt.hands import CardPlaceItem
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.table_things import CounterItem
from terminal.screen.format import money
from terminal.screen.translate import tr


def bet_name(bet: Bet) -> str:
    """Return what a bet is called aloud."""
    return {
        Bet.PLAYER: tr("Player"),
        Bet.BANKER: tr("Banker"),
        Bet.TIE: tr("Tie"),
        Bet.PLAYER_PAIR: tr("Player Pair"),
        Bet.BANKER_PAIR: tr("Banker Pair"),
        Bet.SIX: tr("Six"),
    }[bet]


def item_name(item: FeltItem) -> str:
    """Return what an item of the felt is called aloud, with what lies on it."""
    match item:
        case AreaItem():
            return _area_name(item)
        case PlateItem():
            return tr("Box {box}").format(box=item.box)
        case TagItem():
            return _tag_name(item)
        case CardPlaceItem():
            return _place_name(item)
        case CounterItem():
            return tr("Shoe")
    return tr("Insurance lammer")


def _area_name(item: AreaItem) -> str:
    place = tr("Box {box}, {bet}").format(box=item.box, bet=bet_name(item.bet))
    view = item.view
    if view.ghost:
        return tr("{place}: no bet, {amount} in the last round").format(place=place, amount=money(view.total))
    if not view.total:
        return tr("{place}: no bet").format(place=place)
    if view.struck:
        return tr("{place}: {amount} taken").format(place=place, amount=money(view.gone))
    if view.loses:
        return tr("{place}: {amount} loses").format(place=place, amount=money(view.gone))
    seated, standing = money(view.seated), money(sum(view.standing))
    if not view.standing:
        return tr("{place}: {amount}").format(place=place, amount=seated)
    return tr("{place}: {seated} seated, {standing} standing").format(
        place=place, seated=seated, standing=standing
    )


def _tag_name(item: TagItem) -> str:
    view = item.view
    if view is None:
        return tr("Box {box}").format(box=item.box)
    return tr("Box {box}: {note} {text}").format(box=item.box, note=view.note, text=view.text)


def _place_name(item: CardPlaceItem) -> str:
    hand, number = item.place
    name = bet_name(Bet.PLAYER if hand is Hand.PLAYER else Bet.BANKER)
    place = tr("{hand}, card {number}").format(hand=name, number=number)
    cards = " ".join(view.card for view in item.view.cards)
    return tr("{place}: {cards}").format(place=place, cards=cards) if cards else place
