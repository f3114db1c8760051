"""How the description of the HTTP API shows a message: an array of its id and its arguments."""

from typing import Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin

from longhaul.core.messages import Message


class MessageSchema(OpenAPISchemaPlugin):
    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Message

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Schema:  # noqa: ARG002 -- named by the caller
        return Schema(
            type=OpenAPIType.ARRAY,
            items=Schema(one_of=[Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.OBJECT)]),
            min_items=2,
            max_items=2,
            description="A message: its id, and its arguments by name.",
        )
