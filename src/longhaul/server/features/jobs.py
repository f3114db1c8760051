"""Hints and analyses: work that takes a while, done in a thread, with progress that is told and can be asked for."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.server.errors import INTERNAL_ERROR
from longhaul.server.live import protocol
from longhaul.server.ops.metrics import ERRORS, JOBS
from longhaul.server.tables.hub import Hub
from longhaul.table import Rejection

MOST_WAITING = 64  # of everyone, of one kind: hints do not wait for analyses, which take minutes
MOST_OF_ONE = 3  # of one person
KEPT = 600.0  # seconds a finished job can be asked for
TELL_EVERY = 0.2  # seconds

log = logging.getLogger("longhaul.jobs")

Report = Callable[[float], None]  # told from 0 to 1; raises Stopped when the work is not wanted any more
Work = Callable[[Report], dict[str, Any]]


class Stopped(Exception):
    """Nobody wants the result any more."""


class Job(msgspec.Struct):
    """A piece of work, as its owner sees it."""

    id: str
    kind: str
    progress: float = 0.0
    done: bool = False
    error: str = ""
    result: dict[str, Any] | None = None


class Jobs:
    """Everyone's jobs; one thread works on them in turn, and another on those that take so long that no one should
    have to wait for them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._jobs: dict[str, Job] = {}
        self._owners: dict[str, str] = {}
        self._ended: dict[str, float] = {}
        self._told: dict[str, float] = {}
        self._pool, self._slow = ThreadPoolExecutor(1, "job"), ThreadPoolExecutor(1, "slow-job")
        self._closing = False

    def start(self, owner: str, kind: str, work: Work, *, slow: bool = False) -> Job:
        """Begin, or wait in line."""
        unfinished = [job for job in self._jobs.values() if not job.done]
        if sum(self._owners[job.id] == owner for job in unfinished) >= MOST_OF_ONE:
            raise Rejection("wait until what you asked for is done", code="too_many_jobs")
        if sum(job.kind == kind for job in unfinished) >= MOST_WAITING:
            raise Rejection("too many people want something worked out just now", code="busy")
        job = Job(secrets.token_urlsafe(12), kind)
        self._jobs[job.id], self._owners[job.id] = job, owner
        pool = self._slow if slow else self._pool
        future = asyncio.get_running_loop().run_in_executor(pool, work, self._reporter(job))
        future.add_done_callback(lambda done: self._finish(job, done))
        return job

    def find(self, owner: str, job: str) -> Job:
        if self._owners.get(job) != owner:
            raise Rejection("there is no such job of yours", code="no_job")
        return self._jobs[job]

    def _reporter(self, job: Job) -> Report:
        loop = asyncio.get_running_loop()

        def report(progress: float) -> None:
            if self._closing:
                raise Stopped
            job.progress = progress
            loop.call_soon_threadsafe(self._tell_progress, job)

        return report

    def _tell_progress(self, job: Job) -> None:
        now = self._hub.now()
        if not job.done and now - self._told.get(job.id, 0.0) >= TELL_EVERY:
            self._told[job.id] = now
            self._tell(job)

    def _finish(self, job: Job, future: "asyncio.Future[dict[str, Any]]") -> None:
        error = None if future.cancelled() else future.exception()
        if future.cancelled() or isinstance(error, Stopped):
            job.error = "the server went down meanwhile"
        elif isinstance(error, LonghaulError):
            job.error = str(error)
        elif error is not None:
            ERRORS.inc()
            log.error("a job failed", exc_info=error, extra={"kind": job.kind})
            job.error = INTERNAL_ERROR
        else:
            job.result, job.progress = future.result(), 1.0
        job.done = True
        JOBS.labels(job.kind, "failed" if job.error else "done").inc()
        self._ended[job.id] = self._hub.now()
        self._tell(job)

    def _tell(self, job: Job) -> None:
        """The owner hears of it at every connection."""
        data = protocol.encode(protocol.Job(job.id, job.kind, job.progress, job.done, job.error, job.result))
        self._hub.tell_user(self._owners[job.id], data)

    def sweep(self) -> None:
        """Forget what was done a while ago."""
        now = self._hub.now()
        for job in [job for job, ended in self._ended.items() if now - ended > KEPT]:
            for kept in (self._jobs, self._owners, self._ended, self._told):
                kept.pop(job, None)

    def close(self) -> None:
        self._closing = True
        for pool in (self._pool, self._slow):
            pool.shutdown(wait=False, cancel_futures=True)
