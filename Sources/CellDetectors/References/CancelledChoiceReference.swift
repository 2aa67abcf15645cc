import CellTrace

/// What an action does to the chosen rows, it does to those as well that were chosen before "Cancel": the choice was kept.
///
/// The word is the only one that is known here, as it is the system's: "Done" may keep what was chosen. Everything must look as it did before
/// anything was chosen, rows and what stands beside them, so that no row is said to be chosen still, and the choosing must begin again by the
/// touch that it began with. In the reference nobody chooses the rows that were given up: what is done to the others then is not done to these.
///
/// A basket that a row is put into while "Cancel" ends something else, as a search, says what is in it, or does not begin anew.
struct CancelledChoiceReference: SuspectedReference {
  static let searchName: String? = "chosen before Cancel"
  static let meaning = """
    What is done to the chosen rows is also done to a row that was chosen before "Cancel", which put everything back as it was, and is not \
    done to it where it was never chosen.
    """

  /// The steps that chose rows, the one that gave the choice up, and the one that was done to rows chosen since.
  private var choices: [Int]
  private(set) var cancelling: Int
  var step: Int
  /// A row that was given up and one that was chosen since, both before any of it, and whether they are gone.
  var row: Appearance
  var chosen: Appearance
  var isRemoval: Bool

  /// The system's word, as ``UIBarButtonItem`` and search bars say it.
  private static let word = "Cancel"

  static func suspicions(in trace: Trace) -> [CancelledChoiceReference] {
    trace.isHurried ? [] : trace.steps.compactMap { CancelledChoiceReference($0, in: trace) }
  }

  private init?(_ cancelling: StepTrace, in trace: Trace) {
    guard cancelling.interaction == .tap(.showing(Self.word), nil), let begin = Self.begin(before: cancelling.index, in: trace),
      case let choices = Array(begin + 1..<cancelling.index), !choices.isEmpty, let start = trace.step(begin - 1),
      let opening = trace.step(begin), cancelling.beside == start.beside, Self.isSame(cancelling, start)
    else { return nil }
    let again = trace.steps.first { $0.index > cancelling.index && !$0.interaction.passesBy }
    guard let again, again.interaction == opening.interaction, let before = trace.step(again.index - 1),
      Self.isSame(before, start)
    else { return nil }
    let next = trace.steps.filter { $0.index > again.index }.prefix { $0.interaction.row != nil || $0.interaction.passesBy }
    guard let done = trace.step((next.last?.index ?? again.index) + 1), done.index <= trace.lastCompletedStep,
      done.interaction.isBesideLists, done.interaction != cancelling.interaction, done.outcomes.isEmpty,
      let row = Self.rows(of: choices, in: trace, start).first,
      let chosen = Self.rows(of: next.map(\.index), in: trace, start).first(where: { $0.title != row.title }),
      !next.contains(where: { $0.interaction.row == row.item })
    else { return nil }
    let fates = [row, chosen].map { Fate($0, in: done) }
    guard let fate = fates[0], fate == fates[1], fate != .same else { return nil }
    (self.choices, self.cancelling, step) = (choices, cancelling.index, done.index)
    (self.row, self.chosen, isRemoval) = (row, chosen, fate == .gone)
  }

  /// The step that began what another one gives up: between them rows were touched, and nothing else.
  private static func begin(before cancelling: Int, in trace: Trace) -> Int? {
    let step = trace.steps.last { $0.index < cancelling && $0.interaction.row == nil }
    guard let step, step.index > 0, step.interaction.isBesideLists, step.outcomes.isEmpty else { return nil }
    return step.index
  }

  /// The rows that steps touched and that looked otherwise afterwards, as they were at the start.
  private static func rows(of steps: [Int], in trace: Trace, _ start: StepTrace) -> [Appearance] {
    steps.compactMap { index in
      guard let item = trace.step(index)?.interaction.row, let before = trace.step(index - 1)?[item],
        let after = trace.step(index)?[item], after.title == before.title,
        after.flags != before.flags || !AppearanceDiff.contentDifferences(of: after, from: before).isEmpty
      else { return nil }
      return start.only(before.title, in: item.list)
    }
  }

  private static func isSame(_ step: StepTrace, _ start: StepTrace) -> Bool {
    step.items == start.items && step.showsSameRows(as: start)
      && step.checkpoint.allSatisfy { row in start[row.item].map { $0.title == row.title && $0.flags == row.flags } ?? true }
  }

  // MARK: What became of it

  /// What became of a row, told by its title: in a list that only reloads their numbers are others since.
  private enum Fate: Equatable {
    case gone, changed([PropertyKey], [Difference.Kind]), same

    init?(_ row: Appearance, in step: StepTrace) {
      let rows = step.checkpoint.filter { $0.item.list == row.item.list && $0.title == row.title }
      guard rows.count < 2, step.items.contains(where: { $0.list == row.item.list }) else { return nil }
      guard let now = rows.first else {
        self = .gone
        return
      }
      let differences = AppearanceDiff.contentDifferences(of: now, from: row)
      self = differences.isEmpty ? .same : .changed(differences.map(\.key), differences.map(\.kind))
    }
  }

  // MARK: Never chosen

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: choices)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.neverChosen(row.title)
    ).recording(from: cancelling - choices.count - 1)
  }

  /// True if it is done to the other row all the same, and not to this one.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let done = main.step(step), let fate = Fate(chosen, in: done) else { return false }
    return Fate(chosen, in: end) == fate && Fate(row, in: end) == .same
  }
}

extension Interaction {
  /// The row that is touched as a whole.
  fileprivate var row: ItemID? { if case .tap(.resolved(let item), nil) = self { item } else { nil } }

  fileprivate var passesBy: Bool { facts.role == .passesTime || facts.role == .movesViewport }
}

extension CancelledChoiceReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ choice: CancelledChoiceReference, _ trace: Trace) -> Finding {
    let (row, chosen) = (choice.row.title, choice.chosen.title)
    let what = choice.isRemoval ? FindingText.removed(row) : FindingText.changed(row)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.takesCancelled(row, action: trace.title(ofStep: choice.step), isRemoval: choice.isRemoval),
      item: choice.row.item, itemTitle: row, cellType: choice.row.cellType, cell: choice.row.cell, property: "cancelled choice",
      observed: what, expected: FindingText.nothing,
      originStep: choice.cancelling, seenStep: choice.step,
      seen: FindingText.takesCancelledSeen(row, chosen: chosen, isRemoval: choice.isRemoval),
      evidence: [FindingText.neverChosenEvidence(row)], shape: ["cancelled choice"])
    finding.fix = FindingText.fixCancelledChoice
    return finding
  }
}
