"""What the routes of tables and games ask for by name."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from longhaul.server.features.replays import MOST_STEPS
from longhaul.server.services import House

First = Annotated[int, QueryParameter(ge=0, description="The number of the first position.")]
Steps = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="How many positions, at most.")]
TheHouse = NamedDependency[SkipValidation[House]]
