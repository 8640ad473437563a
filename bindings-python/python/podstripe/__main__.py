"""`podstripe`, and `python -m podstripe`.

The library needs no package but itself; the command needs two more, and says so in one line where they are missing.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command; the result is the exit code."""
    try:
        from .cli.app import app
        from .cli.ending import run
    except ModuleNotFoundError as missing:
        print(
            f"podstripe: the command needs the package {missing.name}: pip install 'podstripe[cli]'",
            file=sys.stderr,
        )
        return 2
    return run(app)


if __name__ == "__main__":
    sys.exit(main())
