# Numbered steps with their times; sourced by the scripts beside it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
cd "$root"

step_number=0
steps_passed=0
steps_failed=0
steps_skipped=0
failed_titles=()
first_step=1
last_step=999

# only FIRST-LAST: the other steps are skipped, so that several machines, or several evenings, can share a long list.
only() {
  [[ $1 =~ ^([0-9]+)-([0-9]+)$ ]] || { echo "\"$1\" is no range of steps: say for example 18-23"; exit 2; }
  first_step=${BASH_REMATCH[1]}
  last_step=${BASH_REMATCH[2]}
}

# step TITLE COMMAND…: runs the command, prints its output and its time; a failure does not stop the steps that follow.
step() {
  local title=$1 status began
  shift
  step_number=$((step_number + 1))
  if [ "$step_number" -lt "$first_step" ] || [ "$step_number" -gt "$last_step" ]; then
    steps_skipped=$((steps_skipped + 1))
    return 0
  fi
  printf '\n== %d. %s\n' "$step_number" "$title"
  began=$SECONDS
  "$@"
  status=$?
  if [ "$status" -eq 0 ]; then
    steps_passed=$((steps_passed + 1))
    printf -- '-- %d. ok, %d s\n' "$step_number" "$((SECONDS - began))"
  else
    steps_failed=$((steps_failed + 1))
    failed_titles+=("$step_number. $title")
    printf -- '-- %d. FAILED with code %d, %d s\n' "$step_number" "$status" "$((SECONDS - began))"
  fi
  return "$status"
}

# need TITLE COMMAND…: a step without which the others make no sense.
need() {
  step "$@" || finish
}

finish() {
  printf '\n'
  for title in "${failed_titles[@]}"; do printf 'failed: %s\n' "$title"; done
  printf '%d s in all\nsteps: %d passed, %d failed' "$SECONDS" "$steps_passed" "$steps_failed"
  [ "$steps_skipped" -eq 0 ] || printf ', %d skipped' "$steps_skipped"
  printf '\n'
  [ "$steps_failed" -eq 0 ] && [ "$steps_passed" -gt 0 ]
  exit
}

toolchain() {
  local version
  version=$(swift --version 2>&1) || { echo "no Swift toolchain found; use the image swift:6.3.1"; return 1; }
  echo "$version" | head -1
  case $version in
    *"Swift version 6.3"*) ;;
    *) echo "CellHarness replaces calls inside of Swift 6.3.x; use the image swift:6.3.1"; return 1 ;;
  esac
}

formatting() {
  swift format lint --strict --recursive Sources Tests Scenarios Package.swift 2>"$logs/format"
  local status=$?
  head -50 "$logs/format"
  return "$status"
}

everything_builds() {
  swift build --build-tests >"$logs/build" 2>&1
  local status=$?
  [ "$status" -eq 0 ] || grep -E 'error:' -A 6 "$logs/build" | head -100
  tail -1 "$logs/build"
  return "$status"
}

# Warnings of our own code fail the gate. Only files that were compiled can warn, so in a fresh clone it sees all of them.
no_warnings() {
  local warnings
  warnings=$(grep -E 'warning: ' "$logs/build" | grep -vE '^ +[|`]|^ *[0-9]* *[|] ' | sort -u)
  [ -z "$warnings" ] || { printf '%s\n' "$warnings"; return 1; }
}

# tests ARGUMENT…: `swift test`; no test at all is a failure too. What tests measure (sizes, times, broken inputs) stays in the log.
tests() {
  swift test "$@" >"$logs/tests" 2>&1
  local status=$?
  grep -E '✘|↳|error:|Test run with|^measured: ' "$logs/tests" | head -200
  [ "$status" -eq 0 ] || { tail -20 "$logs/tests"; return "$status"; }
  grep -qE 'Test run with [1-9][0-9]* tests' "$logs/tests" || { echo "no test was run"; return 1; }
}

# browser ARGUMENT…: the HTML report in a real browser, which is installed if it is not there. A machine that lets nothing be
# installed passes, and says that the report was not looked at.
browser() {
  .ci/browser "$@" >"$logs/browser" 2>&1
  local status=$?
  grep -vE '^ok ' "$logs/browser"
  [ "$status" -eq 0 ] || [ "$status" -eq 75 ]
}

# The DocC archive, without a warning. Needs a build of everything.
documentation() { .ci/documentation; }

