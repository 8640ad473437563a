"""`podstripe`, and `python -m podstripe`.

The library needs no package but itself; the command needs two more, and says so in one line where they are missing.
"""

from __future__ import annotations

import signal
import sys


def main() -> int:
    """Run the command; the result is the exit code."""
    _die_quietly()
    try:
        import rich  # noqa: F401  # Used in earnest only once there is a table to draw.

        from .cli.app import app
        from .cli.ending import run
    except ModuleNotFoundError as missing:
        print(
            f"podstripe: the command needs the package {missing.name}: pip install 'podstripe[cli]'",
            file=sys.stderr,
        )
        return 2
    return run(app)


def _die_quietly() -> None:
    """Let Ctrl-C and a closed pipe end the process as they end any other tool, also while the core is at work.

    A process that was started with interrupts ignored (by nohup, say) goes on ignoring them.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


if __name__ == "__main__":
    sys.exit(main())
