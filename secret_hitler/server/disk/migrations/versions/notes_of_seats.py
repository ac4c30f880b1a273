"""The second form: players' private notes, apart from everything that is told of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of notes."""
    op.create_table(
        "notes",
        sa.Column(
            "table_id",
            sa.Integer(),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Drop the notes."""
    op.drop_table("notes")
