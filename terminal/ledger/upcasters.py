"""Carries stored acts of older versions forward: plain dictionaries in and out, no current code called.

When the fields of an event change, its class gets the next version and this module one function from the old
body to the new one, entered under the old name and version. A command's present version is one above the last
of its upcasters. An entry is never changed or removed once a release has written its version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Body = dict[str, object]
Upcaster = Callable[[Body], Body]
Upcasters = Mapping[tuple[str, int], Upcaster]


def _about_no_other_round(body: Body) -> Body:
    """The facts of an irregularity did not name the round that was meant."""
    facts = body.get("facts")
    return {**body, "facts": {**facts, "about": None}} if isinstance(facts, dict) else body


def _about_no_card(body: Body) -> Body:
    """Nor did they say which card was meant."""
    facts = body.get("facts")
    return {**body, "facts": {**facts, "card": None}} if isinstance(facts, dict) else body


def _nothing_recovered(body: Body) -> Body:
    """Nor what was recovered of a wrong payment."""
    facts = body.get("facts")
    bet = facts.get("bet") if isinstance(facts, dict) else None
    if not isinstance(facts, dict) or not isinstance(bet, dict):
        return body
    return {**body, "facts": {**facts, "bet": {**bet, "recovered": None}}}


def _no_pace_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say what pace the house expects."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "pace": None}} if isinstance(standing, dict) else body


def _no_pace_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "pace": None}} if isinstance(table, dict) else body


def _no_reason_on_a_line(body: Body) -> Body:
    """A settlement did not say why a bet was returned."""
    lines = body.get("lines")
    if not isinstance(lines, list):
        return body
    return {**body, "lines": [_line_without_reason(line) for line in lines]}


def _line_without_reason(line: object) -> object:
    return {**line, "why_returned": None} if isinstance(line, dict) else line


def _no_reason_in_the_day(body: Body) -> Body:
    """Nor did the rounds that were still at hand when a day began; their entries are past any undo."""
    table = body.get("table")
    if not isinstance(table, dict):
        return body
    rounds = {name: _round_without_reason(table[name]) for name in ("last", "before") if name in table}
    return {**body, "table": {**table, **rounds}}


def _round_without_reason(played: object) -> object:
    if not isinstance(played, dict):
        return played
    settlement = played.get("settlement")
    settled = _no_reason_on_a_line(settlement) if isinstance(settlement, dict) else settlement
    return {**played, "settlement": settled, "undo": None}


def _back_and_not_to_confirm(body: Body) -> Body:
    """A jump of the clock was reported only where it went back, and nobody was asked to confirm the time."""
    milliseconds = body.get("milliseconds")
    back = -milliseconds if isinstance(milliseconds, int) else milliseconds
    return {**body, "milliseconds": back, "to_confirm": False}


def _no_doubt_in_the_day(body: Body) -> Body:
    """What stood at the table when a day began did not say whether its clock was in doubt."""
    table = body.get("table")
    return {**body, "table": {**table, "clock_doubted": False}} if isinstance(table, dict) else body


def _no_staff_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say who the staff are."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "staff": None}} if isinstance(standing, dict) else body


def _no_staff_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "staff": None}} if isinstance(table, dict) else body


def _no_settings_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say which settings and which key were in force."""
    standing = body.get("standing")
    return (
        {**body, "standing": {**standing, "settings": None, "table_key": None}}
        if isinstance(standing, dict)
        else body
    )


def _no_settings_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return (
        {**body, "table": {**table, "settings": None, "table_key": None}} if isinstance(table, dict) else body
    )


def _before_no_reopening(body: Body) -> Body:
    """A movement of chips did not say whether the bets had been reopened: nothing could reopen them."""
    return {**body, "after_reopening": False}


def _slices_before_no_reopening(body: Body) -> Body:
    """Nor did the slices that lie there again."""
    return {**body, "slices": _slices_with_mark(body.get("slices"))}


def _slices_with_mark(slices: object) -> object:
    """Return slices of eight parts with the ninth."""
    if not isinstance(slices, list):
        return slices
    return [[*piece, False] if isinstance(piece, list) else piece for piece in slices]


