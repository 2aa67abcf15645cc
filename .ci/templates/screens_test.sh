#!/usr/bin/env bash
# What Bazel runs for each part: TEST_SHARD_INDEX, TEST_TOTAL_SHARDS and TEST_SHARD_STATUS_FILE are read by the program itself.
set -euo pipefail
cellharness=$1
"$cellharness" run --color never --output "$TEST_UNDECLARED_OUTPUTS_DIR" --reporter json --reporter html \
  --reporter "junit=$XML_OUTPUT_FILE"
