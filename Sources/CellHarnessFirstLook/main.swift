import BuggyScreens
import CellHarnessCLI

// Ten screens with one bug each. Built without the other screens and without what adopts apps, so that somebody who has built nothing yet
// reads a report within minutes.
let firstLook: Set = [
  "handler-outlives-item/jukebox/buggy",
  "invalid-update/tickets/buggy",
  "late-async-result/beacons/buggy",
  "leaked-appearance/envelopes/buggy",
  "leaked-view-state/counter/buggy",
  "lost-view-state/flasks/buggy",
  "retained-after-teardown/songs/buggy",
  "stale-content/boilers/buggy",
  "stale-index-action/band-set-list/buggy",
  "stale-index-state/anniversaries/buggy",
]
cellHarnessMain(BuggyScreens.scenarios.filter { firstLook.contains($0.name) })
