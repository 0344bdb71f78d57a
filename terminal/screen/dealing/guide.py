"""The words of the guide for each task: what comes next, and what to say."""

from __future__ import annotations

from typing import TypedDict, Unpack

from msgspec.structs import replace

from terminal.rounds.guidance.calls import INITIAL_CARDS, number_word
from terminal.rounds.guidance.payouts import stake_back
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Step
from terminal.rounds.state import FaultKind, Round
from terminal.rules.bets import SEATED, Hand
from terminal.rules.message import Message
from terminal.screen.dealing.guide_panel import hand_in_line
from terminal.screen.format import money
from terminal.screen.selection import DealerSelection
from terminal.screen.translate import chinese_under, english_under, say, second_line, second_said, tr
from terminal.screen.views import GuideView, Tone
from terminal.screen.words import (
    HAND_NAMES,
    bettor_title,
    counted,
    counted_bettors,
    hand_title,
    price,
    quoted,
    steps_of,
)


def dressed(guide: GuideView, situation: Situation, selection: DealerSelection) -> GuideView:
    """Return the guide with what is true whatever comes next: a supervisor called, a round entered late."""
    if selection.put_on is not None and guide.target is not None:
        # What the rules would call next is not called while the card goes where it does not belong.
        wrongly = tr("on the {hand} hand, where it does not belong")
        guide = replace(
            guide,
            target=selection.put_on,
            call="",
            call_second="",
            plain=wrongly.format(hand=hand_title(selection.put_on)),
            plain_second="",
            then=tr("touch its face, or the right hand"),
        )
    if selection.called:
        return replace(guide, pill=tr("SUPERVISOR CALLED"))
    if situation.is_void and situation.going_back and not _in_a_new_shoe(situation):
        return _void(guide, situation)
    played = situation.table.round
    late = played is not None and played.entered_late and guide.tone is Tone.NEXT
    # It was called when it was dealt: nobody needs to hear of it now.
    return replace(guide, pill=tr("ENTERED LATE"), call="", call_second="") if late else guide


def _in_a_new_shoe(situation: Situation) -> bool:
    """Return whether a shoe has been put in since the last round: what was due after that round is done."""
    ended, shoe = situation.table.last, situation.table.shoe
    return ended is not None and shoe is not None and ended.shoe != shoe.number


def _void(guide: GuideView, situation: Situation) -> GuideView:
    """Return the guide after a void round: all bets go back before anything else (NCI ¶5.16)."""
    back = situation.going_back
    total = money(sum(map(stake_back, back)))
    title = tr("Give back {bets}:\n{sum}").format(bets=counted(len(back)), sum=total)
    if situation.to_recover:
        paid = money(sum(line.at_stake for line in situation.to_recover))
        title = tr("Recover {paid},\ngive back {sum}").format(paid=paid, sum=total)
    return replace(
        guide,
        pill=tr("VOID"),
        title=title,
        title_second="",
        title_under="",
        call=quoted(tr("The round is void. All bets are returned.")),
        call_second=second_line("The round is void. All bets are returned."),
        plain="",
        plain_second="",
        then=guide.title,
        tone=Tone.ALARM,
    )


class GuideWords(TypedDict, total=False):
    """What the guide may say besides its title and the call."""

    title_second: str
    title_under: str
    target: Hand | None
    call_second: str
    plain: str
    plain_second: str
    then: str
    tone: Tone


def _page(
    situation: Situation,
    step: str | None,
    title: str,
    *,
    pill: str = "",
    call: str = "",
    **more: Unpack[GuideWords],
) -> GuideView:
    steps = steps_of(situation.table)
    now = steps.index(step) if step in steps else None
    return GuideView(steps, now, pill or tr("NEXT"), title, call=quoted(call), **more)


def guide_new_shoe(situation: Situation) -> GuideView:
    return _page(
        situation,
        None,
        tr("Put in a shoe"),
        title_second=chinese_under("Put in a shoe"),
        title_under=english_under("Put in a shoe"),
        plain=tr("Nothing to call yet."),
        then=tr("burn, then “Place your bets, please.”"),
    )


def guide_burn(situation: Situation) -> GuideView:
    return _page(
        situation,
        None,
        tr("Burn"),
        title_second=chinese_under("Burn"),
        title_under=english_under("Burn"),
        plain=tr("turn one card, burn its value"),
        then=tr("“Place your bets, please.”"),
    )


def guide_place_your_bets(situation: Situation) -> GuideView:
    return _page(
        situation,
        None,
        tr("Open betting"),
        title_second=chinese_under("Open betting"),
        title_under=english_under("Open betting"),
        call=tr("Place your bets, please."),
        call_second=second_line("Place your bets, please."),
        then=tr("take the bets"),
    )


def guide_no_more_bets(situation: Situation) -> GuideView:
    may_stay = bool(situation.lying_from_tie)
    return _page(
        situation,
        tr("Bets"),
        tr("Bets open"),
        title_under=english_under("Bets open"),
        call=tr("Place your bets, please."),
        call_second=second_line("Place your bets, please."),
        then=tr("touch what stays, close the bets") if may_stay else tr("close the bets, deal four cards"),
    )


def guide_reject_excess(situation: Situation) -> GuideView:
    step = situation.step
    back = sum(cut.amount for cut in situation.cuts)
    hand = step.hand or Hand.BANKER
    return _page(
        situation,
        tr("Bets"),
        tr("Turn back {sum}\non {hand}").format(sum=money(back), hand=hand_title(hand)),
        title_under=english_under("Turn back {sum}\non {hand}"),
        pill=tr("OVER LIMIT"),
        call=_said(step),
        call_second=_said_second(step),
        tone=Tone.ALARM,
    )


