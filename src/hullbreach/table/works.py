"""Workshops at the table: papers are looked at, tried out with bots, kept for their authors and read by others."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.games import find_workshop, workshops
from hullbreach.kernel.errors import BadOption, BadPaper, HullError
from hullbreach.players import BOTS
from hullbreach.table.asking import HINT, PREVIEW
from hullbreach.table.bodies import OptionInfo
from hullbreach.table.errors import TableError, because
from hullbreach.table.opening import now_ms
from hullbreach.table.rewinding import Projector
from hullbreach.table.store import WorkRow
from hullbreach.table.tokens import hash_token
from hullbreach.table.trying import Tryout, try_out
from hullbreach.table.work import Problem, Reviewed, ShopInfo, ShopListed, Work, WorkGone, WorkMade
from hullbreach.table.workers import Workers

if TYPE_CHECKING:
    from hullbreach.kernel.options import Option
    from hullbreach.kernel.workshop import Workshop
    from hullbreach.table.tables import Tables
    from hullbreach.table.work import AskTrial

TRIERS: Final = 1
"""A process of their own, and one that lets others go first: no bot at a table waits for somebody who tries things."""
NICENESS: Final = 10


class Workbench:
    """The verbs of workshops. Whatever cannot be done raises TableError and leaves everything as it was."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._limits = tables.settings.limits
        self._projector = Projector(self._limits.looks)
        self._workers = Workers(TRIERS, self._limits.advices, NICENESS)
        self._trying: set[str] = set()
        self._making = asyncio.Lock()

    def close(self) -> None:
        self._workers.close()

    # --- what may be written ---
    def listed(self) -> list[ShopListed]:
        return [ShopListed(game=workshop.id) for workshop in workshops()]

    def told(self, workshop: Workshop) -> ShopInfo:
        return ShopInfo(
            game=workshop.id,
            longest=workshop.longest,
            option=workshop.option,
            form=workshop.form(),
            models=workshop.models(),
            trial=[_told_option(option) for option in workshop.trial_options],
            bots=list(BOTS),
        )

    def find(self, game: str) -> Workshop:
        try:
            return find_workshop(game)
        except BadOption as error:
            raise because("no-such-workshop", error) from None

    async def review(self, game: str, text: bytes, address: str) -> Reviewed:
        """All that is wrong with a paper, each with its place."""
        workshop = self.find(game)
        self._tables.budget.spend(PREVIEW, address)
        return await self._projector.show_slowly(_reviewed, workshop, text)

    # --- trying it out ---
    async def try_out(self, game: str, ask: AskTrial, address: str) -> bytes:
        """What bots make of it, as JSON; each address waits for one answer at a time."""
        workshop = self.find(game)
        if ask.bot not in BOTS:
            raise TableError("bad-options", "unknown-bot", bot=ask.bot, expected=", ".join(BOTS))
        if address in self._trying:
            raise TableError("busy")
        self._tables.budget.spend(HINT, address)
        self._trying.add(address)
        try:
            options = await self._projector.show_slowly(self._trial_options, workshop, ask)
            tryout = Tryout(game, options, ask.bot, ask.start, ask.games, ask.seconds)
            return await self._workers.do(address, False, try_out, self._tables.find_title, tryout)
        finally:
            self._trying.discard(address)

    def _trial_options(self, workshop: Workshop, ask: AskTrial) -> dict[str, str]:
        """A paper that is wrong is refused here, with the name of its field, and never reaches a worker."""
        paper = _fair_copy(workshop, bytes(ask.paper))
        try:
            options = workshop.trial_game(paper, ask.options)
            return self._tables.title(workshop.id).settle(options).as_dict()
        except HullError as error:
            raise because("bad-options", error) from None

    # --- keeping it ---
    async def keep(self, game: str, text: bytes, address: str) -> WorkMade:
        """A paper that can be played, whoever wrote it: its id for everybody, its key for its author, once."""
        workshop = self.find(game)
        paper = await self._projector.show_slowly(_fair_copy, workshop, text)
        owner, key, now = await self._tables.owner(address), token_urlsafe(18), now_ms()
        row = WorkRow(token_urlsafe(9), game, hash_token(key), owner, now, now, paper)
        async with self._making:
            if await self._store.works_owned(owner) >= self._limits.works_per_address:
                raise TableError("too-many-works", most=self._limits.works_per_address)
            await self._store.make_work(row)
        return WorkMade(work=row.id, key=key)

    async def read(self, work: str) -> Work:
        return _work(await self._row(work))

    async def replace(self, work: str, key: str, text: bytes) -> Work:
        row = await self._authors(work, key)
        paper = await self._projector.show_slowly(_fair_copy, self.find(row.game), text)
        changed = msgspec.structs.replace(row, paper=paper, changed=now_ms())
        if not await self._store.change_work(changed):
            raise TableError("no-such-work")
        return _work(changed)

    async def discard(self, work: str, key: str) -> WorkGone:
        await self._authors(work, key)
        await self._store.drop_work(work)
        return WorkGone(work=work)

    async def _row(self, work: str) -> WorkRow:
        row = await self._store.read_work(work)
        if row is None:
            raise TableError("no-such-work")
        return row

    async def _authors(self, work: str, key: str) -> WorkRow:
        """The work, for who shows its key."""
        row = await self._row(work)
        if not compare_digest(row.key, hash_token(key)):
            raise TableError("not-author")
        return row


def _told_option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        values=list(option.named()),
        longest=option.longest,
        default=option.default,
        when={},
        seats={},
        real_time=[],
    )


def _reviewed(workshop: Workshop, text: bytes) -> Reviewed:
    problems = workshop.review(text)
    if problems:
        return Reviewed(problems=[Problem(code=problem.code, details=problem.details) for problem in problems])
    paper = workshop.fair_copy(text)
    return Reviewed(problems=[], paper=msgspec.json.decode(paper), options=workshop.options(paper))


def _fair_copy(workshop: Workshop, text: bytes) -> str:
    try:
        return workshop.fair_copy(text)
    except BadPaper as error:
        raise because("bad-work", error) from None


def _work(row: WorkRow) -> Work:
    return Work(game=row.game, paper=msgspec.json.decode(row.paper), created=row.created, changed=row.changed)
