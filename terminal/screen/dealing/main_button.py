"""The main button from the state: what it says, and the one act behind it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.rounds.commands import (
    BurnCards,
    CloseBets,
    CloseInsurance,
    Command,
    ConcludeRound,
    NewShoe,
    OfferInsurance,
    PayBettor,
    PlaceYourBets,
    RejectExcess,
    TakeLosingBets,
)
from terminal.rounds.guidance import lines_now, next_step, payouts
from terminal.rounds.state import Table
from terminal.rules.bets import SEATED, Hand
from terminal.screen.dealing.betting import let_stay
from terminal.screen.dealing.cards import burn_count
from terminal.screen.dealing.guide import fault_words, moment_of, open_round
from terminal.screen.due import cuts_now, payout_after, payout_now, still_to_take
from terminal.screen.format import money
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.translate import both, second_line, tr
from terminal.screen.views import MainView
from terminal.screen.words import (
    bettor_title,
    counted,
    counted_bettors,
    counted_decks,
    hand_title,
    price,
)


class Main(Struct, frozen=True):
    """The main button, and what it does: a command and more like it, or one card of the virtual shoe."""

    view: MainView
    command: Command | None = None
    draws: bool = False
    more: tuple[Command, ...] = ()


def main_button(table: Table, ui: DealerSelection, context: Context) -> Main:
    """The main button."""
    return _MAINS[moment_of(table, ui)](table, ui, context)


def _main_new_shoe(table: Table, ui: DealerSelection, context: Context) -> Main:
    if not ui.shuffled:
        reason = (
            tr("only of shuffled cards") if ui.shuffled is False else tr("say first that it was shuffled")
        )
        return Main(MainView(tr("NEW SHOE"), reason, ready=False))
    subtitle = f"{second_line('NEW SHOE')} · {counted_decks(ui.decks)}"
    return Main(MainView(tr("NEW SHOE"), subtitle), NewShoe(ui.decks, shuffled=True))


def _main_burn(table: Table, ui: DealerSelection, context: Context) -> Main:
    if context.virtual_shoe:
        return Main(MainView(*both("BURN")), draws=True)
    if ui.turned_up is None:
        return Main(MainView(tr("BURN"), tr("touch the face of the card turned up"), ready=False))
    count = burn_count(ui.turned_up)
    return Main(
        MainView(tr("BURN {count}").format(count=count), tr("face down, then the round")),
        BurnCards(ui.turned_up, count),
    )


def _main_commence(table: Table, ui: DealerSelection, context: Context) -> Main:
    return Main(MainView(*both("PLACE YOUR BETS")), PlaceYourBets())


def _main_close(table: Table, ui: DealerSelection, context: Context) -> Main:
    stay = let_stay(table)
    if stay:
        # Whatever lies there at the closing is a bet: it is said, and never dropped by itself.
        title = tr("1 BET STAYS") if len(stay) == 1 else tr("{count} BETS STAY").format(count=len(stay))
        subtitle = tr("from the Tie; first take back what goes")
        return Main(MainView(title, subtitle), stay[0], more=stay[1:])
    return Main(MainView(*both("NO MORE BETS")), CloseBets())


def _main_turn_back(table: Table, ui: DealerSelection, context: Context) -> Main:
    cuts = cuts_now(table)
    title = tr("TURN BACK {sum}").format(sum=money(sum(cut.amount for cut in cuts)))
    paragraph = table.terms.rules.paragraphs.excess
    subtitle = tr("{bets}, as listed").format(bets=counted(len(cuts)))
    return Main(
        MainView(title, subtitle if paragraph is None else f"{subtitle} · ¶ {paragraph}"), RejectExcess()
    )


def _main_deal(table: Table, ui: DealerSelection, context: Context) -> Main:
    number = len(open_round(table).dealt) + 1
    if context.virtual_shoe:
        hand = next_step(table).hand or Hand.PLAYER
        subtitle = tr("card {number} to {hand}").format(number=number, hand=hand_title(hand).upper())
        return Main(MainView(tr("DRAW A CARD"), subtitle), draws=True)
    return Main(
        MainView(
            tr("CALL THE RESULT"),
            tr("after the last card. Now touch card {number}.").format(number=number),
            ready=False,
        )
    )


def _main_open(table: Table, ui: DealerSelection, context: Context) -> Main:
    if context.virtual_shoe:
        return Main(MainView(*both("OPEN THE CARD")), draws=True)
    return Main(MainView(tr("CALL THE RESULT"), tr("touch the face of the opened card"), ready=False))


def _main_insurance(table: Table, ui: DealerSelection, context: Context) -> Main:
    offer = open_round(table).offer
    if offer is None:
        return _main_deal(table, ui, context)
    if not offer.out:
        subtitle = tr("put the lammer out: {hand}, {price}").format(
            hand=hand_title(offer.hand), price=price(offer.odds)
        )
        return Main(MainView(tr("OFFER INSURANCE"), subtitle), OfferInsurance())
    coming = open_round(table).coming()
    hand = coming if isinstance(coming, Hand) else Hand.BANKER
    return Main(
        MainView(tr("CLOSE INSURANCE"), tr("then {hand}’s third card").format(hand=hand_title(hand))),
        CloseInsurance(),
    )


def _main_take(table: Table, ui: DealerSelection, context: Context) -> Main:
    lost = still_to_take(table)
    subtitle = tr("{bets}, {sum}").format(
        bets=counted(len(lost)), sum=money(sum(line.at_stake for line in lost))
    )
    return Main(MainView(tr("BETS TAKEN"), subtitle), TakeLosingBets())


def _main_pay(table: Table, ui: DealerSelection, context: Context) -> Main:
    now = payout_now(table)
    if now is None:
        return _main_settled(table, ui, context)
    after = payout_after(table, now)
    subtitle = tr("the last to pay")
    if after is not None:
        whose = after.bettor.box
        if after.bettor.bettor != SEATED:
            whose = f"{whose} {bettor_title(after.bettor.bettor)}"
        subtitle = tr("next: box {box}, {sum}").format(box=whose, sum=money(after.sum))
    title = tr("BOX {box} PAID").format(box=now.bettor.box)
    if now.bettor.bettor != SEATED:
        title = tr("BOX {box} {bettor} PAID").format(
            box=now.bettor.box, bettor=bettor_title(now.bettor.bettor)
        )
    return Main(MainView(title, subtitle), PayBettor(now.bettor.box, now.bettor.bettor))


def _main_settled(table: Table, ui: DealerSelection, context: Context) -> Main:
    due = payouts(lines_now(table))
    subtitle = (
        tr("nothing to pay") if not due else tr("{sum} paid").format(sum=money(sum(p.sum for p in due)))
    )
    return Main(MainView(tr("ALL SETTLED"), subtitle), ConcludeRound())


def _main_halted(table: Table, ui: DealerSelection, context: Context) -> Main:
    return Main(MainView(tr("PLAY IS HALTED"), fault_words(open_round(table)), ready=False))


def _main_choose(table: Table, ui: DealerSelection, context: Context) -> Main:
    left = sum(option is None for _, option in open_round(table).choices)
    return Main(
        MainView(
            tr("GO ON WITH THE ROUND"),
            tr("{bettors} still to choose").format(bettors=counted_bettors(left)),
            ready=False,
        )
    )


_MAINS: dict[str, Callable[[Table, DealerSelection, Context], Main]] = {
    "new_shoe": _main_new_shoe,
    "burn": _main_burn,
    "place_your_bets": _main_commence,
    "no_more_bets": _main_close,
    "reject_excess": _main_turn_back,
    "deal": _main_deal,
    "open": _main_open,
    "close_insurance": _main_insurance,
    "take": _main_take,
    "pay": _main_pay,
    "settled": _main_settled,
    "irregularity": _main_halted,
    "choose": _main_choose,
}
