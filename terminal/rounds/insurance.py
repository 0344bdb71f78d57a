"""Decisions about insurance: due, offered, taken, declined, closed, waived (NCI ¶3.11 to ¶3.14, ¶5.3)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec.structs import replace

from terminal.rounds.betting_checks import check_amount, check_place_on_felt
from terminal.rounds.commands import (
    CloseInsurance,
    DeclineInsurance,
    OfferInsurance,
    OrderSqueeze,
    RequestSqueeze,
    TakeInsurance,
)
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    CardDealt,
    Event,
    InsuranceClosed,
    InsuranceDeclined,
    InsuranceDue,
    InsuranceOffered,
    InsuranceTaken,
    SqueezeOrdered,
    SqueezeRequested,
)
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Bettor, DealtCard, Largest, Offer, Phase, Round, Table, phase_of
from terminal.rules.bets import HAND_BETS, SEATED, Hand, Stage
from terminal.rules.cards import RANKS, UNREAD_SUIT, Card, is_known, total
from terminal.rules.house import ForgoneFor
from terminal.rules.insurance import due, largest_stake
from terminal.rules.ranks import Rank
from terminal.rules.stakes import in_table_order
from terminal.rules.table_of_play import banker_draws_whatever_comes, player_draws

_ANY_FACE = tuple(Card(rank + UNREAD_SUIT) for rank in RANKS)


def due_now(table: Table, played: Round, dealt: Iterable[DealtCard]) -> list[Event]:
    """Return the offer that falls due with these cards on the hands, as an event, if there is one."""
    if played.notice or not table.terms.rules.insurance:
        return []
    lying = tuple(dealt)
    player = [card.card for card in lying if card.hand is Hand.PLAYER]
    banker = [card.card for card in lying if card.hand is Hand.BANKER]
    event = due_on(table, played, player, banker)
    if event is None or any(offer.stage is event.stage for offer in played.offers):
        return []
    return [event]


def due_on(table: Table, played: Round, player: list[Card], banker: list[Card]) -> InsuranceDue | None:
    """Return what is due on these hands, whether or not it has been offered before."""
    terms = due(table.terms.rules, player, banker)
    if played.notice or terms is None or (terms.stage is Stage.PLAYER_THIRD and played.waived):
        return None
    return InsuranceDue(
        terms.stage,
        terms.hand,
        terms.odds,
        terms.pays_on_tie,
        largest_stakes(table, played, terms.hand, terms.odds),
    )


def offer_waits_for_face(table: Table, played: Round) -> bool:
    """Return whether the Player's third card, still unread, may call for an offer that somebody could take.

    The Banker's third card waits for its face then, or the offer would be lost (NCI ¶3.12). Where ¶3.14 was
    granted the offer is waived, and nothing waits.
    """
    player, banker = list(played.player), list(played.banker)
    if not table.terms.reads_as_since(2):
        return False
    if not table.terms.rules.insurance or len(player) != 3 or len(banker) != 2 or is_known(player[2]):
        return False
    possible = [due_on(table, played, [*player[:2], face], banker) for face in _ANY_FACE]
    return somebody_can_take(event for event in possible if event is not None)


def largest_stakes(table: Table, played: Round, hand: Hand, odds: Fraction) -> tuple[Largest, ...]:
    """Return what each bettor can still place on the hand, box by box; who can place nothing is left out."""
    bet = HAND_BETS[hand]
    sums = {key: amount for key, amount in played.sums.items() if key.bet is bet}
    stakes = []
    for key in in_table_order(sums, table.terms.boxes, table.terms.rules.bets):
        bettor = Bettor(key.box, key.bettor)
        if bettor in played.forgone or bettor in played.given_back:
            continue
        room = largest_stake(sums[key], covered(played, bettor, hand), odds, table.terms.chip_unit)
        if room:
            stakes.append(Largest(key.box, key.bettor, room))
    return tuple(stakes)


def covered(played: Round, bettor: Bettor, hand: Hand) -> Fraction:
    """Return the cents that the bettor's insurance on a hand would pay so far."""
    return sum(
        (taken.amount * taken.odds for taken in played.insured if taken[:2] == bettor and taken.hand is hand),
        Fraction(0),
    )


def still_to_ask(table: Table, played: Round, offer: Offer) -> tuple[Largest, ...]:
    """Return who could still take the offer, and up to how much: neither declined nor covered in full."""
    return tuple(
        room
        for room in largest_stakes(table, played, offer.hand, offer.odds)
        if Bettor(room.box, room.bettor) not in offer.declined
    )


def took(played: Round, offer: Offer) -> set[Bettor]:
    """Return who has taken this offer."""
    return {
        Bettor(taken.box, taken.bettor)
        for taken in played.insured
        if taken.stage is offer.stage and taken.hand is offer.hand
    }


