"""The columns that several reports share."""

from __future__ import annotations

from terminal.reports.spec import Column, Unit
from terminal.rules.message import Message

SHOE = Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT)
ROUND = Column(key="round", title=Message("round"), unit=Unit.COUNT)
AT = Column(key="at", title=Message("time"), unit=Unit.TIME)
PLACE = (AT, SHOE, ROUND)
"""When something was, and in which round."""

BOX = Column(key="box", title=Message("box"), unit=Unit.TEXT)
KIND = Column(key="kind", title=Message("irregularity"), unit=Unit.LABEL)
PARAGRAPH = Column(key="paragraph", title=Message("paragraph"), unit=Unit.TEXT)
DECIDED_BY = Column(key="decided_by", title=Message("decided by"), unit=Unit.LABEL)
DEALER = Column(key="dealer", title=Message("dealer"), unit=Unit.TEXT)
TIMES = Column(key="count", title=Message("times"), unit=Unit.COUNT)

ROUNDS = Column(key="rounds", title=Message("rounds"), unit=Unit.COUNT)
BETS = Column(key="bets", title=Message("bets"), unit=Unit.COUNT)
TURNOVER = Column(key="turnover", title=Message("turnover"), unit=Unit.CENTS)
STAKED = Column(key="staked", title=Message("staked"), unit=Unit.CENTS)
PAID = Column(key="paid", title=Message("paid"), unit=Unit.CENTS)
HOUSE_NET = Column(key="house_net", title=Message("House net"), unit=Unit.CENTS)
THEORETICAL = Column(key="theoretical", title=Message("theoretical"), unit=Unit.EXPECTED)
EDGE = Column(key="edge", title=Message("edge"), unit=Unit.SHARE)
PACE = Column(key="pace", title=Message("rounds an hour"), unit=Unit.PACE)
AGAINST_TARGET = Column(key="against_target", title=Message("against target"), unit=Unit.PACE)
