"""The commands. A new one is a module with a function, and a name in the list below."""

from __future__ import annotations

from typing import Annotated

import typer

from .audit import audit
from .blast_radius import blast_radius
from .convert import convert
from .diff import diff
from .explain import explain
from .generate import generate
from .impact import impact
from .place import place
from .preflight import preflight
from .show import show
from .strays import strays
from .topic_hash import topic_hash
from .validate import validate

app = typer.Typer(
    name="podstripe",
    help="Kafka replica placement with broker pods and canary partitions (KIP-1095).",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Print the version of the installed package and leave."""
    if wanted:
        from importlib.metadata import version

        print(f"podstripe {version('podstripe')}")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def podstripe(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Without a command there is nothing to do but to say which there are."""
    if context.invoked_subcommand is None:
        print(context.get_help())


COMMANDS = (
    *(place, generate, show, convert, diff, validate),
    *(audit, preflight, blast_radius),
    *(explain, impact, strays, topic_hash),
)
for command in COMMANDS:
    app.command()(command)