def closing(table: Table, played: Round, offer: Offer, *, offered: bool) -> InsuranceClosed:
    """End an offer: who was offered insurance and took none has forgone it (NCI ¶5.3; RULINGS 12).

    Who has declined was offered it, even where the lammer had not been out.
    """
    if table.terms.house.missed_offer_forgoes is not ForgoneFor.ROUND:
        return InsuranceClosed(offered, ())
    taken = took(played, offer)
    asked = [Bettor(room.box, room.bettor) for room in offer.largest] if offered else offer.declined
    return InsuranceClosed(offered, tuple(bettor for bettor in asked if bettor not in taken))


def after_closing(played: Round, closed: InsuranceClosed) -> Round:
    """Return the round as the next offer finds it: who has forgone insurance is offered none."""
    return replace(played, forgone=(*played.forgone, *closed.forgone))


def lay_carried(table: Table, played: Round, *, taken_up: tuple[DealtCard, ...] = ()) -> list[Event]:
    """Lay carried cards where they are due, up to an offer that somebody can take."""
    events: list[Event] = []
    dealt = [*played.dealt, *taken_up]
    for card in table.carried:
        if offer_waits_for_face(table, replace(played, dealt=tuple(dealt))):
            break
        hand = Round(played.number, played.shoe, dealt=tuple(dealt), as_it_lies=played.as_it_lies).coming()
        if not isinstance(hand, Hand):
            break
        dealt.append(DealtCard(card, hand, carried=True))
        events.append(CardDealt(card, hand, carried=True))
        offered = due_now(table, played, dealt)
        events += offered
        if somebody_can_take(offered):
            break
    return events


def lay_waiting(table: Table) -> list[Event]:
    """Lay carried cards where nothing stands in the way of that any more."""
    played = table.round
    if played is None or not played.closed or not table.carried or halted(table, played) is not None:
        return []
    offer = played.offer
    return [] if offer is not None and offer.largest else lay_carried(table, played)


def somebody_can_take(events: Iterable[Event]) -> bool:
    """Return whether an offer falls due among these events that somebody can take."""
    return any(isinstance(event, InsuranceDue) and event.largest for event in events)


def offer(table: Table, command: OfferInsurance, rank: Rank) -> Decision:
    """Put the lammer out (NCI ¶3.12)."""
    opened = _open_offer(table)
    if isinstance(opened, Refusal):
        return opened
    _, current = opened
    if current.out:
        return refuse(
            "already_out",
            "The lammer is out already.",
            paragraph=table.terms.rules.paragraphs.insurance_offer,
        )
    return (InsuranceOffered(),)


def take(table: Table, command: TakeInsurance, rank: Rank) -> Decision:
    """Insure the hand that is on offer, up to the Original Bet (NCI ¶3.11, ¶3.12.2)."""
    wrong = check_place_on_felt(table.terms, command.box, command.bettor, HAND_BETS[command.hand])
    if wrong is not None:
        return wrong
    opened = _open_offer(table)
    if isinstance(opened, Refusal):
        return opened
    played, current = opened
    paragraphs = table.terms.rules.paragraphs
    if current.hand is not command.hand:
        return nothing_on_offer(table)
    bettor = Bettor(command.box, command.bettor)
    if bettor in played.forgone:
        return refuse(
            "insurance_forgone",
            "This bettor passed an earlier offer: no more insurance this round.",
            paragraph=paragraphs.insurance_forgone,
        )
    wrong = check_amount(table.terms, command.amount)
    if wrong is not None:
        return wrong
    rooms = {Bettor(room.box, room.bettor): room.amount for room in current.largest}
    if bettor not in rooms and bettor not in played.given_back and covered(played, bettor, current.hand):
        return _over_cover(table, 0)
    if bettor not in rooms:
        return refuse(
            "nothing_to_insure",
            "This bettor has no bet on that hand that could be insured.",
            paragraph=paragraphs.insurance_stake,
        )
    still = {
        Bettor(room.box, room.bettor): room.amount
        for room in largest_stakes(table, played, current.hand, current.odds)
    }
    most = still.get(bettor, 0)
    if command.amount > most:
        return _over_cover(table, most)
    return (
        InsuranceTaken(
            command.box,
            command.bettor,
            current.hand,
            current.stage,
            current.odds,
            command.amount,
            current.pays_on_tie,
        ),
    )


def _over_cover(table: Table, most: int) -> Refusal:
    """Return the refusal of more insurance than the Original Bet carries (NCI ¶3.12.2)."""
    return refuse(
        "over_cover",
        "At these odds the largest stake is {most}.",
        paragraph=table.terms.rules.paragraphs.insurance_cover,
        most=f"{most / 100:,.2f}",
    )


