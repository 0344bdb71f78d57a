"""The pages of a walk-through that hang on no answer: what is said, what is kept, what would follow."""

from msgspec import structs

from terminal.rounds.evolve import evolve_all
from terminal.rounds.irregularities.common import ONE_MOMENT
from terminal.rounds.irregularities.deciding import consequences, rule_on
from terminal.rounds.irregularities.kind import Case, Group, IrregularityKind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Hand
from terminal.rules.card_place import CARDS_OF_A_HAND, CardPlace
from terminal.screen.dialogue import Pages
from terminal.screen.effects import bets_text, effect_of, paragraph_text, result_text
from terminal.screen.felt_asked import AskedCard, FeltAsked
from terminal.screen.hand_views import hands_after
from terminal.screen.irregularities.kinds import kinds_views
from terminal.screen.irregularities.views import PreviewView
from terminal.screen.translate import Bilingual, both, say, second_line, second_said, tr
from terminal.screen.views import GuideView, MainView, Tone
from terminal.screen.words import button_view, quoted, steps_of


def calls_of(kind: IrregularityKind | None) -> tuple[str, str]:
    """Return what the dealer says at an irregularity, in both languages.

    Before its kind is known, to wait.
    """
    call = ONE_MOMENT if kind is None else kind.call
    return say(call), second_said(call)


def walk_guide(table: Table, kind: IrregularityKind | None, title: str, *, done: bool) -> GuideView:
    """Return what the dealer says meanwhile, and what is to be done: `title`.

    `done` once every question is answered.
    """
    call, second = calls_of(kind)
    return GuideView(
        steps_of(table),
        None,
        tr("STOPPED"),
        tr("Confirm the ruling") if done else title,
        call=quoted(call),
        call_second=second,
        tone=Tone.ALARM,
        halts=True,
    )


def which_pages(table: Table, group: Group | None) -> Pages:
    """Return what can have happened, and that it may be touched, before the kind is known."""
    kinds, more = kinds_views(table, group)
    guide = walk_guide(table, None, tr("What happened?"), done=False)
    touch = tr("or touch it: a card, a box, the shoe") if group is None else tr("or touch something else")
    second = second_line("What happened?")
    return Pages(
        kinds=kinds,
        more_kinds=more,
        asked=_what_can_be_touched(table),
        guide=structs.replace(guide, title_second=second, then=touch, may_touch=True),
        main=button_view("CHOOSE WHAT HAPPENED", tr("a key, or on the felt"), ready=False),
    )


def _what_can_be_touched(table: Table) -> FeltAsked:
    """Return what may be touched to say what happened: the cards, the numbers of boxes, the shoe."""
    played = table.current
    lying = () if played is None else tuple((hand, len(played.cards_of(hand))) for hand in Hand)
    places = tuple(
        AskedCard(CardPlace(hand, place), 0)
        for hand, cards in lying
        for place in range(1, min(cards, CARDS_OF_A_HAND) + 1)
    )
    return FeltAsked(cards=places, plates=frozenset(table.terms.boxes), shoe=table.shoe is not None)


def previews_of(case: Case, kind: IrregularityKind) -> tuple[PreviewView, ...]:
    """Return what would follow if the cards can be put back in order, and if they cannot."""
    return (
        _preview(case, kind, both("If put back in order"), in_order=True),
        _preview(case, kind, both("If it cannot be put back"), in_order=False),
    )


def _preview(case: Case, kind: IrregularityKind, title: Bilingual, *, in_order: bool) -> PreviewView:
    supposed = Case(case.table, structs.replace(case.answers, reconstructable=in_order))
    effect, note, reason = effect_of(supposed, kind.id)
    ruled = rule_on(supposed, kind.id)
    hands = None
    if isinstance(ruled, Ruling) and ruled.reorder:
        after = evolve_all(case.table, consequences(supposed, kind.id, ruled, ruled.needs))
        hands = hands_after(case.table, after, "", "")
    cited = "" if isinstance(ruled, Refusal) else paragraph_text(ruled.paragraph)
    return PreviewView(*title, cited, effect or reason, note, hands)


def meant_text(meant: Table) -> str:
    """Return the round that is meant, how it ended, and its bets."""
    played = meant.current
    if played is None:
        return ""
    return tr("Round {number}: {result}. {bets}.").format(
        number=played.number, result=result_text(meant), bets=bets_text(meant)
    )


def felt_button(asked: str | None, *, number_pad: bool, card_pad: bool) -> MainView:
    """Return the main button while the felt, or the pad that goes on with it, is waited for."""
    if number_pad:
        return button_view("SET THE SUM", tr("on the number pad"), ready=False)
    if card_pad:
        return button_view("TOUCH THE FACE", tr("on the card pad"), ready=False)
    if asked == "card":
        return button_view("TOUCH THE CARD", tr("on the felt"), ready=False)
    return button_view("TOUCH THE BET", tr("on the felt"), ready=False)
