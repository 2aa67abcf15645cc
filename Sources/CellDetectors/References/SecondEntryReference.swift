import CellTrace

/// A form for a new row that writes over the row which the last one made: what the form edits was kept, and not set to nothing.
///
/// Its reference is the same script without the first form: there the second one makes a row. A form that shows the first row's text says that it
/// edits that row.
///
/// Where there may be one row of a kind, as one entry for each day or one wish for each guest, the second one takes the first one's place by right.
/// Rows need not show what there is one of: no run tells, and it is a warning.
struct SecondEntryReference: SuspectedReference {
  static let searchName: String? = "entered over"
  static let meaning = """
    A form for a new row writes over the row which the form before it had made, because it goes on with that one: a warning, since \
    there may be one such row, as one entry for each day.
    """

  /// The steps that opened the first form and ended it, that opened the second one, and that ended it.
  var first: (opening: Int, last: Int)
  var second: (opening: Int, last: Int)
  /// The row that the first form made, and the row that is there in its place.
  var made: Appearance
  var row: Appearance

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [SecondEntryReference] {
    if trace.isHurried { return [] }
    let entries = entries(in: trace)
    return zip(entries, entries.dropFirst()).compactMap { SecondEntryReference($0, then: $1, in: trace) }
  }

  /// Forms that were opened for no row, each with the last step that was done on it.
  private static func entries(in trace: Trace) -> [(opening: Int, last: Int)] {
    var entries: [(opening: Int, last: Int)] = []
    for step in trace.steps where step.index > 0 && step.index <= trace.lastCompletedStep && step.interaction.target == nil {
      let isOfForm = entries.last.map { $0.last == step.index - 1 && trace.step($0.opening)?.interaction != step.interaction }
      if step.showsScreen, isOfForm != true {
        entries.append((step.index, step.index))
      } else if let last = entries.last, last.last == step.index - 1 {
        entries[entries.count - 1].last = step.index
      }
    }
    return entries.filter { $0.last > $0.opening }
  }

  private init?(_ one: (opening: Int, last: Int), then other: (opening: Int, last: Int), in trace: Trace) {
    guard trace.step(one.opening)?.interaction == trace.step(other.opening)?.interaction, one.last == other.opening - 1,
      let before = trace.step(one.opening - 1), let between = trace.step(one.last),
      let opened = trace.step(other.opening), let after = trace.step(other.last),
      between.items.count == before.items.count + 1, after.items.count == between.items.count,
      let made = Self.new(in: between, since: before), let row = Self.new(in: after, since: between),
      !after.checkpoint.contains(where: { $0.title == made.title }), made.item.list == row.item.list,
      // A row that is edited keeps its identity.
      made.item == row.item, made.cellType == row.cellType, !opened.shows(made.title),
      before.checkpoint.contains(where: { $0.cellType == made.cellType && $0.item.list == made.item.list })
    else { return nil }
    (first, second, self.made, self.row) = (one, other, made, row)
  }

  /// The only row with a title that no row had.
  private static func new(in step: StepTrace, since before: StepTrace) -> Appearance? {
    let known = Set(before.checkpoint.map(\.title))
    let rows = step.checkpoint.filter { !known.contains($0.title) && !$0.title.isEmpty && !$0.isUnsettled }
    return rows.count == 1 ? rows[0] : nil
  }

  // MARK: Without the first form

  func request(in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript(through: second.last, without: Array(first.opening...first.last)),
      configuration: runs.main.configuration,
      purpose: FindingText.withoutForm(opened: runs.words(forStep: first.opening)))
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let after = trace.lastIfFinished, let before = trace.step(first.opening - 1) else { return false }
    return after.items.count == before.items.count + 1 && Self.new(in: after, since: before)?.title == row.title
  }
}

extension StepTrace {
  /// True if the screen that came in front says this.
  fileprivate func shows(_ text: String) -> Bool {
    events.contains { event in
      if case .screenShown(let screen) = event.kind { screen.texts.contains { $0.contains(text) } } else { false }
    }
  }
}

extension SecondEntryReference {
  /// The second form's end.
  var step: Int { second.last }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ entry: SecondEntryReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (made, row) = (entry.made, entry.row)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.secondEntry(title: row.title, former: made.title), item: row.item, itemTitle: row.title,
      sourceItem: made.item, sourceItemTitle: made.title, cellType: row.cellType, cell: row.cell,
      property: "form", observed: FindingText.changed(made.title), expected: FindingText.inserted(row.title),
      originStep: entry.first.opening, seenStep: entry.second.last,
      seen: FindingText.secondEntrySeen(title: row.title, former: made.title, step: words(entry.second.last)),
      evidence: [FindingText.secondEntryEvidence(opened: words(entry.second.opening))], shape: ["second entry"])
    finding.fix = FindingText.fixSecondEntry
    return finding.asWarning(if: true)
  }
}
