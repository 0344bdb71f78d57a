"""Decisions about irregularities: the ruling on a case, and the options of the bettors."""

from __future__ import annotations

from terminal.rounds.betting_checks import check_place_on_felt
from terminal.rounds.commands import ChooseOption, RaiseIrregularity
from terminal.rounds.decision import Decision
from terminal.rounds.events import Event, OptionChosen
from terminal.rounds.evolve import evolve
from terminal.rounds.insurance import lay_waiting
from terminal.rounds.irregularities.card_found import card_refused, with_the_card
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.common import face_unknown, playable_as_it_lies
from terminal.rounds.irregularities.consequences import consequences
from terminal.rounds.irregularities.kind import Case, IrregularityKind, Option, Ruling
from terminal.rounds.irregularities.noticed_later import ID as NOTICED_LATER
from terminal.rounds.irregularities.stated_order import stated_order_refused
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Bettor, FaultKind, Table
from terminal.rules.actions import REMEDIES
from terminal.rules.bets import Bet
from terminal.rules.cards import UNKNOWN
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import deal_out


def raise_irregularity(table: Table, command: RaiseIrregularity, rank: Rank) -> Decision:
    """Decide on an irregularity: the ruling, if the rank is high enough, with all that follows."""
    case = Case(table, command.facts)
    ruled = rule_on(case, command.kind)
    if isinstance(ruled, Refusal):
        return ruled
    if not rank.at_least(ruled.needs):
        return rank_missing(ruled.needs, ruled.paragraph)
    return consequences(case, command.kind, ruled, rank)


def rule_on(case: Case, kind_id: str) -> Ruling | Refusal:
    """Return what the rules make of a case, before anybody's rank is looked at."""
    kind = CATALOGUE.get(kind_id)
    if kind is None:
        return refuse("unknown_kind", "There is no irregularity of the kind {kind}.", kind=kind_id)
    if kind.by_terminal:
        return refuse(
            "raised_by_the_terminal", "The terminal raises this by itself when the bets are closed."
        )
    wrong = _noticed_later(case, kind)
    if wrong is not None:
        return wrong
    if case.moment not in kind.moments:
        return refuse("not_at_this_moment", "This cannot have happened at this moment of the round.")
    missing = missing_answers(kind, case)
    if missing:
        return refuse("fact_missing", "Answer first: {facts}.", facts=", ".join(missing))
    wrong = stated_order_refused(case) or _remedy_wrong(case) or _about_refused(case, kind)
    if wrong is not None:
        return wrong
    wrong = card_refused(case, kind) or _bet_refused(case, kind)
    if wrong is not None:
        return wrong
    case = with_the_card(case)
    ruling = kind.rule(case)
    return ruling if isinstance(ruling, Refusal) else _cannot_follow(case, kind, ruling) or ruling


def _noticed_later(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal of a fault noticed later that is raised as one of the present round (RULINGS 30)."""
    if kind.earlier_round or case.answers.noticed_before_next_round is not False:
        return None
    if not case.table.terms.reads_as_since(3):
        return None
    return refuse(
        "noticed_later",
        "What was noticed after the next round had commenced is raised as {kind}. Later rounds stand.",
        paragraph=case.game.paragraph_on(NOTICED_LATER),
        kind=NOTICED_LATER,
    )


def missing_answers(kind: IrregularityKind, case: Case) -> tuple[str, ...]:
    """Return the questions that must be answered before anything can be ruled."""
    needed = kind.asks if kind.requires is None else kind.requires
    return tuple(question for question in needed(case) if getattr(case.answers, question) is None)


def _remedy_wrong(case: Case) -> Refusal | None:
    remedy = case.answers.remedy
    if remedy is None or remedy in REMEDIES:
        return None
    return refuse(
        "unknown_remedy", "The remedy is void, reconstructed or continue, not {remedy}.", remedy=remedy
    )


def _bet_refused(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal of a bet that the game or the layout does not have, or that is not on record."""
    bet, played, terms = case.answers.bet, case.played, case.table.terms
    if bet is None or not terms.reads_as_since(4):
        return None
    insured = bet.bet == INSURANCE_LINE
    if insured and not terms.rules.has_insurance:
        return refuse("not_in_this_game", "{game} has no insurance.", game=terms.rules.name)
    wrong = check_place_on_felt(terms, bet.box, bet.bettor, Bet.BANKER if insured else Bet(bet.bet))
    if wrong is not None or not kind.names_bet_on_record or played is None:
        return wrong
    lies = 0 if insured else played.sums.get(BetKey(bet.box, bet.bettor, Bet(bet.bet)), 0)
    if bet.amount <= lies:
        return None
    return refuse(
        "nothing_there",
        "No such bet is on record in this round: box {box}, {bettor}, {bet}.",
        box=bet.box,
        bettor=bet.bettor,
        bet=bet.bet,
    )


def _about_refused(case: Case, kind: IrregularityKind) -> Refusal | None:
    """Return a refusal if this kind cannot be about the round that is named: it must be over.

    How many rounds an earlier shoe had is for the record to say; here it is not known.
    """
    about, latest = case.answers.about, case.latest
    if about is None:
        return None
    if not kind.names_round:
        return refuse("not_another_round", "This is about the round itself. Name no other.")
    named, last = (about.shoe, about.round), (latest.shoe, latest.round)
    over = named < last or (named == last and case.settled and not kind.earlier_round)
    if named < (case.table.first_shoe, 1) or about.round < 1 or not over:
        return refuse(
            "no_such_round",
            "Shoe {shoe}, round {round} is not a round that was dealt before.",
            shoe=about.shoe,
            round=about.round,
        )
    return None


def _cannot_follow(case: Case, kind: IrregularityKind, ruling: Ruling) -> Refusal | None:
    """Return a refusal if the cards do not allow what was ruled."""
    if ruling.reorder and any(UNKNOWN in hand for hand in deal_out(case.order)[:2]):
        return face_unknown()
    if ruling.stands and case.fault is not None and not playable_as_it_lies(case):
        return refuse(
            "not_playable",
            "The hands cannot go on as they lie. Put them in order, or void.",
            paragraph=ruling.paragraph,
        )
    over_surplus = case.fault is FaultKind.SURPLUS and (ruling.reorder or ruling.stands)
    if over_surplus and not kind.settles_surplus:
        return refuse(
            "surplus_card",
            "The shoe cannot hold so many of that card. Undo the entry, or raise “Decks miscounted”.",
        )
    return None


def choose(table: Table, command: ChooseOption, rank: Rank) -> Decision:
    """Record that a bettor chooses between going on and having the bets back (CB, NCI ¶5.12; RULINGS 19)."""
    played, paragraph = table.round, table.terms.rules.paragraphs.options
    if played is None or not played.choosing:
        return refuse("no_options_open", "No options are open.", paragraph=paragraph)
    bettor = Bettor(command.box, command.bettor)
    options = dict(played.choices)
    if bettor not in options:
        return refuse("not_asked", "This bettor has no options.", paragraph=paragraph)
    if options[bettor] is not None:
        return refuse("already_chosen", "This bettor has chosen, and the choice binds.", paragraph=paragraph)
    if command.option not in (Option.CONTINUE, Option.RETURN):
        return refuse("unknown_option", "The options are continue and return.", paragraph=paragraph)
    chosen = OptionChosen(command.box, command.bettor, command.option)
    events: list[Event] = [chosen]
    return [*events, *lay_waiting(evolve(table, chosen))]
