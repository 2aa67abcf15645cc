import CellTrace

/// Sentences about what configuring a cell adds to it.
extension FindingText {
  static let inCellConfiguredOnce = Reference(
    "in a cell that was configured once", showing: "a cell that was configured once shows it")

  // MARK: What runs are called

  static func configuredAgain(_ step: String) -> String { "the run with cells configured twice more at \(step)" }

  static func configuredOnce(_ step: String) -> String { "the run with cells made anew at \(step)" }

  // MARK: Views

  static func viewAdded(_ property: String, cellType: String) -> String {
    "every configuration of \(cellType) adds another \(property)"
  }

  static func viewSeen(_ title: String, _ words: String, count: Int, expected: Int) -> String {
    "configured twice more, \(quoted(title)) shows \(shortened(words)) \(plural(count, "time")); "
      + "\(inCellConfiguredOnce) \(plural(expected, "time"))"
  }

  static func reconfigured(step: String) -> String { "the app reconfigured cells of this type in place in \(step)" }

  // MARK: Actions

  static func actionAdded(_ name: String, cellType: String, title: String) -> String {
    "every configuration of \(cellType) adds \(name) once more: one touch of \(quoted(title)) runs it several times"
  }

  static func actionRuns(_ count: Int, expected: Int, step: String) -> String {
    "configured twice more before \(step), it runs \(plural(count, "time")); \(inCellConfiguredOnce) \(plural(expected, "time"))"
  }

  static func actionRunsAfterReuse(_ count: Int, expected: Int, step: String) -> String {
    "in \(step) it runs \(plural(count, "time")), as configurations for earlier items of the cell added it too; "
      + "\(inFreshCell) \(plural(expected, "time"))"
  }

  static func itemsAfter(observed: String, expected: String) -> String {
    "the list has \(observed) then; \(inCellConfiguredOnce) the same touch leaves \(expected)"
  }

  // MARK: Gestures, constraints, observers

  static func addedAgain(_ what: TraceEvent.AddedAgain, _ name: String, cellType: String) -> String {
    switch what {
    case .gestureRecognizer: "every configuration of \(cellType) adds another \(name)"
    case .constraint: "every configuration of \(cellType) adds another constraint for \(name)"
    case .observer: "every configuration of \(cellType) adds \(name), and nothing ends the one before"
    }
  }

  static func againSeen(_ what: TraceEvent.AddedAgain, _ title: String, count: Int) -> String {
    switch what {
    case .gestureRecognizer:
      "a view of \(quoted(title)) has \(plural(count, "recognizer")) of this kind with the same target and action"
    case .constraint: "\(quoted(title)) has \(plural(count, "active constraint")) that say the same"
    case .observer: "one line made \(count) of them for \(quoted(title)), and all go on"
    }
  }

  static func harm(of what: TraceEvent.AddedAgain) -> String {
    switch what {
    case .gestureRecognizer: "only one of them recognizes a touch, but their number grows with every item that the cell shows"
    case .constraint: "their number grows with every item that the cell shows, and each makes layout slower"
    case .observer: "each of them is called, and their number grows with every configuration"
    }
  }
}
