#!/usr/bin/env bash
# The main job of podstripe on the clusters of examples/data. Needs `podstripe` on PATH: pip install 'podstripe[cli]'
set -euo pipefail
cd "$(dirname "$0")/data"

shown() {
    printf '\n$ %s\n\n' "$*"
    "$@"
}

echo "KIP-1095's own example: 6 brokers in 2 pods, every 10th partition a canary."
shown podstripe place --brokers kip-1095/brokers.json \
    --topic orders --partitions 20 --replication-factor 3 \
    --canary-name canary --canary-interval 10 --seed 42

echo
echo "The same on 30 brokers in 3 racks, for three topics. See fleet-30/README.md for what is uneven about them."
shown podstripe place --brokers fleet-30/list-endpoints.txt --pods fleet-30/pods.json \
    --topic orders --topic payments --topic clicks --partitions 24 --replication-factor 3 \
    --canary-name canary --canary-interval 10 --seed 42
