"""The people of the demo table, whose numbers and PINs anybody may read on its cloth."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.rules.ranks import Rank
from terminal.table.people.staff_file import MemoryStore, decode
from terminal.table.setup.data_dirs import resources_folder


class DemoPerson(Struct, frozen=True):
    """Somebody of the demo."""

    number: str
    name: str
    rank: Rank
    pin: str


DEMO_PEOPLE: Final = (
    DemoPerson("10001", "Chan Ai Lin", Rank.DEALER, "111111"),
    DemoPerson("20001", "Mohamad Suhaimi", Rank.PIT_SUPERVISOR, "222222"),
    DemoPerson("30001", "Wong Mun Hoe", Rank.PIT_MANAGER, "333333"),
    DemoPerson("40001", "Subramaniam Gopal", Rank.SHIFT_MANAGER, "444444"),
)


def demo_store() -> MemoryStore:
    """Return the demo's people, fresh at each start, so that no guess locks them for good; hashed beforehand.

    Raises `StaffError` if the file that travels with the program is damaged.
    """
    path = resources_folder() / "profiles" / "demo-staff.json"
    return MemoryStore(decode(path.read_bytes(), path))