def _call_before_no_reopening(body: Body) -> Body:
    """A call of no more bets was never a second one."""
    return {**body, "changed": 0}


def _not_carried(body: Body) -> Body:
    """A card that was taken back had always come out of the shoe."""
    return {**body, "carried": False}


def _fault_left_to_entry(body: Body) -> Body:
    """A face that was covered again did not say the fault before; the entry that was taken back does."""
    return {**body, "fault": None, "says_fault": False}


def _offer_left_to_entry(body: Body) -> Body:
    """Nor did insurance taken back say how the offer had stood before."""
    return {**body, "out": None, "declined": []}


def _nothing_taken_back_in_the_day(body: Body) -> Body:
    """What stood at the table when a day began knew nothing of acts taken back."""
    table = body.get("table")
    if not isinstance(table, dict):
        return body
    rounds = {name: _round_never_reopened(table[name]) for name in ("last", "before") if name in table}
    return {**body, "table": {**table, **rounds, "last_act": None}}


def _round_never_reopened(played: object) -> object:
    if not isinstance(played, dict):
        return played
    lying = {name: _slices_with_mark(played[name]) for name in ("slices", "latest") if name in played}
    return {**played, **lying, "reopened": 0, "at_call": []}


def _last_bets_in_the_day(body: Body) -> Body:
    """Nor did it say which bets can be repeated: those of the round then at hand, if it was of that shoe."""
    table = body.get("table")
    if not isinstance(table, dict):
        return body
    played, shoe = table.get("last") or table.get("before"), table.get("shoe")
    bets: list[object] = []
    if isinstance(played, dict) and isinstance(shoe, dict) and played.get("shoe") == shoe.get("number"):
        bets = _sums_of_slices(played) if played.get("closed") else []
    return {**body, "table": {**table, "last_bets": bets}}


def _sums_of_slices(played: Body) -> list[object]:
    slices = played.get("slices")
    sums: dict[tuple[object, ...], int] = {}
    for _order, box, bettor, bet, amount, *_marks in slices if isinstance(slices, list) else ():
        sums[box, bettor, bet] = sums.get((box, bettor, bet), 0) + amount
    return [[list(key), cents] for key, cents in sums.items()]


def _nothing_settled_before_in_the_day(body: Body) -> Body:
    """Nor did a round say what of it had been settled before a correction."""
    table = body.get("table")
    if not isinstance(table, dict):
        return body
    rounds = {
        name: {**table[name], "settled_before": []}
        for name in ("last", "before")
        if isinstance(table.get(name), dict)
    }
    return {**body, "table": {**table, **rounds}}


def _no_training_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say what is on record of training."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "training": None}} if isinstance(standing, dict) else body


def _no_training_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "training": None}} if isinstance(table, dict) else body


def _no_recorded_faces_in_the_day(body: Body) -> Body:
    """Nor the faces that a source had read before they were shown."""
    table = body.get("table")
    if not isinstance(table, dict):
        return body
    rounds = {
        name: {**table[name], "dealt": [[*card, None] for card in table[name].get("dealt", ())]}
        for name in ("last", "before")
        if isinstance(table.get(name), dict)
    }
    return {**body, "table": {**table, **rounds}}


def _no_foreign_write_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say what other programs had written into the ledger."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "foreign_writes": []}} if isinstance(standing, dict) else body


def _no_foreign_write_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "foreign_writes": []}} if isinstance(table, dict) else body


def _no_program_checks_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say how far the checks of the program are on record."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "program_checks": None}} if isinstance(standing, dict) else body


def _no_program_checks_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "program_checks": None}} if isinstance(table, dict) else body


def _later_settings(body: Body) -> Body:
    """The settings of training said neither how often somebody breaks a rule nor how long names are kept."""
    return {**body, "settings": _with_later_settings(body.get("settings"))}


def _with_later_settings(settings: object) -> object:
    return {**settings, "violations": 3, "retention_days": None} if isinstance(settings, dict) else settings


