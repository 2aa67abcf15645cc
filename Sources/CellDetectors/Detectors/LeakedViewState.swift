import CellTrace

/// A state cell (`@State` and its kin) written for item A is shown for item B.
package enum LeakedViewState: Detector {
  package static let id = "leaked-view-state"
  package static let summary = "Fires when state of a hosted view that was written for one item is shown for another."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      A cell that hosts a SwiftUI view keeps the view's state when it gets new content of the same type. The state was \
      written while the cell served one item, and the cell now shows another item with it. In a fresh cell the item looks \
      different, and the state there has another value.
      """,
    example: """
      struct NoteRow: View {
        let note: Note
        @State private var isExpanded = false     // survives reuse
        var body: some View { … }
      }
      cell.contentConfiguration = UIHostingConfiguration { NoteRow(note: note) }
      """,
    fix: "give the root of the hosted content the item's identity with .id(item.id), or keep the state in the model by id.",
    silentFor: [
      "content whose root has .id(item.id)",
      "state kept outside the cell, for example in a set of ids",
      "state that is drawn at random for each new cell, such as the length of a placeholder's bar",
      "state that differs but changes nothing a person can see",
      "an item's own state that is lost or kept when it scrolls away and back",
      "state that only shows because the item's own result is held back, where late-async-result tells of the same state",
    ])

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)]
      + Chance.requests(in: runs) { findings(in: $0, nil, of: runs.main) }
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    try Chance.discounted(in: runs) { findings(in: $0, $1, of: runs.main) }
  }

  private static func findings(in comparison: ReuseComparison, _ chance: Chance?, of trace: Trace) -> [Finding] {
    struct Occurrence: Hashable {
      var cell: CellID
      var item: ItemID
      var path: String
      var property: String
    }
    var seen: Set<Occurrence> = []
    var result: [Finding] = []
    for pair in comparison.pairs {
      for state in pair.main.stateCells {
        guard chance?.decides(state, of: pair.main) != true, let source = foreignWriter(of: state, in: pair, trace),
          seen.insert(
            Occurrence(cell: pair.main.cell, item: pair.main.item, path: state.path, property: state.property)
          ).inserted
        else { continue }
        result.append(finding(state, source, pair, comparison, trace))
      }
    }
    return result
  }

  /// The item for which the state was written, if that is another than the one shown and the value is not what a fresh cell has.
  private static func foreignWriter(of state: StateCell, in pair: ReuseComparison.Pair, _ trace: Trace) -> ItemID? {
    guard let writer = (state.lastWrite ?? state.birth).item, writer != pair.main.item,
      let fresh = counterpart(of: state, in: pair), fresh.value != state.value,
      // An object that keeps something of its first item is a fault only if its view shows it.
      pair.differences.contains(where: { $0.kind == .geometry || Names.path($0.path, leadsThrough: state.path) })
    else { return nil }
    // What work of another item wrote late is that work's doing.
    if state.lastWrite?.startedFor != nil,
      pair.differences.contains(where: { LateAsyncResult.explains($0, in: pair, of: trace) })
    {
      return nil
    }
    return writer
  }

  private static func counterpart(of state: StateCell, in pair: ReuseComparison.Pair) -> StateCell? {
    pair.fresh.stateCells.first { $0.hasPlace(of: state) }
  }

  private static func finding(
    _ state: StateCell, _ source: ItemID, _ pair: ReuseComparison.Pair, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let write = state.lastWrite ?? state.birth
    let shown = pair.differences.first { Names.path($0.path, leadsThrough: state.path) } ?? pair.differences[0]
    let expected = counterpart(of: state, in: pair)?.value ?? FindingText.nothing
    let title = pair.fresh.title
    let sourceTitle = trace.title(of: source, upTo: write.step)
    let names = trace.apart(source, sourceTitle, upTo: write.step, from: pair.fresh)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.leakedViewState(
        property: state.property, view: state.viewType, source: names.source, shown: names.shown),
      item: pair.main.item, itemTitle: title, sourceItem: source, sourceItemTitle: sourceTitle,
      cellType: pair.main.cellType, cell: pair.main.cell, property: "\(state.viewType).\(state.property)",
      observed: state.value, expected: expected, originStep: write.step, originPlace: state.place, seenStep: pair.step,
      seen: FindingText.seen(title, shown, reference: FindingText.inFreshCell), element: shown.path,
      reuse: pair.main.reuse, blame: .unchecked,
      evidence: [
        FindingText.stateSet(
          property: state.property, value: state.value, source: sourceTitle,
          step: FindingText.step(write.step, trace.title(ofStep: write.step))),
        FindingText.stateExpected(property: state.property, value: expected),
      ] + comparison.reach(in: trace))
  }
}
