"""What the routes of tables and games ask for by name."""

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from longhaul.server.house import House

TheHouse = NamedDependency[SkipValidation[House]]
