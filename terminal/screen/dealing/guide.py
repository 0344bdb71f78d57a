"""The guide from the state: what comes next, and what to say."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from terminal.rounds.betting import returned_on_tie
from terminal.rounds.guidance import NUMBERS, Step, next_step, points_call, result_call
from terminal.rounds.state import FaultKind, Phase, Round, Table, phase_of
from terminal.rules.bets import SEATED, Hand
from terminal.rules.message import Message
from terminal.screen.dealing.guide_panel import HAND_WORDS
from terminal.screen.due import cuts_now, payout_now, still_to_take
from terminal.screen.format import money
from terminal.screen.selection import DealerSelection
from terminal.screen.translate import say, second_line, tr
from terminal.screen.views import GuideView, Tone
from terminal.screen.words import (
    HAND_NAMES,
    bettor_title,
    counted,
    hand_title,
    price,
    quoted,
    steps_of,
)

INITIAL_CARDS = 4


def wants_new_shoe(table: Table, ui: DealerSelection) -> bool:
    """Whether the next act is to put in a shoe."""
    return table.round is None and (ui.new_shoe or next_step(table).do == "new_shoe")


def guide_view(table: Table, ui: DealerSelection) -> GuideView:
    """What comes next, in the words of the table."""
    guide = _GUIDES[moment_of(table, ui)](table)
    if ui.called:
        return replace(guide, pill=tr("SUPERVISOR CALLED"))
    late = table.round is not None and table.round.entered_late and guide.tone is Tone.NEXT
    # It was called when it was dealt: nobody is told anything of it now.
    return replace(guide, pill=tr("ENTERED LATE"), call="", call_second="") if late else guide


def moment_of(table: Table, ui: DealerSelection) -> str:
    """What the next act is: a step of the round, or a stage of its settlement."""
    phase = phase_of(table)
    if wants_new_shoe(table, ui):
        return "new_shoe"
    step = next_step(table)
    if phase is Phase.RESULT and step.do == "settle":
        if still_to_take(table):
            return "take"
        return "pay" if payout_now(table) is not None else "settled"
    return step.do


def _page(
    table: Table,
    step: str | None,
    title: str,
    *,
    pill: str = "",
    title_second: str = "",
    target: Hand | None = None,
    call: str = "",
    call_second: str = "",
    plain: str = "",
    plain_second: str = "",
    then: str = "",
    tone: Tone = Tone.NEXT,
) -> GuideView:
    steps = steps_of(table)
    return GuideView(
        steps,
        steps.index(step) if step in steps else None,
        pill or tr("NEXT"),
        title,
        title_second=title_second,
        target=target,
        call=quoted(call),
        call_second=call_second,
        plain=plain,
        plain_second=plain_second,
        then=then,
        tone=tone,
    )


def _new_shoe(table: Table) -> GuideView:
    return _page(
        table,
        None,
        tr("Put in a shoe"),
        title_second=second_line("Put in a shoe"),
        plain=tr("Nothing to call yet."),
        then=tr("burn, then “Place your bets, please.”"),
    )


def _burn(table: Table) -> GuideView:
    return _page(
        table,
        None,
        tr("Burn"),
        title_second=second_line("Burn"),
        plain=tr("the first card, and as many as it counts"),
        then=tr("“Place your bets, please.”"),
    )


def _commence(table: Table) -> GuideView:
    return _page(
        table,
        None,
        tr("Open the round"),
        title_second=second_line("Open the round"),
        call=tr("Place your bets, please."),
        call_second=second_line("Place your bets, please."),
        then=tr("take the bets"),
    )


def _take_bets(table: Table) -> GuideView:
    may_stay = any(returned_on_tie(table, key) for key, _ in table.tied)
    return _page(
        table,
        tr("Bets"),
        tr("Take bets"),
        call=tr("Place your bets, please."),
        call_second=second_line("Place your bets, please."),
        then=tr("touch the bets that stay from the Tie, close the bets")
        if may_stay
        else tr("close the bets, deal four cards"),
    )


def _turn_back(table: Table) -> GuideView:
    step = next_step(table)
    back = sum(cut.amount for cut in cuts_now(table))
    hand = step.hand or Hand.BANKER
    return _page(
        table,
        tr("Bets"),
        tr("Turn back {sum}\non {hand}").format(sum=money(back), hand=hand_title(hand)),
        pill=tr("OVER LIMIT"),
        call=_said(step),
        call_second=_said_second(step),
        tone=Tone.ALARM,
    )


def _deal(table: Table) -> GuideView:
    step = next_step(table)
    played = open_round(table)
    hand = step.hand or Hand.PLAYER
    number = len(played.dealt) + 1
    if played.lying >= INITIAL_CARDS:
        said = Message("{call}.", {"call": step.call or Message("")})
        points = points_call(played)
        if points is not None:
            said = Message("{points} {call}", {"points": points, "call": said})
        return _page(
            table,
            tr("Draw"),
            tr("Card {number}").format(number=number),
            target=hand,
            call=say(said),
            call_second=second_line(said),
        )
    place = len(played.cards_of(hand))
    ordinal = (tr("first"), tr("second"))[min(place, 1)]
    other = Hand.BANKER if hand is Hand.PLAYER else Hand.PLAYER
    then = (
        tr("call the points")
        if number == INITIAL_CARDS
        else tr("card {number} to {hand}").format(number=number + 1, hand=HAND_WORDS[other])
    )
    if number == INITIAL_CARDS - 1:
        then = tr("{card}, then call the points").format(card=then)
    return _page(
        table,
        tr("Deal"),
        tr("Card {number}").format(number=number),
        target=hand,
        plain=tr("the {hand}’s {ordinal} card").format(hand=hand_title(hand), ordinal=ordinal),
        plain_second=second_line("card {number} to {hand}").format(
            number=second_line(NUMBERS[number]), hand=second_line(HAND_NAMES[hand])
        ),
        then=then,
    )


def _open(table: Table) -> GuideView:
    return _page(
        table,
        tr("Deal"),
        tr("Open a card"),
        title_second=second_line("Open a card"),
        target=next_step(table).hand,
        plain=_face_to_touch(table),
    )


def _face_to_touch(table: Table) -> str:
    """Which card lies unread and is opened now; empty if none is."""
    step = next_step(table)
    if step.position is None or step.hand is None:
        return ""
    place = int(step.position.rpartition("-")[2])
    return tr("the {hand}’s card {place}: touch its face").format(hand=hand_title(step.hand), place=place)


def _insurance(table: Table) -> GuideView:
    played = open_round(table)
    step = next_step(table)
    offer = played.offer
    if offer is None:
        return _deal(table)
    return _page(
        table,
        tr("Insure"),
        tr("Offer insurance\non {hand}, {price}").format(
            hand=hand_title(offer.hand), price=price(offer.odds)
        ),
        call=_said(step),
        call_second=_said_second(step),
    )


def _take(table: Table) -> GuideView:
    lost = still_to_take(table)
    return _page(
        table,
        tr("Take"),
        tr("Take {bets}: {sum}").format(
            bets=counted(len(lost)), sum=money(sum(line.at_stake for line in lost))
        ),
        call=say(result_call(table, open_round(table))),
        call_second=second_line(result_call(table, open_round(table))),
        then=tr("pay, from the right"),
    )


def _pay(table: Table) -> GuideView:
    now = payout_now(table)
    if now is None:
        return _settled(table)
    title = tr("Pay box {box}: {sum}").format(box=now.bettor.box, sum=money(now.sum))
    if now.bettor.bettor != SEATED:
        title = tr("Pay box {box}, {bettor}:\n{sum}").format(
            box=now.bettor.box, bettor=bettor_title(now.bettor.bettor), sum=money(now.sum)
        )
    return _page(
        table,
        tr("Pay"),
        title,
        call=say(result_call(table, open_round(table))),
        call_second=second_line(result_call(table, open_round(table))),
    )


def _settled(table: Table) -> GuideView:
    return _page(
        table,
        tr("Pay"),
        tr("All settled"),
        title_second=second_line("All settled"),
        call=say(result_call(table, open_round(table))),
        call_second=second_line(result_call(table, open_round(table))),
        then=tr("the next round"),
    )


def _halted(table: Table) -> GuideView:
    return _page(
        table,
        tr("Draw"),
        tr("Play is halted"),
        pill=tr("STOPPED"),
        call=_said(next_step(table)),
        call_second=_said_second(next_step(table)),
        then=_face_to_touch(table) or tr("undo the entry, or raise the irregularity"),
        tone=Tone.ALARM,
    )


def fault_words(played: Round) -> str:
    """Why play is halted; empty if it is not."""
    reasons = {
        FaultKind.MISPLACED: tr("A card lies on the wrong hand"),
        FaultKind.EXCESS: tr("A card was drawn after the last"),
        FaultKind.SURPLUS: tr("The shoe can hold no more of this card"),
    }
    return "" if played.fault is None else reasons[played.fault]


def _choose(table: Table) -> GuideView:
    step = next_step(table)
    return _page(
        table,
        tr("Draw"),
        tr("Ask box {box}, {bettor}").format(box=step.box, bettor=bettor_title(step.bettor or SEATED)),
        call=tr("Continue, or your bet back?"),
        call_second=second_line("Continue, or your bet back?"),
    )


def _said(step: Step) -> str:
    return "" if step.call is None else say(step.call)


def _said_second(step: Step) -> str:
    return "" if step.call is None else second_line(step.call)


def open_round(table: Table) -> Round:
    """The open round; raises `LookupError` if there is none."""
    played = table.round
    if played is None:
        raise LookupError("the guide speaks of a round where none is open")
    return played


_GUIDES: dict[str, Callable[[Table], GuideView]] = {
    "new_shoe": _new_shoe,
    "burn": _burn,
    "place_your_bets": _commence,
    "no_more_bets": _take_bets,
    "reject_excess": _turn_back,
    "deal": _deal,
    "open": _open,
    "close_insurance": _insurance,
    "take": _take,
    "pay": _pay,
    "settled": _settled,
    "irregularity": _halted,
    "choose": _choose,
}
