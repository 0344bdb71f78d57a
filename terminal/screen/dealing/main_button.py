"""What the main button says for each task."""

from __future__ import annotations

from terminal.rounds.foreign_write import waits_for_signature
from terminal.rounds.guidance.payouts import stake_back
from terminal.rounds.guidance.situation import Situation
from terminal.rules.bets import Hand
from terminal.screen.dealing.cards import burn_count
from terminal.screen.dealing.guide import fault_words
from terminal.screen.format import money
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.translate import chinese_under, tr
from terminal.screen.views import MainView
from terminal.screen.words import (
    button_view,
    counted,
    counted_bettors,
    counted_decks,
    hand_title,
    names_of,
    price,
)


def main_new_shoe(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    if not selection.shuffled:
        reason = tr("shuffle and cut first") if selection.shuffled is False else tr("confirm shuffle and cut")
        return button_view("NEW SHOE", reason, ready=False)
    if waits_for_signature(situation.table):
        return button_view("NEW SHOE", tr("a Shift Manager signs first"), ready=False)
    if situation.table.clock_doubted:
        return button_view("NEW SHOE", tr("confirm the time first"), ready=False)
    decks = counted_decks(selection.decks)
    subtitle = " · ".join(filter(None, (chinese_under("NEW SHOE"), decks)))
    return button_view("NEW SHOE", subtitle)


def main_burn(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    if context.virtual_shoe:
        return button_view("BURN", chinese_under("BURN"))
    if selection.turned_up is None:
        return button_view("BURN", tr("touch the face of the card turned up"), ready=False)
    count = burn_count(selection.turned_up)
    return button_view("BURN {count}", tr("face down, then the round"), count=count)


def main_place_your_bets(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    if waits_for_signature(situation.table):
        return button_view("PLACE YOUR BETS", tr("a Shift Manager signs first"), ready=False)
    if situation.table.clock_doubted:
        return button_view("PLACE YOUR BETS", tr("confirm the time first"), ready=False)
    return button_view("PLACE YOUR BETS", chinese_under("PLACE YOUR BETS"))


def main_no_more_bets(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    stay = situation.lying_from_tie
    if stay:
        # Whatever lies there at the closing is a bet: it is said, and never dropped by itself.
        subtitle = tr("from the Tie; first take back what goes")
        if len(stay) == 1:
            return button_view("1 BET STAYS", subtitle)
        return button_view("{count} BETS STAY", subtitle, count=len(stay))
    small = [
        tr("box {box}, {amount}").format(box=key.box, amount=money(situation.sums[key]))
        for key in situation.under_minimum
    ]
    if len(small) > len(Hand):
        return button_view("NO MORE BETS", tr("asks first: {bets}").format(bets=counted(len(small))))
    if small:
        return button_view("NO MORE BETS", tr("asks first: {bets}").format(bets=tr("; ").join(small)))
    return button_view("NO MORE BETS", chinese_under("NO MORE BETS"))


def main_reject_excess(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    cuts = situation.cuts
    paragraph = situation.table.terms.rules.paragraphs.excess
    subtitle = tr("{bets}, as listed").format(bets=counted(len(cuts)))
    if paragraph is not None:
        subtitle = f"{subtitle} · ¶ {paragraph}"
    return button_view("TURN BACK {sum}", subtitle, sum=money(sum(cut.amount for cut in cuts)))


def main_deal(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    number = len(situation.open_round.dealt) + 1
    if context.virtual_shoe:
        hand = selection.put_on or situation.step.hand or Hand.PLAYER
        subtitle = tr("card {number} to {hand}").format(number=number, hand=hand_title(hand).upper())
        return button_view("DRAW A CARD", subtitle)
    return button_view(
        "CALL THE RESULT",
        tr("after the last card. Now touch card {number}.").format(number=number),
        ready=False,
    )


def main_open(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    if context.virtual_shoe:
        return button_view("OPEN THE CARD", chinese_under("OPEN THE CARD"))
    return button_view("CALL THE RESULT", tr("touch the face of the opened card"), ready=False)


def main_close_insurance(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    offer = situation.offer
    if offer is None:
        return main_deal(situation, selection, context)
    if not offer.out:
        subtitle = tr("put the lammer out: {hand}, {price}").format(
            hand=hand_title(offer.hand), price=price(offer.odds)
        )
        return button_view("OFFER INSURANCE", subtitle)
    coming = situation.open_round.coming()
    hand = coming if isinstance(coming, Hand) else Hand.BANKER
    then = tr("then {hand}’s third card").format(hand=hand_title(hand))
    silent = situation.not_answered
    if silent:
        then = tr("no answer: {bettors}").format(bettors=names_of(silent))
    return button_view("CLOSE INSURANCE", then)


def main_take(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    lost = situation.still_to_take
    subtitle = tr("{bets}, {sum}").format(
        bets=counted(len(lost)), sum=money(sum(line.at_stake for line in lost))
    )
    return button_view("BETS TAKEN", subtitle)


def main_pay(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    now = situation.payout_now
    if now is None:
        return main_settled(situation, selection, context)
    after = situation.payout_after
    subtitle = tr("the last to pay")
    if after is not None:
        subtitle = tr("next: box {box}").format(box=after.bettor.box)
    count = len(situation.payouts_now)
    subtitle = tr("{bettors} · {next}").format(bettors=counted_bettors(count), next=subtitle)
    return button_view("BOX {box} PAID", subtitle, box=now.bettor.box)


def main_settled(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    due = situation.payouts
    said = [tr("{sum} paid").format(sum=money(sum(p.sum for p in due))) if due else tr("nothing to pay")]
    back = [line for line in situation.of_the_tie if line.box in selection.tied_back]
    stays = [line for line in situation.of_the_tie if line.box not in selection.tied_back]
    for lines, what in (((*situation.going_back, *back), tr("{sum} goes back")), (stays, tr("{sum} stays"))):
        if lines:
            said.append(what.format(sum=money(sum(map(stake_back, lines)))))
    return button_view("ALL SETTLED", " · ".join(said))


def main_irregularity(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    return button_view("PLAY IS HALTED", fault_words(situation.open_round), ready=False)


def main_choose(situation: Situation, selection: DealerSelection, context: Context) -> MainView:
    left = sum(option is None for _, option in situation.open_round.choices)
    return button_view(
        "GO ON WITH THE ROUND",
        tr("{bettors} still to choose").format(bettors=counted_bettors(left)),
        ready=False,
    )
