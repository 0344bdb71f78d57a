"""What hands do at the window of the real program, and what eyes see there."""

from __future__ import annotations

from datetime import timedelta

from terminal.rules.bets import Bet
from terminal.rules.stakes import totals
from terminal.screen.views import SideNoticeView
from tests.attack.program import Room
from tests.screen.driving import NotThereError

CARDS = ("9S", "TH", "9C", "TD")
"""A round that ends with its first four cards: nobody takes a third, and Player wins."""


def shown(room: Room) -> dict[str, str]:
    """Return what the window says: page, notice, strip, main button, approval."""
    window = room.window
    said = {"notice": window.notice.text if window.notice.isVisible() else ""}
    if window.walk.isVisible() and window.walk.view is not None:
        page = window.walk.view
        said["page"] = "\n".join(str(text) for text in (page.title, page.question, page.text, page.caption))
    strip = window.strip.view
    side_notice = None if strip is None else strip.side_notice
    if isinstance(side_notice, SideNoticeView):
        said["strip"] = f"{side_notice.title}: {side_notice.note}"
    if window.main.view is not None:
        said["main"] = f"{window.main.view.title} / {window.main.view.subtitle}"
    if window.status.view is not None:
        fields = (*window.status.view.fields, window.status.view.mark)
        said["bar"] = "; ".join(f"{field.label} {field.value}" for field in fields if field is not None)
    said["signing"] = str(window.override.isVisible())
    said["enrolling"] = str(window.enrol.isVisible())
    return said


def tick(room: Room) -> dict[str, str]:
    """Look at the clock, as each second does; return what the window says."""
    assert room.running is not None
    room.running._tick()
    return shown(room)


def stop_seconds(room: Room) -> None:
    """Let the table hear of no further second: what comes up then came with an act."""
    assert room.running is not None
    room.running._timer.stop()


def go_on(room: Room) -> list[str]:
    """Answer the questions of a start: the round goes on, though nobody can sign; return the answers."""
    answered = []
    for name in ("go_on", "yes"):
        try:
            room.desk.answer(name)
        except (NotThereError, KeyError):
            continue
        answered.append(name)
    return answered


def commence(room: Room) -> dict[str, str]:
    """Have a round commence by a touch on the main button, and lay a bet; return what the window says."""
    room.desk.main()
    return shown(room)


def bet(room: Room) -> int:
    """Lay a chip of 1,000 on Player of box 1, twice; return what lies on the felt in all."""
    desk = room.desk
    desk.chip(1000_00)
    for _ in range(2):
        desk.area("1", Bet.PLAYER)
    desk.close_box()
    return sum(totals(desk.round.slices).values())


def lay_one(room: Room) -> int:
    """Take another 1,000 in hand, and touch Player of box 1 once; return what lies on the felt in all."""
    room.desk.chip(1000_00)
    room.desk.area("1", Bet.PLAYER)
    return lying(room)


def close_box(room: Room) -> None:
    """Close the box that is open."""
    room.desk.close_box()


def waits_for_shift_manager(room: Room) -> bool:
    """Return whether the page asks for a signature after a foreign write."""
    return "Another program has written" in shown(room).get("page", "")


def lying(room: Room) -> int:
    """Return what lies on the felt in all."""
    return sum(totals(room.desk.round.slices).values())


def deal(room: Room) -> int:
    """Close the bets, deal the round and conclude it; return how many rounds have ended."""
    desk = room.desk
    if not desk.round.closed:
        desk.main()
    for card in CARDS:
        desk.card(card)
    while desk.table.round is not None:
        desk.main()
    return desk.table.rounds


def sign(room: Room, number: str, pin: str) -> dict[str, str]:
    """Sign in the approval that is open, for its first reason; return what the window says."""
    room.desk.sign((number, pin))
    return shown(room)


def touch_strip(room: Room) -> dict[str, str]:
    """Touch the notice in the strip; return what the window says."""
    room.desk.key(room.desk.window.strip, "side_notice")
    return shown(room)


def answer(room: Room, name: str) -> dict[str, str]:
    """Touch an answer of the page that is open."""
    room.desk.answer(name)
    return shown(room)


def set_clock(room: Room, by: timedelta) -> None:
    """Set the clock of the machine."""
    room.clock.set(by)


def let_pass(room: Room, seconds: float) -> None:
    """Let time go by."""
    room.clock.wait(seconds)


def limits(room: Room) -> tuple[int, int | None]:
    """Return minimum and Differential in force."""
    in_force = room.desk.table.terms.limits
    return in_force.minimum, in_force.maximum_differential


def has_notice(room: Room) -> bool:
    """Return whether there is a notice over the felt."""
    return bool(shown(room)["notice"])


def heads_wait(room: Room) -> bool:
    """Return whether the strip says that heads wait."""
    return shown(room).get("strip", "").startswith("Heads not sent")


def heads_do_not_wait(room: Room) -> bool:
    """Return whether the strip says nothing of heads, and all are sent."""
    assert room.running is not None
    sending = room.running._head_sending
    return sending is not None and not sending._under_way and not heads_wait(room)
