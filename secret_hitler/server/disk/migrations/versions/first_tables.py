"""The first form: tables, their rows and talk, names, sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _belongs_to_table() -> sa.Column[int]:
    return sa.Column(
        "table_id",
        sa.Integer(),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("code", sa.String(), nullable=False, unique=True),
        sa.Column("stage", sa.String(), nullable=False),
        sa.Column("acted", sa.Float(), nullable=False),
        sa.Column("opened", sa.Float(), nullable=False),
        sqlite_autoincrement=True,
    )
    for name in ("rows", "talk"):
        op.create_table(
            name,
            _belongs_to_table(),
            sa.Column("number", sa.Integer(), primary_key=True),
            sa.Column("body", sa.LargeBinary(), nullable=False),
        )
    op.create_table(
        "names",
        _belongs_to_table(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(), primary_key=True),
        sa.Column("person", sa.String(), nullable=False, unique=True),
        sa.Column("made", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("sessions", "names", "talk", "rows", "tables"):
        op.drop_table(name)
