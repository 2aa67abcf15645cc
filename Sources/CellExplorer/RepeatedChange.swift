import CellTrace

/// A change of the data that a screen offers for a search, and that can be made once only.
///
/// Whoever writes `CellMutation("a guest comes") { store.add(guest) }` thinks of one guest. A search makes changes as often as chance has it;
/// the second one puts the same guest into the list again, and whatever comes of two equal rows is nobody's bug.
enum RepeatedChange {
  /// The name of a change that a run made again, after which the list had a row twice that it had once, or would have had.
  static func name(in trace: Trace) -> String? {
    var made: Set<String> = []
    for (index, step) in trace.steps.enumerated() {
      guard case .mutate(let name) = step.interaction, !made.insert(name).inserted else { continue }
      let known = trace.steps[..<index].reduce(into: Set<Row>()) { $0.formUnion(twice(in: $1)) }
      if trace.steps[index...].contains(where: { !twice(in: $0).isSubset(of: known) }) { return name }
      if hasEndedWithTwins(trace, in: step.index) { return name }
    }
    return nil
  }

  private struct Row: Hashable {
    var list: Int
    var title: String
  }

  /// Rows that a list shows more than once. Where rows have identifiers, two that look alike are two rows, one of which may be wrong.
  private static func twice(in step: StepTrace) -> Set<Row> {
    var seen: Set<Row> = []
    var twice: Set<Row> = []
    for appearance in step.checkpoint where appearance.item.goesByPosition && !appearance.title.isEmpty {
      let row = Row(list: appearance.item.list, title: appearance.title)
      if !seen.insert(row).inserted { twice.insert(row) }
    }
    return twice
  }

  /// True if UIKit ended the step because of identifiers that are not unique.
  private static func hasEndedWithTwins(_ trace: Trace, in step: Int) -> Bool {
    if case .exception(step, _, _, let cause) = trace.end, case .duplicates = cause?.problem { true } else { false }
  }
}