# sample FOLDER [COMMAND]: an app's package outside of this checkout: its code in Swift 5 mode, its tests, and this package as its
# dependency. The command is run in the package once its tests have passed.
sample() {
  local place status
  place=$(mktemp -d)
  cp -R "$root/.ci/$1/." "$place"
  sed -i "s|path: \"../..\"|path: \"$root\"|" "$place/Package.swift"
  # In the checkout's own build folder: what it depends on is compiled with the same words there, and is not built again.
  (cd "$place" && tests --scratch-path "$root/.build" && "${2:-true}")
  status=$?
  rm -rf "$place"
  return "$status"
}
sample_package() { sample sample replay_line; }

# replay_line: in the package of a sample, whose tests are built: the Replay line that a failing test prints shows its finding again, run as
# printed in a shell of its own. Where the build is stands in a variable, so that the line needs no argument of ours.
replay_line() {
  local line
  if INBOX_HAS_A_BUG=1 swift test --skip-build --scratch-path "$root/.build" --filter starsStayWithTheirMails >"$logs/bug" 2>&1; then
    echo "the test of a screen with a bug passed"
    return 1
  fi
  line=$(sed -n 's/^.*Replay: *\(CELLHARNESS_REPLAY=.*\)$/\1/p' "$logs/bug" | head -1)
  [ -n "$line" ] || { echo "the test printed no Replay line"; tail -20 "$logs/bug"; return 1; }
  echo "$line"
  if INBOX_HAS_A_BUG=1 SWIFTPM_BUILD_DIR="$root/.build" bash -c "$line" >"$logs/replay" 2>&1; then
    echo "the Replay line showed nothing"
    return 1
  fi
  grep -q 'error: \[leaked-view-state\]' "$logs/replay" || { echo "the Replay line showed no finding"; tail -20 "$logs/replay"; return 1; }
}
# An app's own folder, compiled as it is by the plug-in.
sample_app() { sample sample-app; }
# One with a storyboard, nibs and key-value observing.
sample_storyboard() { sample sample-storyboard; }

# What `adopt` says of both apps without writing: each file compiles, and each list is a screen.
adoption() {
  local app status=0
  for app in sample-app sample-storyboard; do
    swift run --skip-build adopt ".ci/$app/App" --dry-run >"$logs/adoption" 2>&1 || status=1
    cat "$logs/adoption"
    grep -qE '^  do not compile +0$' "$logs/adoption" || status=1
    ! grep -qE 'needs ' "$logs/adoption" || status=1
  done
  return "$status"
}

# ledger_coverage: how many rows of each ledger a test names. Prints only; the ledgers are not part of the checkout.
ledger_coverage() {
  local folder=$root/../shared/reference ledger rows named
  [ -d "$folder" ] || { echo "no ledgers beside the checkout"; return 0; }
  grep -rhozE '@Test\(\s*"[^"]*' Tests | tr '\0' '\n' | grep -oE '\b[A-Z]{2,4}-[0-9]{2}[a-z]?\b' | sort -u >"$logs/named"
  for ledger in "$folder"/*-semantics.md; do
    grep -oE '^\| *[A-Z]{2,4}-[0-9]{2}[a-z]?\b' "$ledger" | tr -d '| ' | sort -u >"$logs/rows"
    rows=$(wc -l <"$logs/rows")
    named=$(comm -12 "$logs/rows" "$logs/named" | wc -l)
    echo "$(basename "$ledger" .md): $named of $rows rows have a test"
    awk -F- '{ print $1 }' "$logs/rows" | sort -u | while read -r area; do
      printf '  %s %d/%d' "$area" "$(comm -12 "$logs/rows" "$logs/named" | grep -c "^$area-")" "$(grep -c "^$area-" "$logs/rows")"
    done
    echo
  done
}

# scenarios ARGUMENT…: every scenario must end as its author says, so the program must exit with 0.
scenarios() {
  swift run cellharness run "$@" >"$logs/scenarios" 2>&1
  local status=$?
  tail -30 "$logs/scenarios"
  return "$status"
}

# The gate's share of them, for time: all that is correct, under the profile that keeps more of a row's state and the policies that
# differ most from the base: in which cell comes back, and when results come. `swift test` judges half of the buggy screens, and an eighth
# of the correct ones under the newest profile; .ci/full runs all under all.
correct_scenarios() {
  scenarios --expecting none --profile iOS17 --policy adversarial --policy after-reuse
}
