"""A million partitions, three replicas each, on a thousand brokers, through the Python package's flat buffer.

Prints one JSON line a case, with the median milliseconds of a call: the twin of tests/js/bench.mjs.
"""

from __future__ import annotations

import json
import statistics
import time

import podstripe

CALLS = 21
BROKERS = 1000


def main() -> None:
    for racks in (3, 10):
        for interval in (0, 10):
            brokers = [
                podstripe.Broker(id, f"rack-{id % racks}", "canary" if id // racks % 10 == 0 else "stable")
                for id in range(BROKERS)
            ]
            times = []
            for _ in range(CALLS):
                before = time.perf_counter()
                placed = podstripe.place(
                    brokers,
                    [podstripe.Topic("t", 1_000_000, 3)],
                    canary=podstripe.Canary("canary", interval),
                    seed=1,
                )
                memoryview(placed.topics["t"].flat)
                times.append((time.perf_counter() - before) * 1000)
            name = f"racks={racks}" if interval == 0 else f"racks={racks} interval={interval}"
            print(json.dumps({"engine": "python", "case": name, "ms": statistics.median(times)}))


if __name__ == "__main__":
    main()
