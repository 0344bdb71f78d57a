"""Decisions about irregularities: the ruling on a case, what follows from it, and the options of the bettors."""

from __future__ import annotations

from terminal.rounds.commands import ChooseOption, RaiseIrregularity
from terminal.rounds.concluding import conclusion, voiding
from terminal.rounds.correcting import review_offers
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    Event,
    HandsStand,
    IrregularityDecided,
    OptionChosen,
    OptionsGiven,
    ReplacementOrdered,
    RoundReconstructed,
    SettlementReversed,
    ShoeCondemned,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.evolve_cards import open_round
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.common import cards_given_wrong
from terminal.rounds.irregularities.kind import Action, Case, Kind, Option, Ruling
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Bettor, Phase, Table, phase_of
from terminal.rules.stakes import in_table_order, totals
from terminal.rules.table_of_play import deal_out

OPTIONS_PARAGRAPH = "5.12"


def raise_irregularity(table: Table, command: RaiseIrregularity, rank: Rank) -> Decision:
    """Something went wrong: the ruling of the catalogue, by a person of sufficient rank, with all that follows."""
    case = Case(table, command.facts)
    ruled = rule_on(case, command.kind)
    if isinstance(ruled, Refusal):
        return ruled
    if not rank.at_least(ruled.needs):
        return rank_missing(ruled.needs, ruled.paragraph)
    return consequences(case, command.kind, ruled, rank)


def rule_on(case: Case, kind_id: str) -> Ruling | Refusal:
    """What the rules make of a case, whoever asks."""
    kind = CATALOGUE.get(kind_id)
    if kind is None:
        return refuse("unknown_kind", "There is no irregularity of the kind {kind}.", kind=kind_id)
    if kind.by_terminal:
        return refuse(
            "raised_by_the_terminal", "The terminal raises this by itself when the bets are closed."
        )
    if case.moment not in kind.moments:
        return refuse("not_at_this_moment", "This cannot have happened at this moment of the round.")
    missing = missing_facts(kind, case)
    if missing:
        return refuse("fact_missing", "Answer first: {facts}.", facts=", ".join(missing))
    return cards_given_wrong(case) or _remedy_wrong(case) or kind.rule(case)


def missing_facts(kind: Kind, case: Case) -> tuple[str, ...]:
    """The facts that are still needed before anything can be ruled."""
    needed = kind.asks if kind.requires is None else kind.requires
    return tuple(fact for fact in needed(case) if getattr(case.facts, fact) is None)


def _remedy_wrong(case: Case) -> Refusal | None:
    remedy = case.facts.remedy
    if remedy is None or remedy in (Action.VOID, Action.RECONSTRUCTED, Action.CONTINUE):
        return None
    return refuse(
        "unknown_remedy", "The remedy is void, reconstructed or continue, not {remedy}.", remedy=remedy
    )


def consequences(case: Case, kind_id: str, ruling: Ruling, rank: Rank) -> list[Event]:
    """Everything that follows from a ruling, as events in order."""
    table = case.table
    bettors = _bettors_to_ask(case, ruling)
    decided = IrregularityDecided(
        kind_id,
        ruling.paragraph,
        ruling.action.value,
        tuple(option.value for option in Option) if ruling.options else (),
        rank,
        case.established,
        case.facts,
    )
    changes_round = ruling.action in (Action.VOID, Action.RECONSTRUCTED, Action.CONTINUE, Action.CONCLUDE)
    if ruling.earlier_round or not changes_round or case.played is None:
        return [decided, *_condemned(case, ruling, kind_id)]
    reopened = case.settled and (ruling.action in (Action.VOID, Action.RECONSTRUCTED) or bool(bettors))
    events: list[Event] = [SettlementReversed()] if reopened else []
    events.append(decided)
    if ruling.action is Action.VOID:
        state = evolve_all(table, events)
        events.append(voiding(state, open_round(state)))
    elif ruling.reorder:
        events += _put_back_in_order(case, reopened=reopened)
    elif table.round is not None and table.round.fault is not None:
        events.append(HandsStand())
    if ruling.replace:
        events.append(ReplacementOrdered())
    if bettors:
        events.append(OptionsGiven(bettors))
    events += _condemned(case, ruling, kind_id)
    return [*events, *_settled_again(table, events, reopened=reopened)]


def _condemned(case: Case, ruling: Ruling, kind_id: str) -> list[Event]:
    condemns = ruling.condemns and case.table.shoe is not None and case.table.condemned is None
    return [ShoeCondemned(kind_id)] if condemns else []


def _put_back_in_order(case: Case, *, reopened: bool) -> list[Event]:
    """The cards as the Table of Play deals them, with what that makes of the offers of insurance."""
    player, banker, carried = deal_out(case.order)
    state = case.table
    events: list[Event] = [SettlementReversed()] if reopened else []
    put_back = RoundReconstructed(player, banker, carried)
    state = evolve_all(state, [*events, put_back])
    reviewed = review_offers(state)
    return [put_back, *reviewed]


def _bettors_to_ask(case: Case, ruling: Ruling) -> tuple[Bettor, ...]:
    played = case.played
    if not ruling.options or played is None:
        return ()
    terms = case.table.terms
    ordered = in_table_order(totals(played.slices), terms.boxes, terms.rules.bets)
    bettors = dict.fromkeys(Bettor(key.box, key.bettor) for key in ordered)
    return tuple(bettor for bettor in bettors if bettor not in played.given_back)


def _settled_again(table: Table, events: list[Event], *, reopened: bool) -> list[Event]:
    """A settled round that was opened again and is complete is settled again, unless bettors must choose first."""
    if not reopened:
        return []
    state = evolve_all(table, events)
    if state.round is None or phase_of(state) is not Phase.RESULT:
        return []
    return [conclusion(state, state.round)]


def choose(table: Table, command: ChooseOption, rank: Rank) -> Decision:
    """A bettor chooses between going on and having the bets back (CB, NCI ¶5.12; RULINGS 19)."""
    played = table.round
    if played is None or not played.choosing:
        return refuse("no_options_open", "No options are open.", paragraph=OPTIONS_PARAGRAPH)
    bettor = Bettor(command.box, command.bettor)
    options = dict(played.choices)
    if bettor not in options:
        return refuse("not_asked", "This bettor has no options.", paragraph=OPTIONS_PARAGRAPH)
    if options[bettor] is not None:
        return refuse(
            "already_chosen", "This bettor has chosen, and the choice binds.", paragraph=OPTIONS_PARAGRAPH
        )
    if command.option not in (Option.CONTINUE, Option.RETURN):
        return refuse("unknown_option", "The options are continue and return.", paragraph=OPTIONS_PARAGRAPH)
    return (OptionChosen(command.box, command.bettor, command.option),)
