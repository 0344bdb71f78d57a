"""The moments of the pit: sign-on, staff, approvals that go wrong, and typed decisions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from terminal.rules.bets import Bet
from terminal.screen.widgets.identity import Field
from terminal.table.people.staff import MOST_ATTEMPTS
from tests.screen import staff_steps
from tests.screen.driving import PIT_SUPERVISOR, SHIFT_MANAGER, Desk
from tests.screen.pit import break_staff_file
from tests.screenshots.scenes import BEAN, NCI, SEATED, B, Bets, P, Picture, enter, table, wide

NOT_THE_PIN = "704916"
SILENT_BETS: Bets = {("1", SEATED): {P: 1_000}, ("2", SEATED): {B: 2_000}, ("3", SEATED): {P: 800}}
SILENT_TABLES = (
    ("easy-six", "mini-7", ("3S", "KH"), "none-established"),
    ("tournament", "big-12", ("3S", "KH", "4D", "5C"), "established"),
    ("fortune-six", "bean-9", ("3S", "KH", "4D", "5C"), "to-be-made"),
)
"""Games whose sets are silent, with the cards that lie there."""


def staff(size: str) -> Iterator[Picture]:
    """Yield the staff, an acting rank assigned, a badge set, and the dealer relieved under acting ranks."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3, private=True)
    _to_the_staff(desk)
    yield Picture("staff", desk)
    desk.answer(PIT_SUPERVISOR[0])
    yield Picture("staff-person", desk)
    desk.answer("4")
    yield Picture("staff-rank", desk)
    desk.answer("pit_manager")
    _digits(desk, SHIFT_MANAGER[0])
    yield Picture("staff-signature", desk)
    _digits(desk, SHIFT_MANAGER[1])
    desk.main("SIGN")
    yield Picture("staff-done", desk)
    desk.answer(PIT_SUPERVISOR[0])
    yield Picture("staff-acting", desk)
    desk.answer("badge")
    yield Picture("staff-badge", desk)
    desk.key(desk.window.enrol, "back")
    desk.answer("add")
    desk.key(desk.window.keyboard, "T")
    yield Picture("staff-new", desk)
    desk.key(desk.window.enrol, "back")
    desk.answer("back")
    desk.shoe()
    desk.other_tool("relief")
    yield Picture("sign-on", desk)
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.sign_on, ("digit", digit))
    yield Picture("sign-on-named", desk)
    desk.main("TAKE OVER")
    yield Picture("relieved", desk)


def approvals(size: str) -> Iterator[Picture]:
    """Yield a wrong PIN, a locked number, a typed reason; then a typed decision."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("3S", "KH"):
        desk.card(face)
    desk.tool("irregularity")
    desk.answer("foreign_card")
    yield Picture("walk-foreign-card", desk)
    desk.main("CONFIRM")
    desk.give_reason()
    dialog = desk.window.override
    for digit in PIT_SUPERVISOR[0] + NOT_THE_PIN:
        desk.key(dialog, ("digit", digit))
    desk.key(dialog, "approve")
    yield Picture("approval-wrong-pin", desk)
    lock(desk, PIT_SUPERVISOR[0])
    desk.key(dialog, ("field", Field.NUMBER))
    desk.key(dialog, ("digit", "backspace"))
    desk.key(dialog, ("digit", PIT_SUPERVISOR[0][-1]))
    yield Picture("approval-locked", desk)
    desk.key(dialog, "note")
    for key in ("J", "O", "K", "E", "R"):
        desk.key(desk.window.keyboard, key)
    yield Picture("approval-words", desk)
    desk.key(desk.window.keyboard, "done")
    desk.key(dialog, "refuse")
    desk.key(desk.window.facts, "back")
    desk.tool("irregularity")
    desk.answer("not_provided_for")
    yield Picture("walk-decision", desk)
    desk.answer("words")
    for key in ("R", "E", "D", "E", "A", "L"):
        desk.key(desk.window.keyboard, key)
    yield Picture("walk-words", desk)
    desk.key(desk.window.keyboard, "done")
    yield Picture("walk-remedy", desk)
    desk.answer("void")
    yield Picture("walk-void", desk)
    desk.key(desk.window.facts, "back")
    desk.tool("irregularity")
    desk.answer("noticed_later")
    yield Picture("walk-which-round", desk)
    desk.answer("other")
    desk.number(99_00)
    yield Picture("walk-which-round-typed", desk)
    desk.key(desk.window.number_pad, "close")
    desk.answer("12")
    yield Picture("walk-noticed-later", desk)


def touched_on_the_felt(size: str) -> Iterator[Picture]:
    """Yield a late bet and a wrong payment of an earlier round, touched on the felt."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("3S", "KH"):
        desk.card(face)
    desk.tool("irregularity")
    desk.plate("5")
    yield Picture("walk-kinds-of-bets", desk)
    desk.answer("late_bet")
    yield Picture("walk-bet", desk)
    desk.area("5", Bet.TIE)
    yield Picture("walk-bet-typed", desk)
    desk.number(500_00)
    yield Picture("walk-bet-set", desk)
    desk.key(desk.window.facts, "back")
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    yield Picture("walk-paid-when", desk)
    desk.answer("12")
    yield Picture("walk-paid-which", desk)


