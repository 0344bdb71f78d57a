"""The first pages of training: who trains; then the skill map, the plan of the day, and the ways in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.rounds.refusal import Refusal
from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.theme import Size
from terminal.screen.training.answering import MILLISECONDS
from terminal.screen.training.assigned_page import left_to_do, open_assignments
from terminal.screen.training.drill_page import DrillPage, PlacementPage, SprintPage
from terminal.screen.training.home_views import (
    HardView,
    NeedLine,
    PersonLine,
    PlanView,
    SkillMapView,
    TopicCardView,
    WayInView,
    WhoView,
)
from terminal.screen.training.training_page import StripWork, TrainingHouse, TrainingPage
from terminal.screen.training.views import StripCell
from terminal.screen.translate import Bilingual, both, say, second_line, tr
from terminal.screen.views import MainView, StatusField, Tool
from terminal.screen.widgets.keyboard import SIZE
from terminal.screen.widgets.panel import RAIL_LEFT
from terminal.training.exam import gaming_day
from terminal.training.mastery import TopicLook
from terminal.training.overview import TopicStand, overview_of
from terminal.training.skills import SKILL_MAP, Topic
from terminal.training.trainees import LONGEST_NAME

_MOST_NUMBER: Final = 10
_WIDE, _HIGH = SIZE
KEYBOARD_AT: Final = (RAIL_LEFT - _WIDE - Size.ARMED, _HIGH)
LEAST_SHOWN: Final = 0.5
"""Where the bars of the skill map begin, as a share right."""

OpenPage = Callable[[TrainingHouse], TrainingPage]


class WhoPagePresenter(TrainingPage):
    """Who trains: somebody who is known here, or somebody new."""

    def __init__(self, house: TrainingHouse, ways: Mapping[str, OpenPage]) -> None:
        """`ways` opens the pages to which this one leads, by their names."""
        super().__init__(house)
        self._ways = ways
        self._text: str | None = None
        self._name = ""

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Start page")

    def panels(self) -> tuple[Struct, ...]:
        """Return everybody, and the keyboard while somebody new is written down."""
        people = tuple(PersonLine(one.id, one.name, one.number) for one in self.house.people.all())
        page = WhoView(people, self._text is not None)
        if self._text is None:
            return (page,)
        named = bool(self._name)
        label = tr("Staff number") if named else tr("Name")
        most = _MOST_NUMBER if named else LONGEST_NAME
        done = tr("Done")
        return page, KeyboardView(label, self._text, most, KEYBOARD_AT, name=True, done=done, figures=True)

    def main(self) -> MainView | None:
        """Return the way back while somebody is written down."""
        return None if self._text is None else MainView(tr("BACK"), tr("nobody is added"))

    def tools(self) -> tuple[Tool, ...]:
        """Return what is not for trainees alone, and the way out."""
        ways = (name for name in _WITHOUT_TRAINEE if name in self._ways)
        return (
            *(Tool(name, _TOOLS[name][0], _TOOLS[name][1]()) for name in ways),
            Tool("leave", "cross", tr("Leave")),
        )

    def touch(self, key: object) -> None:
        """Take somebody, or write somebody down."""
        match key:
            case str(name) if name in _WITHOUT_TRAINEE and name in self._ways:
                self.house.open(self._ways[name](self.house))
            case "new":
                self._text, self._name = "", ""
            case "leave":
                self.house.stop()
            case ("trainee", str(number)):
                self._sit(number)
            case _:
                pass

    def _sit(self, number: str) -> None:
        person = self.house.people.known(number)
        self.house.sit_down(person)
        self.house.home()

    def typed(self, text: str) -> None:
        """Take the text as it reads."""
        if self._text is not None:
            self._text = text

    def finished(self) -> None:
        """Take the name, and then the number."""
        text = (self._text or "").strip()
        if not text:
            self.house.tell(tr("Nothing is written yet."))
        elif not self._name:
            self._name, self._text = text, ""
        else:
            added = self.house.people.add(self._name, text, gaming_day(self.house.session))
            self._text = None
            self._sit(added.id)

    def apply(self) -> None:
        """Add nobody."""
        self._text = None


class HomePagePresenter(TrainingPage):
    """The skill map of the trainee, the plan of the day, and the ways in."""

    def __init__(self, house: TrainingHouse, ways: Mapping[str, OpenPage]) -> None:
        """`ways` opens the pages to which this one leads, by their names."""
        super().__init__(house)
        self._ways = ways
        self._chosen: Topic | None = None
        self._overview = overview_of(house.desk)
        self._given = open_assignments(house)

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Start page")

    def fields(self) -> tuple[StatusField, ...]:
        """Return the version of the rules."""
        version = tr("version {number}").format(number=self.house.terms.rules_version)
        rules = StatusField(tr("RULES"), version)
        if not self._given:
            return (rules,)
        given = tr("{count} until {day}").format(count=left_to_do(self.house), day=self._given[0].until)
        return rules, StatusField(tr("ASSIGNED"), given)

    def panels(self) -> tuple[Struct, ...]:
        """Return the skill map, and the plan of the day."""
        return self._map(), self._plan()

    def _map(self) -> SkillMapView:
        overview = self._overview
        counts = dict.fromkeys(TopicLook, 0)
        for stand in overview.topics:
            counts[stand.look] += 1
        legend = tuple((look, _LOOKS[look](counts[look])) for look in TopicLook)
        standard = self.house.desk.settings.standard
        percent, columns = _percent(float(standard)), _columns(overview.topics)
        return SkillMapView(
            legend=legend,
            standard=tr("standard: at least {percent} % right").format(percent=percent),
            mastered=(
                ("check", tr("right: at least {percent} % for certain").format(percent=percent)),
                ("clock", tr("fast: median within the target")),
                ("calendar", tr("kept: on two days running")),
            ),
            columns=tuple(tuple(map(self._card, column)) for column in columns),
            needs=tuple(_needs(before, column) for before, column in pairwise(columns)),
            hardest=tuple(HardView(say(one.title), one.right, one.of) for one in overview.hardest),
            ways=tuple(self._ways_in()),
            mark=_on_bar(float(standard)),
        )

    def _card(self, stand: TopicStand | None) -> TopicCardView | None:
        if stand is None:
            return None
        share = stand.right / stand.answers if stand.answers else 0.0
        bound = float(stand.bound)
        figures = ("", "", "")
        if stand.answers:
            seconds = stand.median / MILLISECONDS
            figures = (
                tr("{percent} %").format(percent=_percent(share)),
                tr("at least {percent}").format(percent=_percent(bound)),
                tr("{seconds} s of {target}").format(
                    seconds=f"{seconds:.1f}", target=f"{stand.target / MILLISECONDS:g}"
                ),
            )
        needs = tr(", ").join(say(SKILL_MAP[topic].title) for topic in stand.needs)
        locked = stand.look is TopicLook.LOCKED
        return TopicCardView(
            topic=stand.topic,
            title=say(stand.title),
            second=second_line(stand.title.template),
            look=stand.look,
            state=tr("opens with: {topics}").format(topics=needs) if locked else _STATES[stand.look](),
            share=_on_bar(share),
            bound=_on_bar(bound),
            figures=figures,
            chosen=stand.topic is self._chosen,
        )

    def _ways_in(self) -> list[WayInView]:
        left = self._overview.left
        drill = tr("{count} left today").format(count=left)
        if self._chosen is not None:
            drill = say(SKILL_MAP[self._chosen].title)
        sprint = self._chosen is None
        ways = [
            WayInView(
                name="placement",
                icon="search",
                title=tr("Placement"),
                second=second_line("Placement"),
                text=tr("40 items, all topics, no feedback.\nWhere you stand."),
                state=tr("see where you stand"),
            ),
            WayInView(
                name="drill",
                icon="repeat",
                title=tr("Drill"),
                second=second_line("Drill"),
                text=tr("One kind of question.\nWhat you miss comes back."),
                state=drill,
            ),
            WayInView(
                name="sprint",
                icon="clock",
                title=tr("Sprint"),
                second=second_line("Sprint"),
                text=tr("The same five again,\nfaster each time."),
                state=tr("choose a topic first") if sprint else say(SKILL_MAP[self._topic].title),
                usable=not sprint,
            ),
        ]
        extra = {
            "coach": WayInView(
                name="coach",
                icon="table",
                title=tr("Coached table"),
                second=second_line("Coached table"),
                text=tr("A full table that explains itself.\nYou go first."),
                state=tr("deal a round"),
            ),
            "exam": WayInView(
                name="exam",
                icon="shield",
                title=tr("Exam"),
                second=second_line("Exam"),
                text=tr("A full table, sealed.\n35 to 140 decisions."),
                state=tr("sealed") if self.house.desk.exam_opens else tr("opens with all topics"),
            ),
        }
        return [*ways, *(view for name, view in extra.items() if name in self._ways)]

    @property
    def _topic(self) -> Topic:
        return self._chosen or self.house.desk.topics[0]

    def _plan(self) -> PlanView:
        overview, trainee = self._overview, self.house.trainee
        due = sum(line.due for line in overview.plan)
        new = sum(line.new for line in overview.plan)
        targets = {stand.topic: stand.target for stand in overview.topics}
        milliseconds = sum((line.due + line.new) * targets.get(line.topic, 0) for line in overview.plan)
        minutes = -(-milliseconds // (timedelta(minutes=1) // timedelta(milliseconds=1)))
        whole = overview.done_today + overview.left
        trained = sum(1 for _, count in overview.minutes if count)
        total = sum(count for _, count in overview.minutes)
        today = self.house.now().astimezone(ZoneInfo(self.house.session.ledger.identity.zone))
        return PlanView(
            name="" if trainee is None else trainee.name,
            number="" if trainee is None else trainee.number,
            day=f"{today:%Y-%m-%d}",
            tiles=(
                (tr("due again"), str(due), tr("come back")),
                (tr("new"), str(new), tr("first time")),
                (tr("minutes"), str(minutes), tr("at the target")),
            ),
            lines=tuple(
                (say(SKILL_MAP[line.topic].title), str(line.due + line.new)) for line in overview.plan
            ),
            done=tr("{done} of {all} done").format(done=overview.done_today, all=whole),
            left=tr("{count} left").format(count=overview.left),
            share=overview.done_today / whole if whole else 0.0,
            minutes=tuple((f"{day:%d}", count) for day, count in overview.minutes),
            minutes_title=tr("Minutes a day, 14 days"),
            minutes_total=tr("days: {days}, minutes: {minutes}").format(days=trained, minutes=total),
        )

    def main(self) -> MainView | None:
        """Return the plan of the day."""
        left = tr("{count} left").format(count=self._overview.left)
        return MainView(tr("TODAY’S DRILL"), left if self._overview.left else tr("nothing more is due today"))

    def tools(self) -> tuple[Tool, ...]:
        """Return the end of the day, and the way out."""
        return (
            *(
                Tool(name, icon, title())
                for name, (icon, title) in _TOOLS.items()
                if name in self._ways and (name != "assigned" or self._given)
            ),
            Tool("end_day", "calendar", tr("End the day")),
            Tool("leave", "cross", tr("Leave")),
        )

    def work(self) -> StripWork:
        """Return what comes back on the next days."""
        cells = (StripCell(f"{day:%m-%d}", str(count)) for day, count in self._overview.coming)
        return StripWork(both("What comes back, by day"), "", tuple(cells))

    def touch(self, key: object) -> None:
        """Choose a topic, go a way in, or leave."""
        match key:
            case "someone":
                self.house.sit_down(None)
                self.house.home()
            case "leave":
                self.house.stop()
            case "end_day":
                self._end_day()
            case ("topic", Topic() as topic):
                self._chosen = None if topic is self._chosen else topic
            case ("way_in", str(name)):
                self._open(name)
            case str(name) if name in self._ways:
                self.house.open(self._ways[name](self.house))
            case _:
                pass

    def _open(self, name: str) -> None:
        house = self.house
        if name == "drill":
            house.open(DrillPage(house, self._chosen))
        elif name == "sprint":
            house.open(SprintPage(house, self._topic))
        elif name == "placement":
            self._place()
        else:
            house.open(self._ways[name](house))

    def _place(self) -> None:
        """Begin a placement, or go on with the one that is under way."""
        house = self.house
        if house.desk.placement_moment() is None:
            begun = house.desk.begin_placement()
            if isinstance(begun, Refusal):
                house.tell(say(begun.message))
                return
        house.open(PlacementPage(house))

    def _end_day(self) -> None:
        """End the day of training: only now is it looked at how the topics stand."""
        ended = self.house.desk.end_day()
        self._overview = overview_of(self.house.desk)
        if isinstance(ended, Refusal):
            self.house.tell(say(ended.message))

    def apply(self) -> None:
        """Go on with the plan of the day."""
        self.house.open(DrillPage(self.house))


_LOOKS: Final[dict[TopicLook, Callable[[int], str]]] = {
    TopicLook.MASTERED: lambda count: tr("{count} mastered").format(count=count),
    TopicLook.ANOTHER_DAY: lambda count: tr("{count} one more day").format(count=count),
    TopicLook.TOO_SLOW: lambda count: tr("{count} too slow").format(count=count),
    TopicLook.IN_WORK: lambda count: tr("{count} in work").format(count=count),
    TopicLook.LOCKED: lambda count: tr("{count} locked").format(count=count),
}
_STATES: Final[dict[TopicLook, Callable[[], str]]] = {
    TopicLook.MASTERED: lambda: tr("mastered"),
    TopicLook.ANOTHER_DAY: lambda: tr("hold it another day"),
    TopicLook.TOO_SLOW: lambda: tr("right, not yet fast"),
    TopicLook.IN_WORK: lambda: tr("in work"),
}
_WITHOUT_TRAINEE: Final = ("trainer",)
"""The ways that are open while nobody trains."""
_TOOLS: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "assigned": ("calendar", lambda: tr("Assignment")),
    "trainer": ("person", lambda: tr("Trainer")),
    "audit": ("search", lambda: tr("Audit")),
    "misdeals": ("warning", lambda: tr("Misdeals")),
    "results": ("demo", lambda: tr("My results")),
}


def _percent(share: float) -> int:
    """Return a share in whole percent, rounded down."""
    return int(share * 100)


def _on_bar(share: float) -> float:
    """Return where a share stands on a bar that begins at a half."""
    return max(0.0, (share - LEAST_SHOWN) / (1 - LEAST_SHOWN))


MapColumn = tuple[TopicStand | None, ...]


def _columns(stands: tuple[TopicStand, ...]) -> tuple[MapColumn, ...]:
    """Return the topics in columns: what needs nothing, what needs that, and so on.

    Each stands in the line of the last that it needs, or in the next one that is free.
    """
    places: dict[Topic, tuple[int, int]] = {}
    columns: list[list[TopicStand | None]] = []
    for stand in stands:
        needed = [places[topic] for topic in stand.needs]
        depth = 1 + max((column for column, _ in needed), default=-1)
        if depth == len(columns):
            columns.append([])
        column = columns[depth]
        line = max((at for _, at in needed), default=len(column))
        column.extend([None] * (line + 1 - len(column)))
        if column[line] is not None:
            line = len(column)
            column.append(None)
        column[line] = stand
        places[stand.topic] = depth, line
    return tuple(map(tuple, columns))


def _needs(before: MapColumn, column: MapColumn) -> tuple[NeedLine, ...]:
    """Return which lines of a column the topics of the next one need; the mastered ones last."""
    lines = [
        NeedLine(needed, by, other.look is TopicLook.MASTERED)
        for by, stand in enumerate(column)
        for needed, other in enumerate(before)
        if stand is not None and other is not None and other.topic in stand.needs
    ]
    return tuple(sorted(lines, key=lambda line: line.mastered))


def first_page(ways: Mapping[str, OpenPage]) -> OpenPage:
    """Return what opens the first page: the skill map of the trainee, or who trains at all.

    While an exam of that trainee waits, there is no other page.
    """

    def opened(house: TrainingHouse) -> TrainingPage:
        if house.trainee is None:
            return WhoPagePresenter(house, ways)
        if house.desk.exam_waits and "exam" in ways:
            return ways["exam"](house)
        return HomePagePresenter(house, ways)

    return opened
