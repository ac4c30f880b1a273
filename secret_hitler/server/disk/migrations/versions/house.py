"""The third form: a name for the house, and a number to write when only the disk is in doubt."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the house with a name that no other one has."""
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("probes", sa.Integer(), nullable=False),
    )
    op.bulk_insert(house, [{"name": secrets.token_hex(4), "probes": 0}])


def downgrade() -> None:
    """Drop the house."""
    op.drop_table("house")
