"""What becomes of the round: what is advised where the rules do not say, and what may be chosen instead."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from terminal.rounds.irregularities.discretion import is_left_open, other_remedies, with_remedy
from terminal.rounds.irregularities.kind import Advice, Case, IrregularityKind, Ruling
from terminal.rules.actions import REMEDIES, Action
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import Answer
from terminal.screen.effects import action_text, action_title, effect_of, note_of, ruled_with
from terminal.screen.translate import both, say, second_line, tr

STANDS = "stands"
"""An earlier round stands as it was settled (RULINGS 21)."""
ADVISED = "advised"
"""What the other sets do is done here, too (RULINGS 23, 25)."""
UNTOLD = (STANDS, ADVISED)
"""The answers that leave the remedy out."""


def weighed(
    case: Case, kind: IrregularityKind, fact: str, answer: Answer, value: object, *, skipped: Collection[str]
) -> Answer:
    """Return an answer to a fact with what would follow from it.

    Where more is asked behind it, nothing stands in its way yet. `skipped` are the facts that were left open.
    """
    changes: dict[str, object] = {fact: value}
    supposed = Case(case.table, replace(case.answers, **changes))
    effect, note, reason = effect_of(supposed, kind.id)
    more = _asks_more(supposed, kind, (*skipped, fact))
    return replace(answer, effect=effect, note=note, reason="" if more else reason)


def remedy_answers(case: Case, kind: IrregularityKind, skipped: Collection[str]) -> tuple[Answer, ...]:
    """Return what may become of the round, first what follows if no remedy is named."""
    if kind.earlier_round:
        names: tuple[Action, ...] = (Action.VOID, Action.RECONSTRUCTED)
        first: tuple[Answer, ...] = (_as_settled(case, kind),)
    elif is_left_open(case, kind):
        names, first = other_remedies(case, kind.rule), (_as_advised(case, kind, skipped),)
    else:
        names, first = REMEDIES, ()
    return (*first, *(_named(case, kind, name, skipped) for name in names))


def untold_remedy(case: Case, kind: IrregularityKind) -> str:
    """Return how it reads that no remedy was named."""
    if kind.earlier_round:
        return tr("as it was settled")
    ruled = ruled_with(case, kind, None)
    if ruled is None:
        return tr("as advised")
    return tr("{remedy}, as advised").format(remedy=action_title(ruled.action)[0])


def chosen_by(case: Case, kind: IrregularityKind) -> str:
    """Return who chooses the remedy where the rules do not say; empty where they are not."""
    for remedy in (None, *REMEDIES) if is_left_open(case, kind) else ():
        ruled = ruled_with(case, kind, remedy)
        if ruled is not None and ruled.advice is not None:
            pit = ruled.needs is Rank.PIT_SUPERVISOR
            return tr("the Pit Supervisor decides") if pit else tr("the Shift Manager decides")
    return ""


def _named(case: Case, kind: IrregularityKind, name: Action, skipped: Collection[str]) -> Answer:
    """Return a remedy that may be chosen."""
    ruled = ruled_with(case, kind, name)
    answer = Answer(name, "right", *(action_title(name) if ruled is None else _titles(name, ruled)))
    answer = weighed(case, kind, "remedy", answer, name.value, skipped=skipped)
    if ruled is not None and not (answer.effect or answer.reason):
        answer = replace(answer, effect=action_text(ruled.action))
    return answer


def _titles(action: Action, ruling: Ruling) -> tuple[str, str]:
    """Return what is done, and that nothing is dealt before a new shoe where that follows."""
    title, second_title = action_title(action)
    if not ruling.condemns or ruling.advice is None:
        return title, second_title
    return tr("{remedy}, a new shoe first").format(remedy=title), second_line(
        "{remedy}, a new shoe first"
    ).format(remedy=second_title)


def _as_settled(case: Case, kind: IrregularityKind) -> Answer:
    effect, note, reason = effect_of(case, kind.id)
    return Answer(STANDS, "check", *both("As it was settled"), effect, note, reason)


def _as_advised(case: Case, kind: IrregularityKind, skipped: Collection[str]) -> Answer:
    """Return what the model does, and why; or that it hangs on what is not known yet."""
    ruled = ruled_with(case, kind, None)
    if ruled is None or ruled.advice is None:
        hangs = Answer(ADVISED, "check", *both("As advised"))
        answer = weighed(case, kind, "remedy", hangs, None, skipped=skipped)
        return answer if answer.reason else replace(answer, effect=tr("It depends on the cards."))
    answer = Answer(ADVISED, "check", *_titles(ruled.action, ruled))
    why = ruled.advice.why
    return replace(
        weighed(case, kind, "remedy", answer, None, skipped=skipped),
        effect=tr("Advised") if why is None else tr("Advised: {why}.").format(why=say(why)),
        note=_advised_note(with_remedy(case, None), kind, ruled, _model(ruled.advice)),
    )


def _advised_note(case: Case, kind: IrregularityKind, ruling: Ruling, cited: str) -> str:
    """Return what the advice makes of the round, and the paragraph.

    The sums that go back stand in the approval.
    """
    if ruling.action is not Action.VOID or not cited:
        return note_of(case, kind.id, ruling, cited)
    return " · ".join((tr("all bets go back"), cited))


def _model(advice: Advice) -> str:
    """Return which set is taken as a model, and where it says so."""
    name = next((tr(game.caption) for game in GAMES.values() if game.short == advice.model), "")
    return tr("{game} ¶ {paragraph}").format(game=name, paragraph=advice.paragraph) if name else ""


def _asks_more(case: Case, kind: IrregularityKind, answered: Collection[str]) -> bool:
    return any(getattr(case.answers, fact) is None and fact not in answered for fact in kind.asks(case))
