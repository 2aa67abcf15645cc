import CellTrace

/// A closure that was stored in a cell for item A runs while the cell serves B, and B looks wrong from then on.
package enum HandlerOutlivesItem: Detector {
  package static let id = "handler-outlives-item"
  package static let summary = "Fires when a closure set for one item runs for another and changes what that one shows."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      A closure stored in a cell, such as configurationUpdateHandler, captured one item. The cell was reused, the closure \
      was not replaced, and it ran for the next item, which now shows something that a fresh cell does not; or it acted on \
      its own item although another one was touched, as an action does that every configuration adds to the same button once \
      more.
      """,
    example: """
      if cell.configurationUpdateHandler == nil {          // set once, captures the first item
        cell.configurationUpdateHandler = { cell, state in cell.contentConfiguration = content(for: item, state) }
      }
      """,
    fix: "set the handler on every configuration of the cell, or look the item up inside it instead of capturing it.",
    silentFor: [
      "a handler that runs for another item and leads to the same look, and to the same data",
      "a handler set while the cell was constructed, which captures no item",
      "a difference that was written for another item by something else, or while the cell was constructed",
      "what is drawn at random: colours of cells, and alerts and menus that say something else with other random numbers",
      "menus that say the same in a fresh cell",
    ])

  package static let comparisons: [any DetectorComparison.Type] = [
    WriteAfterReuse.self, FormerItemAction.self, ForeignOffer.self, WrittenByTaker.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)] + comparisonRequests(in: runs)
      + Chance.requests(in: runs) { findings(in: $0, of: runs.main) }
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let plain = try Chance.discounted(in: runs) { comparison, _ in findings(in: comparison, of: runs.main) }
    return try withComparisons(plain, in: runs, Mask(runs))
  }

  /// The shape of a finding about a closure whose run nobody saw.
  static let unseen = ["writes"]

  /// One run of a closure for an item it was not set for.
  struct Run: Hashable {
    var cell: CellID
    var name: String
    var source: ItemID
    var shown: ItemID
  }

  private static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
    var first: [(run: Run, step: Int, flags: CellFlags)] = []
    var known: Set<Run> = []
    for step in trace.steps {
      for event in step.events {
        guard case .handlerRan(let cell, let name, let source?, let shown?, let flags) = event.kind, source != shown
        else { continue }
        let run = Run(cell: cell, name: name, source: source, shown: shown)
        if known.insert(run).inserted { first.append((run, step.index, flags)) }
      }
    }
    return first.compactMap { entry in
      finding(entry.run, ranIn: entry.step, entry.flags, comparison, trace)
        ?? misdirected(entry.run, ranIn: entry.step, comparison, trace)
    }
  }

  private static func finding(
    _ run: Run, ranIn step: Int, _ flags: CellFlags, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding? {
    for pair in comparison.pairs where pair.step >= step && pair.main.item == run.shown && pair.main.cell == run.cell {
      guard stillShown(run.shown, in: run.cell, from: step, to: pair.step, trace) else { return nil }
      // What the closure writes carries the item it runs for, or its own item where it wrote the same once more. What something
      // else left behind has a cause of its own.
      let shown = pair.differences.first { difference in
        // What was written before it ran, while the cell was made, is the cell's own.
        if let write = difference.provenance, write.item == nil, write.step < step { return false }
        guard let provenance = difference.provenance, let item = provenance.item, item != run.shown else { return true }
        return provenance.byHandler && item == run.source
      }
      guard let shown else { continue }
      let title = pair.fresh.title
      let origin = trace.handlerPlace(run.name, in: run.cell, for: run.source, upTo: step)
      let sourceTitle = trace.title(of: run.source, upTo: origin?.step ?? step)
      let names = trace.apart(run.source, sourceTitle, upTo: origin?.step ?? step, from: pair.fresh)
      var evidence: [String] = []
      if let origin {
        evidence.append(
          FindingText.handlerSet(
            name: run.name, source: sourceTitle, step: FindingText.step(origin.step, trace.title(ofStep: origin.step))))
      }
      evidence.append(
        FindingText.handlerRan(
          name: run.name, shown: title, flags: flags.description,
          step: FindingText.step(step, trace.title(ofStep: step))))
      return Finding(
        detector: id, severity: severity,
        summary: FindingText.handlerOutlivesItem(name: run.name, source: names.source, shown: names.shown), item: run.shown,
        itemTitle: title, sourceItem: run.source, sourceItemTitle: sourceTitle, cellType: pair.main.cellType,
        cell: run.cell, property: "\(pair.main.cellType).\(run.name)", observed: shown.observed, expected: shown.expected,
        originStep: origin?.step, originPlace: origin?.place, seenStep: pair.step,
        seen: FindingText.seen(title, shown, reference: FindingText.inFreshCell), element: shown.path,
        reuse: pair.main.reuse, blame: .unchecked, evidence: evidence + comparison.reach(in: trace))
    }
    return nil
  }

  // MARK: A closure that nobody sees

  static func outliving(
    _ write: WriteAfterReuse.Write, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let (pair, difference) = (write.pair, write.difference)
    let title = pair.fresh.title
    let source = trace.title(of: write.source, upTo: write.step)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.closureOutlivesItem(property: difference.property, source: source, shown: title),
      item: pair.main.item, itemTitle: title, sourceItem: write.source, sourceItemTitle: source, cellType: pair.main.cellType,
      cell: pair.main.cell, property: difference.property, observed: difference.observed, expected: difference.expected,
      originStep: write.step, seenStep: pair.step, seen: FindingText.seen(title, difference, reference: FindingText.inFreshCell),
      element: difference.path, reuse: pair.main.reuse,
      evidence: [
        FindingText.writtenToLeftCell(
          property: difference.property, source: source, step: FindingText.step(write.step, trace.title(ofStep: write.step)))
      ] + comparison.reach(in: trace), shape: unseen)
  }

  /// True if no checkpoint in between shows the cell with another item.
  private static func stillShown(_ item: ItemID, in cell: CellID, from: Int, to: Int, _ trace: Trace) -> Bool {
    trace.steps.allSatisfy { step in
      step.index < from || step.index > to || step.perceived.allSatisfy { $0.cell != cell || $0.item == item }
    }
  }
}