def _stage_of_cards(situation: Situation) -> str:
    """Return the stage of the round that its cards are at."""
    return tr("Deal") if situation.open_round.lying < INITIAL_CARDS else tr("Draw")


def guide_deal(situation: Situation) -> GuideView:
    step = situation.step
    played = situation.open_round
    hand = step.hand or Hand.PLAYER
    number = len(played.dealt) + 1
    if played.lying >= INITIAL_CARDS:
        said = Message("{call}.", {"call": step.call or Message("")})
        points = situation.running_count
        if points is not None:
            said = Message("{points} {call}", {"points": points, "call": said})
        return _page(
            situation,
            tr("Draw"),
            tr("Card {number}").format(number=number),
            target=hand,
            call=say(said),
            call_second=second_said(said),
        )
    place = len(played.cards_of(hand))
    ordinal = (tr("first"), tr("second"))[min(place, 1)]
    other = Hand.BANKER if hand is Hand.PLAYER else Hand.PLAYER
    then = (
        tr("call the points")
        if number == INITIAL_CARDS
        else tr("card {number} to {hand}").format(number=number + 1, hand=hand_in_line(other))
    )
    if number == INITIAL_CARDS - 1:
        then = tr("{card}, then call the points").format(card=then)
    return _page(
        situation,
        tr("Deal"),
        tr("Card {number}").format(number=number),
        target=hand,
        plain=tr("the {hand}’s {ordinal} card").format(hand=hand_title(hand), ordinal=ordinal),
        plain_second=second_said(
            Message("card {number} to {hand}", {"number": number_word(number), "hand": HAND_NAMES[hand]})
        ),
        then=then,
    )


def guide_open(situation: Situation) -> GuideView:
    return _page(
        situation,
        tr("Draw") if situation.open_round.lying > INITIAL_CARDS else tr("Deal"),
        tr("Open a card"),
        title_second=chinese_under("Open a card"),
        title_under=english_under("Open a card"),
        target=situation.step.hand,
        plain=_face_to_touch(situation),
    )


def _face_to_touch(situation: Situation) -> str:
    """Return which card lies unread and is opened now; empty if none is."""
    position = situation.step.position
    if position is None:
        return ""
    hand, place = position
    return tr("the {hand}’s card {place}: touch its face").format(hand=hand_title(hand), place=place)


def guide_close_insurance(situation: Situation) -> GuideView:
    offer, said = situation.offer, situation.insurance_said
    if offer is None or said is None:
        return guide_deal(situation)
    return _page(
        situation,
        tr("Insure"),
        tr("Offer insurance\non {hand}, {price}").format(
            hand=hand_title(offer.hand), price=price(offer.odds)
        ),
        title_under=english_under("Offer insurance\non {hand}, {price}"),
        call=say(said),
        call_second=second_said(said),
    )


def guide_take(situation: Situation) -> GuideView:
    lost = situation.still_to_take
    bets, total = counted(len(lost)), money(sum(line.at_stake for line in lost))
    title = tr("Tie: take {bets}, {sum}") if situation.of_the_tie else tr("Take {bets}: {sum}")
    due = situation.payouts
    then = tr("pay {bettors}: {sum}").format(
        bettors=counted_bettors(len(due)), sum=money(sum(payout.sum for payout in due))
    )
    return _page(
        situation,
        tr("Take"),
        title.format(bets=bets, sum=total),
        title_under=english_under("Take {bets}: {sum}"),
        call=say(situation.result_said),
        call_second=second_said(situation.result_said),
        then=then if due else tr("nothing to pay"),
    )


def guide_pay(situation: Situation) -> GuideView:
    now = situation.payout_now
    if now is None:
        return guide_settled(situation)
    total = sum(payout.sum for payout in situation.payouts_now)
    return _page(
        situation,
        tr("Pay"),
        tr("Pay box {box}: {sum}").format(box=now.bettor.box, sum=money(total)),
        title_under=english_under("Pay box {box}: {sum}", box=now.bettor.box, sum=money(total)),
        call=say(situation.result_said),
        call_second=second_said(situation.result_said),
    )


def guide_settled(situation: Situation) -> GuideView:
    return _page(
        situation,
        tr("Pay"),
        tr("All settled"),
        title_second=chinese_under("All settled"),
        title_under=english_under("All settled"),
        call=say(situation.result_said),
        call_second=second_said(situation.result_said),
        then=tr("the next round"),
    )


def guide_irregularity(situation: Situation) -> GuideView:
    return _page(
        situation,
        _stage_of_cards(situation),
        tr("Play is halted"),
        title_under=english_under("Play is halted"),
        pill=tr("STOPPED"),
        call=_said(situation.step),
        call_second=_said_second(situation.step),
        then=_face_to_touch(situation) or tr("undo the entry, or raise the irregularity"),
        tone=Tone.ALARM,
    )


def fault_words(played: Round) -> str:
    """Return why play is halted; empty if it is not."""
    reasons = {
        FaultKind.MISPLACED: tr("A card lies on the wrong hand"),
        FaultKind.EXCESS: tr("A card was drawn after the last"),
        FaultKind.SURPLUS: tr("The shoe can hold no more of this card"),
    }
    return "" if played.fault is None else reasons[played.fault]


def guide_choose(situation: Situation) -> GuideView:
    step = situation.step
    return _page(
        situation,
        _stage_of_cards(situation),
        tr("Ask box {box}, {bettor}").format(box=step.box, bettor=bettor_title(step.bettor or SEATED)),
        call=tr("Continue, or your bet back?"),
        call_second=second_line("Continue, or your bet back?"),
    )


def _said(step: Step) -> str:
    return "" if step.call is None else say(step.call)


def _said_second(step: Step) -> str:
    return "" if step.call is None else second_said(step.call)