def _nothing_opened_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say which topics are open, or whose name was removed."""
    standing = body.get("standing")
    return {**body, "standing": _with_later_training(standing)} if isinstance(standing, dict) else body


def _nothing_opened_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": _with_later_training(table)} if isinstance(table, dict) else body


def _with_later_training(holder: Body) -> Body:
    """Return what holds a record of training with what that did not say; a day's end says it again."""
    record = holder.get("training")
    if not isinstance(record, dict):
        return holder
    later: Body = {"opened": [], "coached": None, "lapsed": [], "removed": []}
    settings = _with_later_settings(record.get("settings"))
    return {**holder, "training": {**record, "settings": settings, **later}}


def _no_note_key_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say with which key the note of the last event is sealed."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "note_key": None}} if isinstance(standing, dict) else body


def _no_note_key_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "note_key": None}} if isinstance(table, dict) else body


def _exam_with_chips_as_shipped(body: Body) -> Body:
    """An exam did not say with which chips: it went by those as shipped, whatever the house had."""
    terms = body.get("terms")
    shipped = [100, 500, 2_500, 10_000, 50_000, 100_000, 500_000, 1_000_000, 2_500_000]
    return {**body, "terms": {**terms, "chips": shipped}} if isinstance(terms, dict) else body


def _exam_of_unknown_items(body: Body) -> Body:
    """Nor by which list of items."""
    return {**body, "items": 0}


def _answer_without_moment(body: Body) -> Body:
    """The answer to a moment of an exam did not say how to make the moment again, or what was shown of it."""
    return {**body, "seed": 0, "told": []}


def _ended_by_the_trainee(body: Body) -> Body:
    """An exam was ended by the trainee alone."""
    return {**body, "items_changed": False}


def _nothing_announced_before_in_the_day(body: Body) -> Body:
    """Nor did it say which rounds had been announced as the last before the present one."""
    table = body.get("table")
    return {**body, "table": {**table, "announced_before": []}} if isinstance(table, dict) else body


def _said_by_the_profile(body: Body) -> Body:
    """A pace came of the profile alone: nobody signed for another at the table."""
    return {**body, "of_profile": True}


def _limits_as_one(body: Body) -> Body:
    """Limits that were set at the table stayed as long as the profile changed none of them."""
    return {**body, "each_limit": False}


def _profile_not_known(body: Body) -> Body:
    """A change at the table did not say what the profile said meanwhile."""
    return {**body, "profile": None}


def _profile_pace_in_the_shoe(body: Body) -> Body:
    """So what holds over from shoe to shoe had one pace, which was that of the profile."""
    standing = body.get("standing")
    return {**body, "standing": _with_profile_pace(standing)} if isinstance(standing, dict) else body


