"""The panels of the deal from the state: card pad, cards out of the shoe, new shoe, burn, insurance."""

from __future__ import annotations

from terminal.rounds.guidance.calls import INITIAL_CARDS
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Step, StepKind
from terminal.rounds.irregularities import not_shuffled
from terminal.rounds.state import Phase, Round, Table
from terminal.rules.bets import Hand
from terminal.rules.cards import DECK, UNKNOWN, Card, card_points
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import side_totals
from terminal.screen.dealing.guide import fault_words
from terminal.screen.dealing.views import BurnView, DealRow, DealView, NewShoeView
from terminal.screen.format import money
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.translate import tr
from terminal.screen.views import BetSum, CardPadView
from terminal.table.setup.layouts import FELT_WIDTH, load_layout

BURN_OF_COURT_CARD = 10


def card_pad_view(situation: Situation, selection: DealerSelection) -> CardPadView:
    """Return the pad for the next card, for a face to open, or for the card turned up at a burn."""
    table, step = situation.table, situation.step
    played = table.round
    reason = ""
    if situation.phase is Phase.INSURANCE and situation.insurance_open is not None:
        offer = situation.offer
        if offer is not None and offer.out:
            reason = tr("Close insurance before the next card")
        else:
            reason = tr("Offer insurance before the next card")
    if played is not None and situation.phase is Phase.HALTED and step.position is None:
        reason = fault_words(played)
    return CardPadView(
        situation.used_up,
        reason=reason,
        notch=_notch(situation, selection.put_on),
        unknown=table.terms.face_down and played is not None and step.do is StepKind.DEAL,
    )


def _notch(situation: Situation, put_on: Hand | None) -> float | None:
    """Return where the hand lies that gets the card, in design px of the window."""
    step, table = situation.step, situation.table
    played, hand = table.round, put_on or step.hand
    if played is None or step.do is not StepKind.DEAL or hand is None:
        return None
    return notch_at(table, hand, len(played.cards_of(hand)) + 1)


def notch_at(table: Table, hand: Hand, place: int) -> float:
    """Return where the place of a hand lies, from 1, in design px of the window."""
    cards = load_layout(table.terms.layout, table.terms.rules.bets).hand(hand).cards
    box = cards[min(place, len(cards)) - 1]
    return (box.x + box.width / 2) * FELT_WIDTH


def deal_view(situation: Situation, selection: DealerSelection) -> DealView | None:
    """Return what has left the shoe in this round, and the bets as they were closed."""
    table = situation.table
    played, shoe = table.round, table.shoe
    if played is None or shoe is None:
        return None
    sums = played.standing
    player, banker = side_totals(sums.items())
    gone = situation.used_up
    first_gone = min(gone, key=DECK.index, default=None)
    limit = table.terms.limits.maximum_differential
    differential = money(abs(player - banker))
    if limit is not None:
        differential = tr("{sum} of {limit}").format(sum=differential, limit=money(limit))
    return DealView(
        cards_left=shoe.cards_left,
        rows=_deal_rows(situation.step, played, selection.put_on),
        after=tr("then third cards, as the Table of Play says") if played.lying < INITIAL_CARDS else "",
        used_up=first_gone,
        used_up_text=_used_up_text(gone, shoe),
        used_up_note=tr("If one comes, touch it. Play halts."),
        bets=len(sums),
        staked=sum(sums.values()),
        sums=tuple(
            BetSum(bet, cents)
            for bet in table.terms.rules.bets
            if (cents := sum(amount for key, amount in sums.items() if key.bet is bet))
        ),
        differential=tr("Differential {sum}").format(sum=differential),
        over=situation.excess > 0,
    )


def _used_up_text(gone: frozenset[Card], shoe: Shoe) -> str:
    if len(gone) == 1:
        return tr("No more in this shoe: all {count} are out.").format(count=shoe.decks)
    return tr("{kinds} cards are out: all {count} of each.").format(kinds=len(gone), count=shoe.decks)


def _deal_rows(step: Step, played: Round, put_on: Hand | None) -> tuple[DealRow, ...]:
    rows = [DealRow(number, dealt.hand, dealt.card) for number, dealt in enumerate(played.dealt, start=1)]
    number = len(rows) + 1
    if step.do is StepKind.DEAL:
        rows.append(DealRow(number, put_on or step.hand, now=True, note=tr("touch its face")))
        rows += [
            DealRow(
                later,
                Hand.PLAYER if later % 2 else Hand.BANKER,
                note=tr("then call the points") if later == INITIAL_CARDS else "",
            )
            for later in range(number + 1, INITIAL_CARDS + 1)
        ]
    return tuple(rows)


def new_shoe_view(table: Table, selection: DealerSelection) -> NewShoeView:
    """Return how many decks, and whether they were shuffled."""
    game = table.terms.rules
    decks, paragraph = game.decks, game.paragraph_on(not_shuffled.ID)
    return NewShoeView(
        decks=tuple(decks),
        chosen=selection.decks,
        cards=selection.decks * len(DECK),
        allowed=tr("{least} to {most}\nallowed").format(least=decks[0], most=decks[-1]),
        shuffled=selection.shuffled,
        paragraph="" if paragraph is None else f"¶ {paragraph}",
        rule=tr("must be shuffled"),
    )


def burn_count(card: Card) -> int:
    """Return how many cards are burnt after the one turned up: its points, ten for a ten or a court card."""
    return card_points(card) or BURN_OF_COURT_CARD


def burn_view(table: Table, selection: DealerSelection, context: Context) -> BurnView:
    """Return the burn at a new shoe."""
    card = selection.turned_up
    count = None if card is None or card == UNKNOWN else burn_count(card)
    if context.virtual_shoe:
        text = tr("The gold button turns up the first card and burns as many as it counts.")
    elif count is None:
        text = tr("Turn up the first card and touch its face.")
    else:
        text = tr("Burn {count} cards face down.").format(count=count)
        if count == 1:
            text = tr("Burn 1 card face down.")
    return BurnView(card, count, text)
