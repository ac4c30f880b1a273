"""The second form: what players note for themselves, apart from all that is told of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for notes."""
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
    """Throw the notes away."""
    op.drop_table("notes")
