import CellTrace

/// A field that shows one row's text and writes to another row: it was brought up to date when another row was chosen, and what it writes to was
/// not, as the binding of a coordinator that nobody renews.
///
/// The field stands in a row of its own. Before the letters it shows the title of one row, which nothing else has; with them another row is called so.
/// Its reference makes all cells anew before the letters: there the row that the field shows takes them. A form that takes a text over from one row
/// for another goes on with the other one in new cells as well.
struct FormerFieldReference: SuspectedReference {
  static let searchName: String? = "typed for a former choice"
  static let meaning = """
    A field that shows one row's text writes what is typed to the row that it had shown before, and to its own once cells are made anew.
    """

  /// The step that typed.
  var step: Int
  /// The row with the field, the row whose text it showed, and the one that took the letters.
  var field: Appearance
  var shown: Appearance
  var victim: Appearance
  var difference: Difference

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [FormerFieldReference] {
    if trace.isHurried { return [] }
    return trace.steps.filter { $0.index > 1 && $0.index <= trace.lastCompletedStep }.compactMap { FormerFieldReference($0, in: trace) }
  }

  private init?(_ step: StepTrace, in trace: Trace) {
    guard case .type(let text, .resolved(let item), _, clearing: false) = step.interaction, !text.isEmpty,
      let before = trace.step(step.index - 1), before.items == step.items, let field = before[item],
      let former = field.fieldText, !former.isEmpty
    else { return nil }
    let named = before.checkpoint.filter { $0.item != item && $0.title == former }
    let changed = step.checkpoint.compactMap { row -> (Appearance, Difference)? in
      guard row.item != item, let old = before[row.item] else { return nil }
      return AppearanceDiff.contentDifferences(of: row, from: old).first { $0.kind != .geometry }.map { (row, $0) }
    }
    guard named.count == 1, let shown = named.first, changed.count == 1, let (victim, difference) = changed.first,
      victim.item != shown.item, victim.item.list == shown.item.list || victim.cellType == shown.cellType,
      difference.observed.hasPrefix(former), difference.observed.contains(text), !difference.expected.hasPrefix(former)
    else { return nil }
    (self.step, self.field, self.shown, self.victim, self.difference) = (step.index, field, shown, victim, difference)
  }

  // MARK: In new cells

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: step - 1) + [.rebuildVisibleCells]
    return ReferenceRequest(
      script: lead + [script[step: step]], configuration: runs.main.configuration,
      purpose: FindingText.actedInNewCells(runs.words(forStep: step))
    ).recording(from: lead.count)
  }

  /// True if all rows look as they did before the letters, and then the shown row takes them and the other does not.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished, trace.steps.count > 1, let then = main.step(step - 1) else { return false }
    let (before, after) = (trace.steps[trace.steps.count - 2], trace.steps[trace.steps.count - 1])
    func text(_ row: Appearance, in step: StepTrace) -> String? {
      step[row.item]?.value(at: difference.key.moved(from: victim, to: row))
    }
    guard before[field.item]?.fieldText == field.fieldText, text(shown, in: before) == text(shown, in: then),
      text(victim, in: before) == text(victim, in: then)
    else { return false }
    return text(shown, in: after) == difference.observed && text(victim, in: after) == text(victim, in: then)
  }
}

extension Appearance {
  /// What the only field of the row has in it.
  fileprivate var fieldText: String? {
    let fields = elements.filter { $0.role == .textField }
    return fields.count == 1 ? fields[0]["text"] : nil
  }
}

extension FormerFieldReference {
  /// Whatever else is said of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ typed: FormerFieldReference, _ trace: Trace) -> Finding {
    let (shown, victim) = (typed.shown, typed.victim)
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.typedForFormer(shown: shown.title, victim: typed.difference.expected),
      item: victim.item, itemTitle: typed.difference.expected, sourceItem: shown.item, sourceItemTitle: shown.title,
      cellType: typed.field.cellType, cell: typed.field.cell, property: typed.difference.property,
      observed: FindingText.changed(typed.difference.expected), expected: FindingText.changed(shown.title), originStep: typed.step,
      seenStep: typed.step,
      seen: FindingText.seen(typed.difference.expected, typed.difference, reference: FindingText.beforeTheAction),
      element: typed.difference.path, evidence: [FindingText.typedForFormerEvidence(shown: shown.title)], shape: ["former field"])
    finding.fix = FindingText.fixTypedForFormer
    return finding
  }
}
