"""Touch is mapped to the dealer's screen by name, at the start and at each change; a stand-in records how."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.packaging.releases import SYSTEM

XINPUT = """#!/bin/sh
# Stands for xinput: lists devices, and writes down what it is asked to map.
case $1 in
    list) cat "$0.devices" ;;
    map-to-output) echo "$2 $3" >>"$0.mapped" ;;
esac
"""
DEVICES = """⎡ Virtual core pointer                          id=2    [master pointer  (3)]
⎜   ↳ Virtual core XTEST pointer                id=4    [slave  pointer  (2)]
⎜   ↳ ILITEK Multi-Touch-V5000                  id=9    [slave  pointer  (2)]
⎜   ↳ ILITEK Multi-Touch-V5000                  id=11   [slave  pointer  (2)]
⎜   ↳ ILITEK Multi-Touch-V5000 Mouse            id=10   [slave  pointer  (2)]
⎣ Virtual core keyboard                         id=3    [master keyboard (2)]
    ↳ ILITEK Multi-Touch-V5000                  id=12   [slave  keyboard (3)]
""".replace("id=2 ", "id=2\t")
PANEL = "ILITEK Multi-Touch-V5000"
SCREENS = {
    "one": ["DP-1 connected primary 1920x1080+0+0"],
    "two": ["DP-1 connected primary 1920x1080+0+0", "HDMI-1 connected 1920x1080+1920+0"],
    "two, the players' first": ["HDMI-1 connected 1920x1080+0+0", "DP-1 connected 1920x1080+1920+0"],
    "the dealer's is off": ["DP-1 disconnected", "HDMI-1 connected 1920x1080+0+0"],
}


class Desktop:
    """The programs of X11, each standing in for itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stand_in("xinput", XINPUT)
        (folder / "xinput.devices").write_text(DEVICES, encoding="utf-8")
        self._stand_in("xev", "#!/bin/sh\n")
        self.show("one")

    def _stand_in(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")
        (self.folder / name).chmod(0o755)

    def show(self, arrangement: str) -> None:
        """Connect these screens."""
        lines = "\n".join(SCREENS[arrangement])
        self._stand_in("xrandr", f"#!/bin/sh\ncat <<'END'\n{lines}\nEND\n")

    def change(self, arrangements: list[str]) -> None:
        """Have the X server say of each of these changes, one after another."""
        steps = [
            f"cp '{self.folder}/{number}' '{self.folder}/xrandr'; echo 'RRScreenChangeNotify'; sleep 0.2"
            for number, _ in enumerate(arrangements)
        ]
        for number, arrangement in enumerate(arrangements):
            self.show(arrangement)
            (self.folder / "xrandr").rename(self.folder / str(number))
        self.show("one")
        self._stand_in("xev", "\n".join(["#!/bin/sh", *steps]) + "\n")

    def run(self, *arguments: str, device: str = PANEL, screen: str = "DP-1") -> str:
        """Map as the session does; return what was said."""
        done = subprocess.run(
            ["sh", str(SYSTEM / "libexec" / "touch"), *arguments],
            env={"PATH": f"{self.folder}:/usr/bin:/bin", "TOUCH_DEVICE": device, "DEALER_SCREEN": screen},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stderr

    @property
    def mapped(self) -> list[str]:
        """The devices that were mapped, each with its screen."""
        made = self.folder / "xinput.mapped"
        return made.read_text(encoding="utf-8").splitlines() if made.exists() else []


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    """Return a desktop with one screen and a touch panel of two parts."""
    return Desktop(tmp_path)


@pytest.mark.parametrize("arrangement", ["one", "two", "two, the players' first"])
def test_every_part_of_the_panel_is_mapped_to_the_dealers_screen(desktop: Desktop, arrangement: str) -> None:
    desktop.show(arrangement)
    assert desktop.run("--once") == ""
    assert desktop.mapped == ["9 DP-1", "11 DP-1"]


def test_with_one_screen_it_need_not_be_named_with_two_it_must(desktop: Desktop) -> None:
    assert desktop.run("--once", screen="") == ""
    assert desktop.mapped == ["9 DP-1", "11 DP-1"]
    desktop.show("two")
    assert "name the dealer's screen" in desktop.run("--once", screen="")
    assert len(desktop.mapped) == 2


def test_a_missing_screen_or_panel_is_said_and_nothing_is_mapped(desktop: Desktop) -> None:
    desktop.show("the dealer's is off")
    assert "DP-1 is not connected" in desktop.run("--once")
    desktop.show("one")
    assert "there is no touch device Other" in desktop.run("--once", device="Other")
    assert desktop.run("--once", device="") == ""
    assert desktop.mapped == []


def test_it_is_mapped_again_at_each_change_of_screens(desktop: Desktop) -> None:
    desktop.change(["two", "the dealer's is off", "two, the players' first"])
    said = desktop.run()
    assert desktop.mapped == ["9 DP-1", "11 DP-1"] * 3
    assert "DP-1 is not connected" in said
    assert "the X server has gone" in said
