"""Makes misdeals: for every kind, place and game a legal round with one fault, and what follows from it.

What cannot occur is listed with its reason, by kind and phase.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from msgspec import Struct

from terminal.rounds.commands import RaiseIrregularity
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.deciding import rule_on
from terminal.rounds.irregularities.kind import Case, IrregularityKind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase, phase_of
from terminal.rounds.terms import RULES_VERSION, Terms
from terminal.rules.actions import Action
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.training.misdeals.at_the_close import CLOSINGS
from terminal.training.misdeals.places import MEANT_AT, PLACES, FaultPlace
from terminal.training.misdeals.procedure import PROCEDURES, MetRound
from terminal.training.misdeals.walks import facts_in_words, kinds_of_people, walks
from terminal.training.misdeals.written_round import NO_SETTINGS, Words, WrittenRound, house_in_words

SILENT = Message("the rules do not say")


class MisdealAnswer(Struct, frozen=True, kw_only=True):
    """What the rounds make of a fault."""

    action: str
    paragraph: str | None
    """None where the rules do not say."""
    decided_by: Rank
    """The lowest rank that decides."""
    options: bool
    """Whether the bettors choose between going on and having their bets back."""
    new_shoe: bool
    """Whether nothing is dealt before a new shoe."""
    replaced: bool
    """Whether the cards are replaced once the round is over."""

    @property
    def by(self) -> Message:
        """The paragraph, or that the rules do not say."""
        return SILENT if self.paragraph is None else Message("¶{number}", {"number": self.paragraph})


class Misdeal(Struct, frozen=True, kw_only=True):
    """A round in which one thing goes wrong."""

    game: str
    kind: str
    """The irregularity, or the procedure of section 5 that was not kept."""
    phase: Phase
    place: str
    facts: Words
    script: Words
    """The round up to the decision, as a session script."""
    answer: MisdealAnswer

    @property
    def case(self) -> tuple[str, str, str, str]:
        """Game, kind, place and facts, without cards, suits, boxes, names and sums."""
        return self.game, self.kind, self.place, without_particulars(self.facts)

    @property
    def structure(self) -> tuple[str, ...]:
        """What is left without suits, boxes, names and sums: the case, and the ranks of the cards."""
        return (*self.case, *_ranks(self.script["steps"]), *_ranks(self.facts))

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs that it is about: those of the ruling, and that on void rounds where it is void."""
        game = GAMES[self.game]
        own = self.answer.paragraph
        cited = [own] if own is not None else []
        for provision in game.irregularities.get(self.kind, ()):
            if own is not None and provision.paragraph == own:
                cited += provision.paragraphs
        if self.answer.action == Action.VOID and game.paragraphs.void is not None:
            cited.append(game.paragraphs.void)
        return tuple(dict.fromkeys(cited))


class NotPossible(Struct, frozen=True):
    """A kind that cannot occur in a phase of a game, with the reason."""

    game: str
    kind: str
    phase: Phase
    reason: Message


def misdeals_of(game: Game, random: Random) -> Iterator[Misdeal]:
    """Yield a misdeal of every kind, place and combination of facts that can occur in a game."""
    for place in PLACES:
        if place.exists_in(game):
            yield from misdeals_at(game, place, random)
    for closing in CLOSINGS:
        yield from _at_the_close(game, closing.kind, closing.name, closing.write(game, random))
    for procedure in PROCEDURES:
        written = procedure.write(game, random)
        if written is not None:
            yield from (_by_procedure(game, procedure.name, one) for one in written)


def misdeals_at(
    game: Game,
    place: FaultPlace,
    random: Random,
    reading: str = RULES_VERSION,
    table: Mapping[str, object] = NO_SETTINGS,
) -> Iterator[Misdeal]:
    """Yield the misdeals of a game at one place of a round, at a table with these settings."""
    round_ = WrittenRound(place.table_of(game, table), reading)
    place.lead(round_, random)
    for kind in kinds_of_people():
        if not is_meant_at(kind.id, place, round_):
            continue
        for facts in walks(round_, kind, random):
            answer = answered(round_, kind, facts)
            if isinstance(answer, MisdealAnswer):
                yield _misdeal(round_, kind.id, place.name, facts, answer)


def misdeals_at_the_table(terms: Terms, place: FaultPlace, random: Random) -> Iterator[Misdeal]:
    """Yield the misdeals at one place of a round as a house rules on them: by its settings and reading."""
    settings = {"house": house_in_words(terms.house), "decks": terms.decks}
    return misdeals_at(terms.rules, place, random, terms.rules_version, settings)


def is_meant_at(kind: str, place: FaultPlace, round_: WrittenRound) -> bool:
    """Return whether a kind is the one fault of a round that stands there."""
    if place.only_for is not None and kind not in place.only_for:
        return False
    played = round_.table.round
    fault = None if played is None else played.fault
    return fault is None or kind in MEANT_AT[fault]


def answered(round_: WrittenRound, kind: IrregularityKind, facts: Words) -> MisdealAnswer | Refusal:
    """Return what the rounds make of an irregularity with these facts, or why it cannot be raised."""
    answers = facts_in_words(facts)
    ruling = rule_on(Case(round_.table, answers), kind.id)
    if isinstance(ruling, Refusal):
        return ruling
    decided = decide(round_.table, RaiseIrregularity(kind.id, answers), ruling.needs)
    if isinstance(decided, Refusal):
        return decided
    after = evolve_all(round_.table, decided)
    return _answer_of(ruling, new_shoe=after.condemned is not None, replaced=after.replace_after_round)