def nobody_can_sign(size: str) -> Iterator[Picture]:
    """Yield the pictures of a staff file that is damaged while the table is open."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.shoe()
    desk.other_tool("late_round")
    mend = break_staff_file(desk)
    desk.sign(PIT_SUPERVISOR)
    yield Picture("nobody-can-sign", desk)
    mend()
    desk.answer("seen")
    yield Picture("approval-again", desk)


def face_down(size: str) -> Iterator[Picture]:
    """Yield faces to open first: the Player's third card, and one that halts play on the wrong hand."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3, face_down=True)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("KS", "KH", "KD", "2C", "XX"):
        desk.card(face)
    yield Picture("third-card-unread", desk)
    desk.key(desk.window.strip, "undo")
    desk.card_place("banker-3")
    desk.card("XX")
    yield Picture("halted-unread", desk)


def silent_sets(size: str) -> Iterator[Picture]:
    """Yield what a set leaves to the person who decides: the advice and the choice, and the approval."""
    for game, layout, faces, name in SILENT_TABLES:
        desk = table(game, layout, size, limits=wide(50, 30_000), rounds=12, seed=3)
        desk.main("PLACE YOUR BETS")
        enter(desk, SILENT_BETS)
        desk.main("NO MORE BETS")
        for face in faces:
            desk.card(face)
        desk.tool("irregularity")
        desk.answer("technical_interruption")
        desk.answer("no")
        yield Picture(f"choice-{name}", desk)
    desk.answer("void")
    yield Picture("choice-made", desk)
    desk.main("CONFIRM")
    desk.give_reason()
    yield Picture("choice-approval", desk)
    desk.key(desk.window.override, "refuse")
    desk.key(desk.window.facts, "back")
    desk.tool("irregularity")
    desk.answer("simultaneous_cards")
    desk.answer("no")
    desk.answer("no")
    yield Picture("choice-cards-to-come", desk)
    desk.key(desk.window.facts, "back")
    desk.tool("irregularity")
    desk.answer("deck_count")
    yield Picture("choice-shift-manager", desk)
    desk.answer("advised")
    desk.main("CONFIRM")
    yield Picture("choice-approval-new-shoe", desk)


def _to_the_staff(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("staff")


def _digits(desk: Desk, text: str) -> None:
    for digit in text:
        desk.key(desk.window.enrol, ("digit", digit))


def lock(desk: Desk, number: str) -> None:
    """Lock a number as five wrong PINs would."""
    staff = desk.session._staff
    assert staff is not None
    person = staff.person(number)
    assert person is not None
    locked = replace(person, failures=MOST_ATTEMPTS, locked=True)
    staff._store.update(lambda book: book.with_person(locked))


def lost_staff(size: str) -> Iterator[Picture]:
    """Yield a live table whose staff file is lost, then another one, which the sealed code lets in."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        code = staff_steps.dealt_by(folder)
        staff_steps.another_file(folder)
        desk = staff_steps.start(folder, size)
        yield Picture("staff-another-file", desk)
        desk.answer("code")
        desk.type(*(letter for letter in code if letter != "-"))
        staff_steps.digits(desk, staff_steps.NUMBER + staff_steps.OTHER_PIN)
        yield Picture("staff-sealed-code", desk)
        desk.main("TAKE THIS FILE")
        yield Picture("staff-code-shown", desk)
        desk.done()
        (folder / "people.json").unlink()
        desk = staff_steps.start(folder, size)
        yield Picture("staff-missing", desk)
        desk.done()


PIT_SCENES = (staff, approvals, touched_on_the_felt, nobody_can_sign, lost_staff, face_down, silent_sets)
