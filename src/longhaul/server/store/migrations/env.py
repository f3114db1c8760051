"""What Alembic runs: our migrations, in the transaction that `migrate` has begun."""

from alembic import context

from longhaul.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