def _profile_pace_in_the_day(body: Body) -> Body:
    """So had what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": _with_profile_pace(table)} if isinstance(table, dict) else body


def _with_profile_pace(holder: Body) -> Body:
    return {**holder, "profile_pace": holder.get("pace")}


def _all_or_none_given_back(body: Body) -> Body:
    """The end of a round gave all bets of a Tie back or none; older ones did not say, and gave none."""
    return {"give_back": False, **body}


def _no_heads_in_settings(body: Body) -> Body:
    """The settings of a table did not say where its heads go."""
    settings = body.get("settings")
    return {**body, "settings": {**settings, "heads": None}} if isinstance(settings, dict) else body


def _no_heads_in_the_shoe(body: Body) -> Body:
    """Nor did what holds over from shoe to shoe."""
    standing = body.get("standing")
    return {**body, "standing": _no_heads_in_settings(standing)} if isinstance(standing, dict) else body


def _no_heads_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": _no_heads_in_settings(table)} if isinstance(table, dict) else body


EVENT_UPCASTERS: Upcasters = {
    ("irregularity_decided", 1): _about_no_other_round,
    ("irregularity_decided", 2): _about_no_card,
    ("irregularity_decided", 3): _nothing_recovered,
    ("shoe_opened", 1): _no_pace_in_the_shoe,
    ("shoe_opened", 2): _no_staff_in_the_shoe,
    ("shoe_opened", 3): _no_settings_in_the_shoe,
    ("shoe_opened", 4): _no_training_in_the_shoe,
    ("shoe_opened", 5): _no_foreign_write_in_the_shoe,
    ("shoe_opened", 6): _no_program_checks_in_the_shoe,
    ("shoe_opened", 7): _nothing_opened_in_the_shoe,
    ("shoe_opened", 8): _no_note_key_in_the_shoe,
    ("shoe_opened", 9): _profile_pace_in_the_shoe,
    ("shoe_opened", 10): _no_heads_in_the_shoe,
    ("day_begun", 1): _no_pace_in_the_day,
    ("day_begun", 2): _no_reason_in_the_day,
    ("day_begun", 3): _nothing_taken_back_in_the_day,
    ("day_begun", 4): _last_bets_in_the_day,
    ("day_begun", 5): _no_staff_in_the_day,
    ("day_begun", 6): _no_doubt_in_the_day,
    ("day_begun", 7): _no_settings_in_the_day,
    ("day_begun", 8): _no_training_in_the_day,
    ("day_begun", 9): _nothing_settled_before_in_the_day,
    ("day_begun", 10): _no_recorded_faces_in_the_day,
    ("day_begun", 11): _no_foreign_write_in_the_day,
    ("day_begun", 12): _no_program_checks_in_the_day,
    ("day_begun", 13): _nothing_opened_in_the_day,
    ("day_begun", 14): _no_note_key_in_the_day,
    ("day_begun", 15): _nothing_announced_before_in_the_day,
    ("day_begun", 16): _profile_pace_in_the_day,
    ("day_begun", 17): _no_heads_in_the_day,
    ("settings_adopted", 1): _no_heads_in_settings,
    ("clock_jumped", 1): _back_and_not_to_confirm,
    ("bet_placed", 1): _before_no_reopening,
    ("bets_closed", 1): _call_before_no_reopening,
    ("bet_withdrawn", 1): _before_no_reopening,
    ("tied_bet_withdrawn", 1): _before_no_reopening,
    ("withdrawal_retracted", 1): _slices_before_no_reopening,
    ("card_retracted", 1): _not_carried,
    ("card_covered", 1): _fault_left_to_entry,
    ("insurance_retracted", 1): _offer_left_to_entry,
    ("round_concluded", 1): _no_reason_on_a_line,
    ("round_voided", 1): _no_reason_on_a_line,
    ("training_set", 1): _later_settings,
    ("exam_begun", 1): _exam_with_chips_as_shipped,
    ("exam_begun", 2): _exam_of_unknown_items,
    ("exam_answered", 1): _answer_without_moment,
    ("pace_set", 1): _said_by_the_profile,
}
"""From an event's stored name and version to the function that makes the body of the next version."""

COMMAND_UPCASTERS: Upcasters = {
    ("RaiseIrregularity", 1): _about_no_other_round,
    ("RaiseIrregularity", 2): _about_no_card,
    ("RaiseIrregularity", 3): _nothing_recovered,
    ("SetTraining", 1): _later_settings,
    ("BeginExam", 1): _exam_with_chips_as_shipped,
    ("BeginExam", 2): _exam_of_unknown_items,
    ("AnswerExam", 1): _answer_without_moment,
    ("EndExam", 1): _ended_by_the_trainee,
    ("SetPace", 1): _said_by_the_profile,
    ("SetPace", 2): _profile_not_known,
    ("SetLimits", 1): _profile_not_known,
    ("AdoptProfile", 1): _limits_as_one,
    ("AdoptProfile", 2): _no_heads_in_settings,
    ("ConcludeRound", 1): _all_or_none_given_back,
}
"""The same for commands."""


def carry_forward(upcasters: Upcasters, name: str, version: int, body: Body) -> tuple[int, Body]:
    """Return the body in the newest version that the table reaches, and that version."""
    while (name, version) in upcasters:
        body = upcasters[name, version](body)
        version += 1
    return version, body