def _answer_of(ruling: Ruling, *, new_shoe: bool, replaced: bool) -> MisdealAnswer:
    return MisdealAnswer(
        action=ruling.action.value,
        paragraph=ruling.paragraph,
        decided_by=ruling.needs,
        options=ruling.options,
        new_shoe=new_shoe,
        replaced=replaced,
    )


def _misdeal(round_: WrittenRound, kind: str, place: str, facts: Words, answer: MisdealAnswer) -> Misdeal:
    step: Words = {"do": "irregularity", "kind": kind, "by": answer.decided_by.value}
    return Misdeal(
        game=round_.table.terms.game,
        kind=kind,
        phase=phase_of(round_.table),
        place=place,
        facts=facts,
        script=_script(f"{kind} {place}", round_, {**step, "facts": facts} if facts else step),
        answer=answer,
    )


def _script(name: str, round_: WrittenRound, *more: Words) -> Words:
    return {"id": name, "table": round_.written, "steps": [*round_.steps, *more]}


def _at_the_close(game: Game, kind: str, name: str, round_: WrittenRound) -> Iterator[Misdeal]:
    """Yield what the terminal raises by itself when the bets are closed."""
    played = round_.table.current
    for record in () if played is None else played.irregularities:
        if record.kind == kind:
            answer = MisdealAnswer(
                action=record.action,
                paragraph=record.paragraph,
                decided_by=record.decided_by,
                options=bool(record.options),
                new_shoe=False,
                replaced=False,
            )
            yield Misdeal(
                game=game.id,
                kind=kind,
                phase=Phase.BETTING,
                place=name,
                facts={},
                script=_script(f"{kind} {name}", round_),
                answer=answer,
            )
            return


def _by_procedure(game: Game, name: str, written: MetRound) -> Misdeal:
    place, round_ = written.place, written.round
    answer = MisdealAnswer(
        action=written.action,
        paragraph=written.paragraph,
        decided_by=written.decided_by,
        options=False,
        new_shoe=False,
        replaced=False,
    )
    return Misdeal(
        game=game.id,
        kind=name,
        phase=phase_of(round_.table),
        place=place,
        facts={},
        script={**_script(f"{name} {place}", round_), "on_refusal": "continue"},
        answer=answer,
    )


@lru_cache
def not_possible(game: Game) -> tuple[NotPossible, ...]:
    """Return every kind and phase of a game that cannot meet, with the reason."""
    met: dict[tuple[str, Phase], Message | None] = {}
    random = Random(0)
    stands: dict[Phase, list[tuple[FaultPlace, WrittenRound]]] = {phase: [] for phase in Phase}
    for place in PLACES:
        if place.exists_in(game):
            round_ = WrittenRound(place.table_of(game))
            place.lead(round_, random)
            stands[phase_of(round_.table)].append((place, round_))
    for kind in CATALOGUE.values():
        for phase in Phase:
            met[kind.id, phase] = _reason(kind, phase, stands[phase], random)
    return tuple(NotPossible(game.id, kind, phase, reason) for (kind, phase), reason in met.items() if reason)


def _reason(
    kind: IrregularityKind,
    phase: Phase,
    stands: list[tuple[FaultPlace, WrittenRound]],
    random: Random,
) -> Message | None:
    """Return why a kind cannot occur in a phase; None if it can."""
    if kind.by_terminal:
        return None if phase is Phase.BETTING else _BY_THE_TERMINAL
    if not stands:
        return _NO_SUCH_PHASE
    meant = [round_ for place, round_ in stands if is_meant_at(kind.id, place, round_)]
    if not meant:
        return _ONE_FAULT
    told: list[Message] = []
    for round_ in meant:
        for facts in walks(round_, kind, random):
            answer = answered(round_, kind, facts)
            if not isinstance(answer, Refusal):
                return None
            told.append(answer.message)
    return told[-1] if told else _NOTHING_TO_STATE


_BY_THE_TERMINAL = Message("The terminal raises it by itself at the call of no more bets, and never later.")
_NO_SUCH_PHASE = Message("The game has no such phase.")
_ONE_FAULT = Message("Another fault is on the table there, and a misdeal has one.")
_NOTHING_TO_STATE = Message("Nothing is on record there that it could be about.")


_SET_ASIDE = frozenset({"box", "bettor", "amount", "owed", "paid"})


def without_particulars(value: object) -> str:
    """Return facts without cards, boxes, names and sums."""
    if isinstance(value, dict):
        return ",".join(
            f"{key}={without_particulars(one)}" for key, one in value.items() if key not in _SET_ASIDE
        )
    if isinstance(value, list):
        return str(len(value))
    return "card" if _is_card(value) else str(value)


def _ranks(value: object) -> tuple[str, ...]:
    """Return the ranks of all cards in a piece of script, in their order."""
    if isinstance(value, dict):
        return tuple(rank for one in value.values() for rank in _ranks(one))
    if isinstance(value, list):
        return tuple(rank for one in value for rank in _ranks(one))
    return (str(value)[0],) if _is_card(value) else ()


def _is_card(value: object) -> bool:
    return isinstance(value, str) and len(value) == 2 and value[1] in "SHDCX" and value[0] in "A23456789TJQKX"
