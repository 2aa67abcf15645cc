/// Texts about rows that do not follow the model because nobody looks at it: bodies that are not evaluated, and copies.
extension FindingText {
  static func reference(of cause: RebuildComparison.Cause) -> Reference {
    switch cause {
    case .notConfigured, .notObserved: inRebuiltCell
    case .copiedAtAppearance:
      Reference("once its screen appeared again", showing: "once its screen appeared again the row shows it")
    case .copiedIntoState: Reference("in a screen made anew", showing: "a screen made anew shows it")
    }
  }

  /// Nil where the detector's own fix is meant.
  static func fix(of cause: RebuildComparison.Cause) -> String? {
    switch cause {
    case .notConfigured: nil
    case .notObserved: fixUnobserved
    case .copiedAtAppearance:
      "show the data themselves, or copy them again whenever they change, and not only in onAppear or viewWillAppear(_:)."
    case .copiedIntoState: fixCopiedIntoState
    }
  }

  static let fixCopiedIntoState =
    "show the data themselves, by a binding, a plain property or an observed object: initial values of @State and @StateObject, and a "
    + "constant range of a ForEach, are looked at once."

  static func covered(since step: String) -> String {
    "another screen was in front of the list since \(step), and the row shows what it showed before that"
  }

  static func notEvaluated(title: String) -> String {
    "the body of \(quoted(title)) shows the new value as soon as it is evaluated, and nothing had it evaluated: it reads something that it does not observe"
  }

  static let fixUnobserved =
    "let the view observe what its body reads: an @Observable or @Published property, an object that is @ObservedObject, or a value that is passed in."

  static func onlyAtAppearance(title: String) -> String {
    "\(quoted(title)) shows the new value once another screen was in front: what it shows is copied when its screen appears, and not when the data change"
  }

  static func onlyMadeAnew(title: String) -> String {
    "\(quoted(title)) shows the new value once its screen is made anew: what it shows was copied into the state of a view when that was made"
  }

  static let doubledRows = "each row comes once more when another screen was in front"

  static func doubledRowsSeen(told: [Int], asked: [Int], step: String) -> String {
    "after \(step) the list has \(rows(told)); once another screen was in front and gone, it has \(rows(asked)): each row came once more"
  }

  static let doubledRowsEvidence = "what the screen does when it appears adds the rows to those that are there"

  static let fixDoubledRows =
    "replace the rows in viewWillAppear(_:), viewDidAppear(_:) or onAppear instead of appending to them, or load them in viewDidLoad()."

  static func copiedRows(step: String) -> String { "rows came in \(step), and the list shows a copy of the data without them" }

  static func copiedRowsSeen(told: [Int], asked: [Int], step: String) -> String {
    "after \(step) the list shows \(rows(told)); made anew it has \(rows(asked))"
  }

  static let copiedRowsEvidence =
    "what the list shows was copied into the state of a view, or counted, when that was made, and the data have more rows since"

  // MARK: Ranges

  static func constantRange(step: String) -> String {
    "a ForEach over a range keeps the rows that it had at first, although the range has changed in \(step)"
  }

  static func constantRangeSeen(step: String) -> String {
    "after \(step) the ForEach has as many rows as when it was made: a row that came is not shown, and one that went is asked for"
  }

  static let rowsAtFirst = "the rows at first"
  static let rowsByNow = "the rows of the range"

  static let fixConstantRange =
    "let the elements be Identifiable and give them to ForEach, or call ForEach(_:id:content:): a range without an id is for constants."

  static func openedForOther(_ title: String) -> String { "the run where the screen is opened for \(quoted(title)) at once" }

  static func pagedScreen(text: String, first: String, other: String) -> String {
    "\(quoted(text)), which the screen showed for \(quoted(first)), is still there since it shows \(quoted(other))"
  }

  static func pagedScreenSeen(_ text: String, expected: String) -> String {
    "the screen shows \(quoted(text)); opened for the row at once it shows \(quoted(expected))"
  }

  static func wentOn(from first: String, to other: String, step: String) -> String {
    "in \(step) the screen went on from \(quoted(first)) to \(quoted(other)) in place, and the rest of it followed"
  }

  static let fixPagedScreen =
    "load what a screen shows whenever its row changes: .task(id:), .id(_:) on the view, or a reload where the row is set."
}
