"""A choice at the start: a table goes over to training and comes back, as one process."""

from __future__ import annotations

import os
import re
import signal
import socket
import struct
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from subprocess import Popen

import pytest
from pytestqt.qtbot import QtBot

from terminal import cli
from terminal.cli_parser import make_parser
from terminal.cli_training import line_to_table, line_to_training, program_line
from terminal.devices.service_manager import ServiceManager
from terminal.screen import training_app
from terminal.screen.screen_kind import ScreenKind
from tests.patience import HANGS
from tests.screen.driving import Desk, NotThereError, open_desk
from tests.test_service_manager import told as all_told

ROOT = Path(__file__).parent.parent.parent
GIVEN = ("--profile", "BA-07.toml", "--board", "window")
_CREDENTIALS = struct.Struct("3i")


def test_the_line_to_training_names_game_and_layout_and_ends_with_the_way_back() -> None:
    line = line_to_training(("table", *GIVEN), "commission", "mini-7", full_screen=True)
    options = make_parser().parse_args(line)
    assert (options.command, options.game, options.layout) == ("train", "commission", "mini-7")
    assert (options.profile, options.full_screen, options.then) == (None, True, ["table", *GIVEN])
    back = make_parser(only_table=True).parse_args(line_to_table(options.then, opened=True))
    assert (back.command, back.profile, back.board) == ("table", Path("BA-07.toml"), "window")
    assert (back.after_training, make_parser().parse_args([]).after_training) == ("left", None)


@pytest.mark.parametrize("given", [(), ("table",), ("table", *GIVEN)])
def test_however_often_a_table_is_left_for_training_its_line_stays_as_long(given: Sequence[str]) -> None:
    first = line_to_training(given, "commission", "mini-7", full_screen=False)
    back = line_to_table(first[first.index("--then") + 1 :], opened=True)
    assert line_to_training(back, "commission", "mini-7", full_screen=False) == first
    assert back[3:] == tuple(given)[1:]


def test_the_program_is_what_was_started_and_in_a_bundle_its_one_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        sys, "orig_argv", ["python", "-X", "utf8", "-m", "terminal", "table", "--board", "window"]
    )
    assert program_line(3) == (sys.executable, "-X", "utf8", "-m", "terminal")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert program_line(3) == (sys.executable,)


def test_where_training_cannot_be_opened_the_table_comes_back_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    become: list[Sequence[str]] = []

    def held(line: Sequence[str]) -> int:
        become.append(line)
        return 0

    monkeypatch.setattr(cli, "_become", held)
    assert cli.main(["train", "--game", "none", "--then", "table", *GIVEN]) == 0
    assert become == [("table", "--after-training", "failed", *GIVEN)]
    assert cli.main(["train", "--game", "none"]) == training_app.BAD_PROFILE
    assert cli.main(["train", "--then", "cohort"]) == cli.MALFORMED
    assert len(become) == 1


def test_a_process_that_was_ready_feeds_the_watchdog_from_its_new_start_on(tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listener:
        listener.bind(str(tmp_path / "notify"))
        service = ServiceManager.of({"NOTIFY_SOCKET": str(tmp_path / "notify")}, goes_on=True)
        assert service is not None
        service.say_alive()
        service.say_going_over("training")
        assert listener.recv(4096) == b"WATCHDOG=1"
        assert listener.recv(4096) == b"WATCHDOG=1\nSTATUS=going over to training"


def asked_for(desk: Desk) -> list[bool]:
    """Return a list that grows each time somebody wants to train."""
    asked: list[bool] = []
    desk.presenter.training_asked.connect(lambda: asked.append(True))
    return asked


def test_before_anyone_signs_on_training_can_be_chosen_unless_a_shoe_is_in_use(qtbot: QtBot) -> None:
    desk = open_desk("commission", "mini-7")
    asked, sign_on = asked_for(desk), desk.window.sign_on
    desk.presenter.tell(leads_to_training=True)
    desk.tool("menu")
    desk.other_tool("relief")
    with pytest.raises(NotThereError):
        desk.key(sign_on, "train")
    desk.key(sign_on, "stay")
    desk.shoe()
    desk.other_tool("sign_off")
    desk.answer("yes")
    desk.key(sign_on, "train")
    assert asked == [True]
    desk.done()


def test_the_demo_leads_to_training_until_its_first_shoe(qtbot: QtBot) -> None:
    desk = open_desk("commission", "mini-7", kind=ScreenKind.DEMO, first_steps=True)
    asked = asked_for(desk)
    with pytest.raises(NotThereError):
        desk.key(desk.window.first_steps, "train")
    desk.presenter.tell(leads_to_training=True)
    desk.key(desk.window.first_steps, "train")
    assert asked == [True]
    desk.new_shoe(8)
    assert desk.window.first_steps.isVisible()
    with pytest.raises(NotThereError):
        desk.key(desk.window.first_steps, "train")
    desk.done()


def test_the_program_comes_back_and_goes_over_again_as_one_process_that_is_ready_each_time(
    tmp_path: Path,
) -> None:
    homes = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "STATE", "CONFIG", "CACHE")}
    from_table = line_to_training(["table"], "commission", "mini-7", full_screen=False)
    here = {"QT_QPA_PLATFORM": "offscreen", "NOTIFY_SOCKET": str(tmp_path / "notify")}
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        listener.settimeout(HANGS)
        with Popen(
            [sys.executable, "-m", "tests.screen.goes_over", *from_table],
            env={**os.environ, **homes, **here},
            cwd=ROOT,
        ) as program:
            try:
                told = told_until(listener, program.pid, ["training", "ready to deal", "training"])
                program.send_signal(signal.SIGTERM)
                assert program.wait(HANGS) == 0
            finally:
                program.kill()
        first = next(place for place, message in enumerate(told) if "READY=1" in message)
        assert not [message for message in told[first:] if "STOPPING" in message or "EXTEND" in message]
        listener.setblocking(False)
        rest = all_told(listener)
        assert [message for message in rest if "READY" in message or "going over" in message] == []
        assert "STOPPING=1" in rest[-1]


def told_until(listener: socket.socket, pid: int, ready: list[str]) -> list[str]:
    """Return what this process told until it was ready so many times, in the order of what it said it was."""
    told: list[str] = []
    said: list[str] = []
    while said != ready:
        message, credentials, _, _ = listener.recvmsg(4096, socket.CMSG_SPACE(_CREDENTIALS.size))
        assert _CREDENTIALS.unpack(credentials[0][2][: _CREDENTIALS.size])[0] == pid
        told.append(message.decode())
        said += re.findall(r"READY=1\nSTATUS=(.*)", told[-1])
        assert said == ready[: len(said)]
    return told
