"""Sending e-mail, if the host has set it up: plain text, by SMTP, in a thread of its own, with retries."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import msgspec

from longhaul.server.settings import Smtp

SMTP_TIMEOUT_SECONDS = 20.0
MAIL_RETRY_DELAYS_SECONDS = (30.0, 120.0, 600.0, 3600.0)  # between the tries to send an e-mail
PERMANENT_FAILURE = 500  # the lowest SMTP code after which a retry is of no use

log = logging.getLogger("longhaul.mail")

IsDue = Callable[[], Awaitable[bool]]


class Email(msgspec.Struct, frozen=True, kw_only=True):
    to: str
    subject: str
    text: str
    stop: str = ""  # the unsubscribe link, for mail programs with a button for it

    def message(self, sender: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = sender, self.to, self.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if self.stop:
            message["List-Unsubscribe"] = f"<{self.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self.text)
        return message


def send_now(smtp: Smtp, email: Email) -> None:
    """One email, to the SMTP server; blocks."""
    context = ssl.create_default_context() if smtp.tls != "none" else None
    make = smtplib.SMTP_SSL if smtp.tls == "tls" else smtplib.SMTP
    secure = {"context": context} if smtp.tls == "tls" else {}
    with make(smtp.host, smtp.port, timeout=SMTP_TIMEOUT_SECONDS, **secure) as server:  # type: ignore[arg-type]
        if smtp.tls == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(email.message(smtp.sender))


async def always() -> bool:
    """For e-mails that are due whatever happens meanwhile."""
    return True


class Mailer:
    """Sends e-mails one after the other, off the event loop. Every failure is logged."""

    def __init__(self, smtp: Smtp, waits: tuple[float, ...] = MAIL_RETRY_DELAYS_SECONDS) -> None:
        self._smtp, self._waits = smtp, waits
        self._thread = ThreadPoolExecutor(1, "mail")
        self._one_at_a_time = asyncio.Lock()

    async def send(self, email: Email, is_due: IsDue = always) -> bool:
        """Retry until it is sent. False if the last try failed, or if it is no longer due: between two tries the user
        may have removed the address or made the move."""
        for wait in (*self._waits, None):
            try:
                return await self._try(email, is_due)
            except (smtplib.SMTPException, OSError) as error:
                if wait is None or is_permanent(error):
                    log.error("an e-mail was not sent", extra={"subject": email.subject, "error": reason(error)})
                    return False
                log.warning("e-mail not sent; will retry", extra={"subject": email.subject, "error": reason(error)})
                await asyncio.sleep(wait)
        return False

    async def _try(self, email: Email, is_due: IsDue) -> bool:
        """Ask whether it is due only now: the e-mails before it may have taken minutes."""
        async with self._one_at_a_time:
            if not await is_due():
                log.info("an e-mail is no longer due", extra={"subject": email.subject})
                return False
            await asyncio.get_running_loop().run_in_executor(self._thread, send_now, self._smtp, email)
        log.info("an e-mail was sent", extra={"subject": email.subject})
        return True

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def is_permanent(error: Exception) -> bool:
    """Whether the SMTP server has rejected the address for good."""
    if not isinstance(error, smtplib.SMTPRecipientsRefused):
        return False
    return all(code >= PERMANENT_FAILURE for code, _ in error.recipients.values())


def reason(error: Exception) -> str:
    """What went wrong, without the address, which does not belong in logs."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return f"recipient rejected: {sorted({code for code, _ in error.recipients.values()})}"
    return f"{type(error).__name__}: {error}"
