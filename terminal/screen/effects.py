"""What a ruling or a command would bring about, worked out on the state before anybody signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terminal.rounds.commands import Command, RaiseIrregularity
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.irregularities import technical_interruption
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.deciding import consequences, rule_on
from terminal.rounds.irregularities.discretion import is_left_open, with_remedy
from terminal.rounds.irregularities.kind import Case, IrregularityKind, Ruling
from terminal.rounds.profile import ProfileChange, pace_change, settings_changes, terms_changes
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Phase, Round, Table, phase_of
from terminal.rules.actions import Action
from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import UNKNOWN, total
from terminal.rules.established import Status
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank
from terminal.rules.settlement import facts_of
from terminal.rules.stakes import BetKey
from terminal.screen.command_words import act_words, capitalised
from terminal.screen.dialogue_views import ChangeLine, Established
from terminal.screen.format import money
from terminal.screen.translate import both, say, tr
from terminal.screen.words import bet_title, counted, hand_title, whose_box

_PAIRS = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
_MOST_CHANGES = 6
"""Lines of a profile that have room on the page."""
_NAMED = 2
"""How many decided bets are named; the Pairs, which are decided first, come last in the list."""


def action_text(action: Action) -> str:
    """Return what becomes of the round, in a sentence."""
    return {
        Action.VOID: tr("The round is void."),
        Action.RECONSTRUCTED: tr("The cards are put back in order."),
        Action.CONTINUE: tr("The round goes on."),
        Action.CONCLUDE: tr("Play continues and the round is concluded."),
        Action.REFUSED: tr("It is refused."),
        Action.RETURNED: tr("It goes back to the player."),
        Action.RECORDED: tr("It is recorded."),
    }[action]


def paragraph_text(paragraph: str | None) -> str:
    """Return a paragraph as the screen cites it; or says that the rules do not name one."""
    return tr("not in the rules") if paragraph is None else f"¶ {paragraph}"


def effect_of(case: Case, kind: str) -> tuple[str, str, str]:
    """Return what would follow from these facts: a sentence, a note, and why nothing can follow yet."""
    ruled = rule_on(case, kind)
    if isinstance(ruled, Refusal):
        return "", "", "" if ruled.code == "fact_missing" else say(ruled.message)
    return action_text(ruled.action), note_of(case, kind, ruled, paragraph_text(ruled.paragraph)), ""


def done_by(table: Table, command: Command) -> str:
    """Return what a command does, in a few words for the key that approves it."""
    if isinstance(command, RaiseIrregularity):
        effect, _, _ = effect_of(Case(table, command.facts), command.kind)
        return effect.rstrip(".")
    return act_words(table, command)


def _options_withheld(table: Table, command: Command) -> tuple[ChangeLine, ...]:
    """Return the sentence that nobody is asked, because an outcome is established."""
    if not isinstance(command, RaiseIrregularity):
        return ()
    case = Case(table, command.facts)
    ruled = rule_on(case, command.kind)
    if isinstance(ruled, Refusal) or not _withholds(case, ruled):
        return ()
    return (ChangeLine(tr("Options"), tr("not asked"), tr("withheld: outcome fixed")),)


def _withholds(case: Case, ruling: Ruling) -> bool:
    """Return whether rules with player options give none, as an outcome is established (RULINGS 20)."""
    return case.game.player_options and ruling.reorder and not ruling.options and case.established


def note_of(case: Case, kind: str, ruling: Ruling, cited: str) -> str:
    """Return what a ruling makes of bets and cards, and what is `cited` for it, in a line."""
    notes = [_note(case, kind, ruling)] if case.played is not None else []
    if ruling.options:
        notes.append(tr("every bettor chooses"))
    return " · ".join(note for note in (*notes, cited) if note)


def _note(case: Case, kind: str, ruling: Ruling) -> str:
    if ruling.earlier_round:
        return tr("of the earlier round")
    if ruling.action is Action.VOID and case.played is not None:
        sums = case.played.standing
        return tr("{bets}, {sum}, go back").format(bets=counted(len(sums)), sum=money(sum(sums.values())))
    if ruling.reorder:
        after = evolve_all(case.table, consequences(case, kind, ruling, ruling.needs)).current
        return "" if after is None else points_line(after)
    return ""


def points_line(played: Round) -> str:
    """Return both Point Totals."""
    player, banker = _points(played.player), _points(played.banker)
    return tr("Player {player}, Banker {banker}").format(player=player, banker=banker)


def _points(cards: tuple[str, ...]) -> str:
    known = [card for card in cards if card != UNKNOWN]
    return "–" if len(known) != len(cards) or not cards else str(total(known))  # type: ignore[arg-type]


def foreseen(table: Table, command: Command, after: Table, meant: Table | None) -> tuple[ChangeLine, ...]:
    """Return what would become of things `after` a command that somebody signs for, line by line.

    `meant` is the table as the round had left it that lies behind and that it is about, if any.
    """
    return (
        *_about(table, command),
        *_remedy_chosen(table, command),
        *(_changes_of(table, after, command) if meant is None else _meant_round(meant)),
        *_options_withheld(table, command),
    )


def after_command(table: Table, command: Command, rank: Rank) -> Table | None:
    """Return the state that a command would lead to; None if it would be refused even so."""
    decided = decide(table, command, rank)
    return None if isinstance(decided, Refusal) else evolve_all(table, decided)


def _about(table: Table, command: Command) -> tuple[ChangeLine, ...]:
    """Return the name of an irregularity to be signed for, and the round and the bet that it is about."""
    if not isinstance(command, RaiseIrregularity) or command.kind not in CATALOGUE:
        return ()
    title = ChangeLine(tr("Irregularity"), tr("none raised"), say(CATALOGUE[command.kind].title), new=True)
    bet, meant = command.facts.bet, command.facts.about
    titles: tuple[ChangeLine, ...] = (title,)
    if meant is not None:
        named = tr("shoe {shoe}, round {round}").format(shoe=meant.shoe, round=meant.round)
        titles = (title, ChangeLine(tr("Which round"), tr("none named"), named, new=True))
    if bet is None:
        return titles
    whose = whose_box(bet.box, bet.bettor)
    name = tr("Insurance") if bet.bet == INSURANCE_LINE else bet_title(Bet(bet.bet), table)
    what = tr("{bet} {sum}").format(bet=name, sum=money(bet.amount))
    if bet.owed is None or bet.paid is None:
        return (*titles, ChangeLine(whose, what, tr("on record")))
    owed = tr("owed {owed}, paid {paid}").format(owed=money(bet.owed), paid=money(bet.paid))
    if bet.recovered is not None:
        owed = tr("{payment}, recovered {sum}").format(payment=owed, sum=money(bet.recovered))
    return (*titles, ChangeLine(whose, what, owed))


def _changes_of(before: Table, after: Table, command: Command) -> tuple[ChangeLine, ...]:
    """Return what differs between two states, line by line, as the one who signs must see it.

    Where no line differs, the act itself is named; an irregularity has its name in a line of its own.
    """
    begun = after.round
    if begun is not None and begun.entered_late and before.round is None:
        number = tr("round {number}, entered late").format(number=begun.number)
        return (ChangeLine(tr("Round"), tr("none under way"), number),)
    taken = _profile(before, after)
    if taken:
        return taken
    lines = [
        ChangeLine(tr("Result"), result_text(before), result_text(after)),
        ChangeLine(tr("Bets"), bets_text(before), bets_text(after)),
        *_corrected(before, after),
        ChangeLine(tr("Options"), _options(before), _options(after)),
        ChangeLine(tr("Shoe"), _shoe(before), _shoe(after)),
        ChangeLine(tr("Limits"), _limits(before), _limits(after)),
        ChangeLine(tr("Notice"), _notice(before), _notice(after)),
        ChangeLine(tr("Gaming day"), _day(before), _day(after)),
        ChangeLine(tr("Time"), _clock(before), _clock(after)),
    ]
    is_named = isinstance(command, RaiseIrregularity)
    act = lines[0] if is_named else ChangeLine(tr("Recorded"), "", capitalised(act_words(before, command)))
    changed = tuple(line for line in lines if line.before != line.after) or (act,)
    played = before.round
    if played is not None and played.slices and lines[1] not in changed:
        return (*changed, ChangeLine(tr("Bets"), lines[1].before, tr("the same, none returned")))
    return changed


def _profile(before: Table, after: Table) -> tuple[ChangeLine, ...]:
    """Return what of a profile is put in force, if any is."""
    if before.opened == after.opened and (before.pace, before.settings) == (after.pace, after.settings):
        return ()
    changes = [*terms_changes(before.terms, after.terms)]
    if after.pace is not None:
        changes += pace_change(before.pace, after.pace)
    if before.settings is not None and after.settings is not None:
        changes += settings_changes(before.settings, after.settings)
    lines = tuple(profile_line(change) for change in changes)
    if len(lines) <= _MOST_CHANGES:
        return lines
    rest = tr("{count} more, in the strip").format(count=len(lines) - _MOST_CHANGES + 1)
    return (*lines[: _MOST_CHANGES - 1], ChangeLine(tr("Profile"), tr("in force"), rest))


def profile_line(change: ProfileChange) -> ChangeLine:
    """Return what a profile says otherwise than what is in force."""
    return ChangeLine(
        capitalised(say(change.title)), _value(change, change.before), _value(change, change.after)
    )


def _value(change: ProfileChange, value: object) -> str:
    if value is None or value == ():
        return tr("none")
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, tuple):
        return tr(", ").join(value)
    return money(value) if change.is_sum and isinstance(value, int) else str(value)


def result_text(table: Table) -> str:
    """Return how the round at hand ended, or that it has no result yet."""
    played = table.current
    settlement = None if played is None else played.settlement
    over = settlement is not None or phase_of(table) is Phase.RESULT
    if played is None or not over or not played.all_known:
        return tr("none yet")
    if settlement is not None and settlement.result is Result.VOID:
        return tr("void")
    facts = facts_of(played.player, played.banker)
    if facts.result is Result.TIE:
        return tr("Tie, {points}").format(points=facts.points)
    return tr("{hand} wins, {points} over {other}").format(
        hand=hand_title(Hand(facts.result.value)),
        points=facts.points,
        other=min(facts.player_points, facts.banker_points),
    )


def bets_text(table: Table) -> str:
    """Return the bets of the round at hand, counted, with what became of them."""
    played = table.current
    if played is None:
        return tr("none")
    sums = played.standing
    text = f"{counted(len(sums))}, {money(sum(sums.values()))}"
    settlement = played.settlement
    if settlement is not None and settlement.result is Result.VOID:
        text = tr("all go back")
    elif settlement is not None:
        text = tr("{bets}, House {net}").format(bets=text, net=money(settlement.house_net))
    if played.neglected:
        text = tr("{bets}, {count} returned").format(bets=text, count=len(played.neglected))
    return text


def _meant_round(table: Table) -> tuple[ChangeLine, ...]:
    """Return the result and the bets of a round that lies behind, which nothing changes."""
    same = tr("unchanged")
    return (
        ChangeLine(tr("Result"), result_text(table), same),
        ChangeLine(tr("Bets"), bets_text(table), same),
    )


def _corrected(before: Table, after: Table) -> list[ChangeLine]:
    """Return the bets whose sums differ, box by box."""
    was, becomes = _sums(before), _sums(after)
    return [
        ChangeLine(
            whose_box(key.box, key.bettor),
            _one_bet(before, key, was.get(key, 0)),
            _one_bet(after, key, becomes.get(key, 0)),
        )
        for key in dict.fromkeys((*was, *becomes))
        if was.get(key, 0) != becomes.get(key, 0)
    ]


def _sums(table: Table) -> Mapping[BetKey, int]:
    return {} if table.current is None else table.current.sums


def _one_bet(table: Table, key: BetKey, cents: int) -> str:
    return tr("{bet} {sum}").format(bet=bet_title(key.bet, table), sum=money(cents))


def _options(table: Table) -> str:
    played = table.current
    if played is None or not played.choices:
        return tr("not asked")
    choosing = len(played.choices)
    return tr("1 bettor chooses") if choosing == 1 else tr("{count} bettors choose").format(count=choosing)


def _shoe(table: Table) -> str:
    if table.condemned is not None:
        return tr("a new shoe first")
    if table.replace_after_round:
        return tr("replaced after the round")
    return tr("none") if table.shoe is None else tr("shoe {number}").format(number=table.shoe.number)


def _limits(table: Table) -> str:
    limits = table.terms.limits
    named = (
        (tr("min"), limits.minimum),
        (tr("max"), limits.maximum),
        (tr("side min"), limits.side_minimum),
        (tr("side"), limits.side_maximum),
        (tr("diff"), limits.maximum_differential),
    )
    return tr(", ").join(f"{name} {money(cents)}" for name, cents in named if cents is not None) or tr("none")


def _day(table: Table) -> str:
    closed = table.day_closed
    return tr("open") if closed is None else tr("{day}, closed").format(day=closed)


def _clock(table: Table) -> str:
    return tr("Clock jumped") if table.clock_doubted else tr("The time is right")


def _notice(table: Table) -> str:
    return tr("no insurance is offered") if table.notice else tr("insurance is offered")


def established_of(case: Case, ruling: Ruling | None, paragraphs: Sequence[str]) -> Established | None:
    """Return whether an outcome has been established, and by which bets (RULINGS 16).

    Where the ruling withholds player options for that (RULINGS 20), it says so; `paragraphs` are those of the
    kind, of which one under that of the ruling may say it.
    """
    if case.played is None or case.face_missing or not case.played.dealt:
        return None
    bets = case.established_by
    if not bets:
        return Established(
            tr("No outcome has been established."), "", _cited(case, Circumstance.NOT_ESTABLISHED)
        )
    paragraph = _cited(case, Circumstance.ESTABLISHED)
    withheld = ""
    if ruling is not None and _withholds(case, ruling):
        withheld = tr("So no player options are given.")
        under = (name for name in paragraphs if name.startswith(f"{ruling.paragraph}."))
        paragraph = paragraph_text(next(under, ruling.paragraph))
    lost = [bet for bet in _PAIRS if bet in bets and case.statuses[bet] is Status.LOST]
    if len(lost) == len(_PAIRS):
        others = len(bets) - len(lost)
        return Established(
            tr("Outcome established: both Pairs have lost."), withheld or _decided_too(others), paragraph
        )
    names = tr(", ").join(_decided(case, bet) for bet in bets[-_NAMED:])
    more = tr(", +{count}").format(count=len(bets) - _NAMED) if len(bets) > _NAMED else ""
    if withheld:
        return Established(tr("Outcome established: {bets}").format(bets=names), withheld, paragraph)
    return Established(tr("Outcome established"), f"{names}{more}", paragraph)


def _cited(case: Case, when: Circumstance) -> str:
    """Return where the rules say what an outcome, established or not, does to an interrupted round."""
    paragraph = case.game.paragraph_on(technical_interruption.ID, when)
    return "" if paragraph is None else paragraph_text(paragraph)


def _decided_too(bets: int) -> str:
    if not bets:
        return ""
    if bets == 1:
        return tr("1 more bet is decided too.")
    return tr("{count} more bets are decided too.").format(count=bets)


def _decided(case: Case, bet: Bet) -> str:
    title = bet_title(bet, case.table)
    if case.statuses[bet] is Status.WON:
        return tr("{bet} won").format(bet=title)
    return tr("{bet} lost").format(bet=title)


def action_title(action: str) -> tuple[str, str]:
    """Return what may be chosen for a round, or is advised, in both languages."""
    return {
        "void": both("Void"),
        "reconstructed": both("Put back in order"),
        "continue": both("Go on"),
        "conclude": both("Conclude"),
        "recorded": both("Record it"),
    }[action]


def _remedy_chosen(table: Table, command: Command) -> tuple[ChangeLine, ...]:
    """Return, for the one who signs, what is advised and what was chosen, where somebody had a choice."""
    if not isinstance(command, RaiseIrregularity) or command.kind not in CATALOGUE:
        return ()
    case, kind = Case(table, command.facts), CATALOGUE[command.kind]
    if not is_left_open(case, kind):
        return ()
    chosen, ruled = command.facts.remedy, ruled_with(case, kind, None)
    advised = tr("depends on the cards") if ruled is None else action_title(ruled.action)[0]
    return (
        ChangeLine(tr("Advised"), advised, tr("as advised") if chosen is None else action_title(chosen)[0]),
    )


def ruled_with(case: Case, kind: IrregularityKind, remedy: Action | None) -> Ruling | None:
    """Return what follows from a remedy, or without one; None while that cannot be said."""
    ruled = kind.rule(with_remedy(case, remedy))
    return ruled if isinstance(ruled, Ruling) else None
