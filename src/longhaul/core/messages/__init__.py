"""Messages: what a person reads is an id with typed arguments, formatted at the edge from Fluent catalogues."""

from longhaul.core.messages.message import NOTHING, Argument, Message, Schema, is_message

__all__ = ["NOTHING", "Argument", "Message", "Schema", "is_message"]
