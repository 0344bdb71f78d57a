"""The tools of dealing that ask something first: new shoe, limits, squeeze, and a round dealt by hand."""

from __future__ import annotations

from terminal.rounds.commands import Command, OrderSqueeze, PlaceYourBets, RequestSqueeze
from terminal.screen.dialogue_views import Answer
from terminal.screen.table_screen import TableScreen, ask, command_choice
from terminal.screen.translate import both


def do_from_the_list(screen: TableScreen, command: Command) -> None:
    """Do an act of the list of tools, which closes once it is done."""
    if screen.do(command):
        screen.choose(menu=False)


def enter_late_round(screen: TableScreen) -> None:
    """Commence a round that was dealt by hand; somebody signs for it, and then it is entered."""
    screen.choose(menu=False)
    screen.do(PlaceYourBets(late=True))


def ask_new_shoe(screen: TableScreen) -> None:
    """Show the panel of a new shoe, although this one could go on."""
    screen.choose(new_shoe=True, menu=False, decks=screen.table.terms.decks, shuffled=screen.context.shuffled)


def change_limits(screen: TableScreen) -> None:
    """Open the page of new limits."""
    from terminal.screen.dealing.limits import LimitsChange  # noqa: PLC0415 - no start waits for it

    screen.open_dialogue(
        LimitsChange(
            screen.table.terms.limits,
            screen.table.pace,
            profile=screen.context.profile,
            send=screen.do,
            leave=lambda: screen.open_dialogue(None),
            changed=screen.choose,
        )
    )


def ask_squeeze(screen: TableScreen) -> None:
    """Ask for the request of the highest seated bet, or the order in which both third cards are opened."""
    situation = screen.situation
    played = situation.table.round
    if played is None:
        return
    choices = [
        command_choice(
            screen, Answer(f"box-{box}", "hand", *both("Box {box} squeezes", box=box)), RequestSqueeze(box)
        )
        for box in (situation.squeezers if played.squeezer is None else ())
    ]
    if situation.may_order_squeeze:
        first = Answer("first", "check", *both("Banker’s third card first"))
        choices.append(command_choice(screen, first, OrderSqueeze(granted=True)))
        refused = Answer("refused", "cross", *both("Asked for, but refused"))
        choices.append(command_choice(screen, refused, OrderSqueeze(granted=False)))
    if len(choices) == 1:
        choices[0].act()
    elif choices:
        ask(screen, both("Squeeze"), both("Who asked for it?"), tuple(choices))