def decline(table: Table, command: DeclineInsurance, rank: Rank) -> Decision:
    """Decline insurance expressly."""
    opened = _open_offer(table)
    if isinstance(opened, Refusal):
        return opened
    played, current = opened
    bettor = Bettor(command.box, command.bettor)
    paragraph = table.terms.rules.paragraphs.insurance_stake
    if bettor not in {Bettor(room.box, room.bettor) for room in current.largest}:
        return refuse("nothing_to_insure", "This bettor was offered nothing.", paragraph=paragraph)
    if bettor in current.declined:
        return refuse("already_declined", "This bettor has declined already.", paragraph=paragraph)
    if bettor in took(played, current):
        return refuse(
            "already_taken",
            "This bettor has taken insurance. Undo as far as that entry first.",
            paragraph=paragraph,
        )
    return (InsuranceDeclined(command.box, command.bettor),)


def close_offer(table: Table, command: CloseInsurance, rank: Rank) -> Decision:
    """End the offer before the next card."""
    opened = _open_offer(table)
    if isinstance(opened, Refusal):
        return opened
    played, current = opened
    offered = current.out or bool(command.offered)
    closed = closing(table, played, current, offered=offered)
    return (closed, *lay_carried(table, after_closing(played, closed)))


def _open_offer(table: Table) -> tuple[Round, Offer] | Refusal:
    played = table.round
    current = None if played is None else played.offer
    if played is None or current is None:
        return nothing_on_offer(table)
    return halted(table, played) or (played, current)


def halted(table: Table, played: Round) -> Refusal | None:
    """Return why play must wait: for a decision on a fault, or for bettors who have still to choose."""
    wrong = fault_halts(played)
    if wrong is not None:
        return wrong
    if played.choosing:
        return refuse(
            "options_open",
            "Every bettor chooses first: go on, or have the bets back.",
            paragraph=table.terms.rules.paragraphs.options,
        )
    return None


def fault_halts(played: Round) -> Refusal | None:
    """Return why a card must be taken back or decided about before anything else; None if none must."""
    if played.fault is None:
        return None
    return refuse("play_halted", "Play is halted. Undo the entry, or raise the irregularity.")


def nothing_on_offer(table: Table) -> Refusal:
    """Return the refusal where no offer is open."""
    paragraph = table.terms.rules.paragraphs.insurance_offer
    return refuse("nothing_on_offer", "No insurance is on offer now.", paragraph=paragraph)


def request_squeeze(table: Table, command: RequestSqueeze, rank: Rank) -> Decision:
    """Ask to squeeze a card not yet dealt, for the seated player with the highest bet (CB, NCI ¶3.9)."""
    wrong = _no_squeezing(table)
    if wrong is not None:
        return wrong
    played, paragraph = table.round, table.terms.rules.paragraphs.squeeze
    if played is None or phase_of(table) in (Phase.RESULT, Phase.HALTED, Phase.CHOOSING):
        return refuse("no_card_to_come", "No card is to come that could be squeezed.", paragraph=paragraph)
    if command.box not in squeezers(played):
        return refuse(
            "not_the_highest_bet",
            "Only the seated player with the highest bet may ask.",
            paragraph=paragraph,
        )
    return (SqueezeRequested(command.box),)


def squeezers(played: Round) -> tuple[str, ...]:
    """Return the boxes whose seated player has the highest bet on the table; several if they are equal."""
    seated = {key: amount for key, amount in played.sums.items() if key.bettor == SEATED}
    highest = max(seated.values(), default=0)
    return tuple(dict.fromkeys(key.box for key, amount in seated.items() if amount == highest))


def order_squeeze(table: Table, command: OrderSqueeze, rank: Rank) -> Decision:
    """Show the Banker's third card first, where both draw whatever comes (NCI ¶3.14; RULINGS 12)."""
    paragraph = table.terms.rules.paragraphs.squeeze_order
    if paragraph is None:
        return refuse("not_in_this_game", "{game} has no such request.", game=table.terms.rules.name)
    wrong = _no_squeezing(table)
    if wrong is not None:
        return wrong
    played = table.round
    if played is None or not both_draw_whatever_comes(played):
        return refuse(
            "not_certain_to_draw",
            "Only where both hands draw whatever comes: Player 0 to 5, Banker 0 to 2.",
            paragraph=paragraph,
        )
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, paragraph)
    ordered = SqueezeOrdered(command.granted)
    return (ordered, *lay_carried(table, replace(played, waived=True))) if command.granted else (ordered,)


def both_draw_whatever_comes(played: Round) -> bool:
    """Return whether both hands draw whatever comes, and the Player's third card has not been opened."""
    player, banker = played.player, played.banker
    if played.fault is not None or played.choosing or len(banker) != 2 or len(player) < 2:
        return False
    if not all(map(is_known, (*player[:2], *banker))) or (len(player) == 3 and is_known(player[2])):
        return False
    banker_two = total(banker)
    return player_draws(total(player[:2]), banker_two) and banker_draws_whatever_comes(banker_two)


def _no_squeezing(table: Table) -> Refusal | None:
    game = table.terms.rules
    if not game.squeeze:
        return refuse("not_in_this_game", "{game} has no such request.", game=game.name)
    if not table.terms.face_down:
        return refuse(
            "not_face_down", "Only where cards are dealt face down.", paragraph=game.paragraphs.squeeze
        )
    return None
