import CellTrace

/// A field that shows the chosen row's text and writes to the one that was chosen before: it was brought up to date with the choice, and
/// what it writes to was not, as the binding of a coordinator that nobody renews.
///
/// The field stands in a row of its own. By the choice, and by nothing else, it went from one row's title to another's, and the two rows
/// exchanged how they are marked. A field that takes a text over from a row, for whatever is being edited, leaves the marks alone. Its
/// reference leaves the choice out: there the field writes to the row that it shows. A field beside the list is not followed.
struct FormerFieldReference: SuspectedReference {
  static let searchName: String? = "typed for a former choice"
  static let meaning = """
    A field that shows the text of the row that is marked as chosen writes what is typed to the one that was marked before; where that \
    one stays chosen, it writes to what it shows.
    """

  /// The steps that chose, and that typed.
  var choice: Int
  var step: Int
  /// The row with the field, the row whose text it showed, and the one that took the letters, as it was before.
  var field: Appearance
  var shown: Appearance
  var victim: Appearance
  var difference: Difference

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [FormerFieldReference] {
    if trace.isHurried { return [] }
    let steps = trace.steps.filter { $0.index > 1 && $0.index <= trace.lastCompletedStep }
    return steps.compactMap { FormerFieldReference($0, in: trace) }
  }

  private init?(_ step: StepTrace, in trace: Trace) {
    guard case .type(let text, .resolved(let item), _, clearing: false) = step.interaction, !text.isEmpty,
      let before = trace.step(step.index - 1), before.items == step.items, let field = before[item],
      let words = field.fieldText, !words.isEmpty
    else { return nil }
    let named = before.checkpoint.filter { $0.item != item && $0.title == words }
    let changed = step.checkpoint.compactMap { row -> (Appearance, Difference)? in
      guard row.item != item, let old = before[row.item] else { return nil }
      return AppearanceDiff.contentDifferences(of: row, from: old).first { $0.kind != .geometry }.map { (old, $0) }
    }
    guard named.count == 1, let shown = named.first, changed.count == 1, let (victim, difference) = changed.first,
      victim.item != shown.item, victim.item.list == shown.item.list, difference.observed.hasPrefix(words),
      difference.observed.contains(text), difference.expected == victim.title,
      let choice = Self.choice(of: shown, after: victim, field: item, before: step.index, in: trace)
    else { return nil }
    (self.choice, self.step, self.field, self.shown) = (choice, step.index, field, shown)
    (self.victim, self.difference) = (victim, difference)
  }

  /// The step that chose a row, with which the field and the mark went there from the other one.
  private static func choice(
    of shown: Appearance, after victim: Appearance, field: ItemID, before step: Int, in trace: Trace
  ) -> Int? {
    guard let act = ItemAction.all(in: trace).last(where: { $0.item == shown.item && $0.step < step }), act.openers.isEmpty,
      let start = trace.step(act.step - 1), let end = trace.step(act.step), start[field]?.fieldText == victim.title,
      end[field]?.fieldText == shown.title, let own = start[shown.item], let chosen = end[shown.item],
      let former = start[victim.item], let freed = end[victim.item]
    else { return nil }
    let got = AppearanceDiff.contentDifferences(of: chosen, from: own)
    let lost = AppearanceDiff.contentDifferences(of: freed, from: former)
    let hasExchanged =
      !got.isEmpty && got.map { $0.key.moved(from: chosen, to: freed) } == lost.map(\.key)
      && got.map(\.observed) == lost.map(\.expected) && got.map(\.expected) == lost.map(\.observed)
    let areFlags = own.flags == freed.flags && former.flags == chosen.flags && own.flags != former.flags
    return hasExchanged || (got.isEmpty && lost.isEmpty && areFlags) ? act.step : nil
  }

  // MARK: Without the choice

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: [choice])
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: choice))
    ).recording(from: script.count - 1)
  }

  /// True if the field shows the row that stays chosen, and that one alone takes the letters.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished, trace.steps.count > 1 else { return false }
    let (before, after) = (trace.steps[trace.steps.count - 2], trace.steps[trace.steps.count - 1])
    func text(_ row: Appearance, in step: StepTrace) -> String? {
      step[row.item]?.value(at: difference.key.moved(from: victim, to: row))
    }
    guard before[field.item]?.fieldText == victim.title, text(victim, in: before) == victim.title,
      let written = text(victim, in: after), let other = text(shown, in: after)
    else { return false }
    return written != victim.title && written.hasPrefix(victim.title) && other == text(shown, in: before)
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
    let choice = FindingText.step(typed.choice, trace.title(ofStep: typed.choice))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.typedForFormer(shown: shown.title, victim: victim.title),
      item: victim.item, itemTitle: victim.title, sourceItem: shown.item, sourceItemTitle: shown.title,
      cellType: typed.field.cellType, cell: typed.field.cell, property: typed.difference.property,
      observed: FindingText.changed(victim.title), expected: FindingText.changed(shown.title), originStep: typed.choice,
      seenStep: typed.step, seen: FindingText.seen(victim.title, typed.difference, reference: FindingText.beforeTheAction),
      element: typed.difference.path,
      evidence: [FindingText.typedForFormerEvidence(shown: shown.title, victim: victim.title, choice: choice)],
      shape: ["former field"])
    finding.fix = FindingText.fixTypedForFormer
    return finding
  }
}
