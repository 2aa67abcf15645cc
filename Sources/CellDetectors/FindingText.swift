import CellTrace

/// Every sentence of a finding or a verdict, in one place.
package enum FindingText {
  // MARK: Parts

  /// Stands for an element that is there.
  static let present = "there"

  /// Stands for a value that is not there.
  static let nothing = "nothing"

  /// A title or value in quotes, shortened to what fits in a line.
  static func quoted(_ text: String) -> String { "\"\(shortened(text))\"" }

  /// The first 80 characters, with an ellipsis if there are more.
  static func shortened(_ text: String) -> String { text.count > 80 ? String(text.prefix(79)) + "…" : text }

  /// A length without superfluous zeros: `44`, `42.333`.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A length in points.
  static func points(_ value: Double) -> String { "\(number(value)) pt" }

  /// Where a step is named: `step 3 (tap "More")`.
  static func step(_ index: Int, _ title: String) -> String { title.isEmpty ? "step \(index)" : "step \(index) (\(title))" }

  // MARK: What is seen

  /// What a finding is compared with, in words.
  struct Reference: CustomStringConvertible {
    /// What stands behind "compared with", as in `in a fresh cell`.
    var description: String
    /// A clause that says what the reference has, as in `a fresh cell shows it`.
    var showing: String

    init(_ description: String, showing: String) {
      self.description = description
      self.showing = showing
    }
  }

  /// What the observed side shows and what the reference shows instead.
  static func seen(_ title: String, _ difference: Difference, reference: Reference) -> String {
    let name = quoted(title)
    switch (difference.kind, difference.name) {
    case (.extra, nil):
      return "\(name) shows \(shortened(difference.observed)) (\(difference.property)); \(reference) it is not there"
    case (.missing, nil):
      return "\(name) is missing \(shortened(difference.expected)) (\(difference.property)); \(reference.showing)"
    case (.geometry, "height"):
      return "\(name) is \(difference.observed) high; \(reference) it is \(difference.expected) high"
    case (.geometry, _):
      return "\(name) has \(difference.property) \(difference.observed); \(reference) it has \(difference.expected)"
    case (.missing, _):
      return "\(name) has no \(difference.property); \(reference) it has \(quoted(difference.expected))"
    case (.extra, _):
      return "\(name) has \(difference.property) \(quoted(difference.observed)); \(reference) it has none"
    case (.value, _):
      return "\(name) has \(difference.property) \(quoted(difference.observed)); \(reference) it has "
        + quoted(difference.expected)
    }
  }

  static let inFreshCell = Reference("in a fresh cell", showing: "a fresh cell shows it")
  static let inRebuiltCell = Reference("in a rebuilt cell", showing: "a rebuilt cell shows it")
  static let inSecondRun = Reference("in a second run", showing: "a second run shows it")
  static let withoutFirstForm = Reference("without the form that was pulled down", showing: "without it the row shows it")
  static let withoutGivenUpForm = Reference("without the first form", showing: "without it the row shows it")
  static let measuredNow = Reference("measured again", showing: "measured again it is there")

  // MARK: Summaries

  static func leakedViewState(property: String, view: String, source: String, shown: String) -> String {
    "state '\(property)' of \(view), written for \(quoted(source)), is shown for \(quoted(shown))"
  }

  static func leakedAppearance(_ difference: Difference, source: String, shown: String, cellType: String) -> String {
    switch (difference.kind, difference.name) {
    case (.extra, nil):
      "\(difference.property) that \(cellType) showed for \(quoted(source)) is still there for \(quoted(shown))"
    case (.missing, nil):
      "\(difference.property) that \(cellType) took away for \(quoted(source)) is missing for \(quoted(shown))"
    case (.value, _), (.extra, _), (.missing, _), (.geometry, _):
      "\(difference.property) of \(cellType), set for \(quoted(source)), is shown for \(quoted(shown))"
    }
  }

  static func lateAsyncResult(property: String, cellType: String, source: String, shown: String) -> String {
    "\(property) of \(cellType), asked for by \(quoted(source)), arrived late and is shown for \(quoted(shown))"
  }

  static func handlerOutlivesItem(name: String, source: String, shown: String) -> String {
    "\(name) that was set for \(quoted(source)) runs for \(quoted(shown)) and changes what it shows"
  }

  static func staleIndexAction(action: String, target: String, victim: String, effect: String) -> String {
    "\(action) on \(quoted(target)) \(effect) \(quoted(victim))"
  }

  static func staleContent(property: String, title: String) -> String {
    "the model changed \(property) of \(quoted(title)), and its visible cell still shows the old value"
  }

  static func stuckState(flags: String, property: String, title: String) -> String {
    "\(property) of \(quoted(title)) keeps the look of a state that has ended (\(flags))"
  }

  static func returningRow(_ title: String, button: String) -> String {
    "the row of \(quoted(title)) goes when \(quoted(button)) is tapped, and comes back: the button is destructive, and the item stays"
  }
  static let rowComesBack = "goes and comes back"
  static let rowStays = "stays until its item is gone"
  static let fixReturningRow = """
    give the button no role and the tint of red if it only asks, or take the item out of the data in the button's action.
    """

  static func missedState(from: String, to: String, property: String, title: String) -> String {
    "\(property) of \(quoted(title)) did not follow the cell's state from \(from) to \(to)"
  }

  static func staleSize(title: String, isClipped: Bool) -> String {
    isClipped
      ? "\(quoted(title)) is cut off: its content grew and the cell kept its height"
      : "\(quoted(title)) has a gap: its content shrank and the cell kept its height"
  }

  static func crash(step: String, cause: String) -> String { "the app crashed in \(step): \(shortened(cause))" }

  static func hang(step: String) -> String { "the app does not come back from \(step)" }

  static func invalidUpdate(step: String, text: String) -> String { "UIKit stopped the app in \(step): \(shortened(text))" }

  static func nondeterminism(property: String, title: String) -> String {
    "\(property) of \(quoted(title)) differs between two runs of the same script with the same seed"
  }

  static func nondeterministicItems(step: String) -> String {
    "the list shows other items, or in another order, in two runs of the same script with the same seed, from \(step) on"
  }

  static func nondeterministicEnd(main: String, control: String) -> String {
    "two runs of the same script with the same seed end differently: \(main), and \(control)"
  }

  // MARK: Evidence

  static func stateSet(property: String, value: String, source: String, step: String) -> String {
    "'\(property)' became \(quoted(value)) for \(quoted(source)) in \(step)"
  }

  static func stateExpected(property: String, value: String) -> String {
    "in a fresh cell '\(property)' is \(quoted(value))"
  }

  static func lastWritten(property: String, source: String, step: String) -> String {
    "\(property) was last written for \(quoted(source)) in \(step)"
  }

  static func arrivedLate(property: String, source: String, shown: String, step: String) -> String {
    "work started for \(quoted(source)) wrote \(property) in \(step), when the cell showed \(quoted(shown))"
  }

  private static let start = "that work was started in "

  static func startedIn(_ function: CodeMark) -> String { start + function.text }

  static func isStart(_ evidence: String) -> Bool { evidence.hasPrefix(start) }

  static func arrivedToo(_ properties: [String]) -> String {
    "the same work also wrote \(properties.joined(separator: ", ")) there"
  }

  static func consequence(_ detector: String, _ summary: String) -> String { "the same bug shows as [\(detector)] \(summary)" }

  static func requested(method: String, url: String, source: String, step: String) -> String {
    "\(quoted(source)) had asked for it with \(method) \(shortened(url)) in \(step)"
  }

  static func carriedBy(evidence: String, source: String, step: String) -> String {
    "\(evidence) was last changed for \(quoted(source)) in \(step)"
  }

  static func handlerSet(name: String, source: String, step: String) -> String {
    "\(name) was set for \(quoted(source)) in \(step)"
  }

  static func handlerRan(name: String, shown: String, flags: String, step: String) -> String {
    "it ran for \(quoted(shown)) in \(step), with the cell's state \(flags)"
  }

  static func actionGenerations(offered: Int, fired: Int) -> String {
    "the action was offered for generation \(offered) of the data and ran in generation \(fired)"
  }

  static func referenceOrder(target: String, effect: String) -> String {
    "with the data changed first and the action opened after it, the same action \(effect) \(quoted(target))"
  }

  static func actualTarget(target: String, source: String, effect: String) -> String {
    "used on \(quoted(source)), it \(effect) \(quoted(target))"
  }

  static func modelChange(property: String, from: String, to: String, step: String) -> String {
    "cells made anew show \(property) \(quoted(from)) before \(step) and \(quoted(to)) after it"
  }

  static func alsoStale(_ properties: [String]) -> String { "also stale in the same cell: \(names(properties))" }

  static func alsoFormer(_ properties: [String]) -> String { "also old in what is presented: \(names(properties))" }

  static func alsoLeft(_ properties: [String]) -> String { "also left in the same cell by the same step: \(names(properties))" }

  private static func names(_ properties: [String]) -> String {
    let names = properties.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }

  static func notReconfigured(title: String) -> String { "the cell of \(quoted(title)) was not configured in that step" }

  static func configuredButKept(title: String) -> String {
    "the cell of \(quoted(title)) was configured in that step, and kept the old value"
  }

  static func stateHistory(from: String, during: String, to: String) -> String {
    "the cell's state went from \(from) through \(during) back to \(to)"
  }

  static func sizes(ideal: String, height: String) -> String {
    "the content takes \(ideal), the cell is \(height) high (differences up to 0.5 pt are rounding and do not count)"
  }

  static func divergence(step: Int, title: String) -> String {
    "compared up to \(self.step(step, title)): there the calls of the run with fresh cells begin to differ"
  }

  /// How the items of a list were told apart whose data source gives them no identity.
  static func identity(declared: Bool) -> String {
    declared
      ? "the list's items are told apart by the identity that the screen declares"
      : "the list's items have no identity: they are followed by the app's own insert, delete and move calls"
  }

  private static let also = "also seen on "

  /// True for the sentence that names the other items of a finding.
  static func isAlsoSeen(_ evidence: String) -> Bool { evidence.hasPrefix(also) }

  static func alsoSeen(_ titles: [String], more: Int) -> String {
    also + titles.map(quoted).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  static func crashedOnly(in run: String) -> String { "only \(run) crashed; the main run did not" }

  static func signal(_ number: Int) -> String { "the process ended with signal \(number)" }

  static func ledgerRow(_ id: String) -> String { "behaviour \(id) of the UIKit ledger" }

  static let silentTrap = "the process said nothing"

  static func maskedFrom(step: String, by detectors: [String]) -> String {
    "nothing is compared from \(step) on by other detectors\(named(detectors)): make rows and calls the same in every run, and these steps are judged, too"
  }

  /// The order of rows depends on hash order, and runs with the same seed are equal.
  static let sameSeed = "with the same seed all runs are equal: everything else is compared under that seed"

  /// - Parameter detectors: Those that compare runs, and would have looked at it.
  static func masked(by detectors: [String]) -> String {
    "what differs is not compared by other detectors\(named(detectors)): make it the same in every run, and it is judged, too"
  }

  private static func named(_ detectors: [String]) -> String {
    detectors.isEmpty ? "" : " (\(detectors.joined(separator: ", ")))"
  }

  // MARK: Verdicts

  static let noSteps = "the main run has no step, so there is nothing to judge"

  /// A reference that was not made, by what it is called.
  static func missing(_ run: String) -> String { "\(run) was not made" }

  static func noOtherOrder(action: String) -> String { "the action in \(action) can't be performed after the change of the data" }

  static func cutShort(run: String, step: String, reason: String) -> String {
    "\(run) ended in \(step): \(reason)"
  }

  // MARK: What runs are called

  static let mainRun = "the main run"
  static let controlRun = "the control run"
  static let repeatedRun = "the run with the control's script and the main run's seeds"
  static let freshRun = "the run with fresh cells"
  static let patientRun = "the run in which every step waits for its results"
  static let tearDownRun = "the run that takes the screen down"

  static func rebuild(after step: String) -> String { "the rebuild after \(step)" }

  static func retired(after step: String) -> String { "the look at cells left behind after \(step)" }

  static func redrawn(after step: String) -> String { "the look at cells that are made anew several times after \(step)" }

  static let otherDraws = "the run with fresh cells and other random numbers"

  static func originalOrder(action step: String) -> String { "the script's order up to the action in \(step)" }

  static func referenceOrder(action step: String) -> String { "the reference order for the action in \(step)" }

  static func openedAgain(action step: String) -> String { "the screen opened again before the action in \(step)" }

  static func referenceOrder(state step: String) -> String {
    "the reference order for the action in \(step) and the change after it"
  }
}
