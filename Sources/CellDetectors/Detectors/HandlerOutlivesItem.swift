import CellTrace

/// A closure that was stored in a cell for item A runs while the cell serves B, and B looks wrong from then on.
public enum HandlerOutlivesItem: Detector {
  public static let id = "handler-outlives-item"
  public static let summary = "Fires when a closure set for one item runs for another and changes what that one shows."
  public static let severity = Severity.error
  public static let needs: Set<RunKind> = [.control, .fresh]

  public static let page = DetectorPage(
    meaning: """
      A closure stored in a cell, such as configurationUpdateHandler, captured one item. The cell was reused, the closure was \
      not replaced, and it ran for the next item, which now shows something that a fresh cell does not.
      """,
    example: """
      if cell.configurationUpdateHandler == nil {          // set once, captures the first item
        cell.configurationUpdateHandler = { cell, state in cell.contentConfiguration = content(for: item, state) }
      }
      """,
    fix: "set the handler on every configuration of the cell, or look the item up inside it instead of capturing it.",
    silentFor: [
      "a handler that runs for another item and leads to the same look",
      "a handler set while the cell was constructed, which captures no item",
      "a difference that was written for another item by something else",
    ])

  public static func judge(_ runs: RunSet) -> Verdict {
    verdict(runs) { findings(in: ReuseComparison($0), of: $0.main) }
  }

  /// One run of a closure for an item it was not set for.
  private struct Run: Hashable {
    var cell: CellID
    var name: String
    var source: ItemID
    var shown: ItemID
  }

  static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
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
    }
  }

  private static func finding(
    _ run: Run, ranIn step: Int, _ flags: CellFlags, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding? {
    for pair in comparison.pairs where pair.step >= step && pair.main.item == run.shown && pair.main.cell == run.cell {
      guard stillShown(run.shown, in: run.cell, from: step, to: pair.step, trace) else { return nil }
      // What the closure writes carries the item it runs for; what another item left behind has a cause of its own.
      guard
        let shown = pair.differences.first(where: { $0.stamp?.item == nil || $0.stamp?.item == run.shown })
      else { continue }
      let title = pair.fresh.title
      let origin = trace.handlerPlace(run.name, in: run.cell, for: run.source, upTo: step)
      let sourceTitle = trace.title(of: run.source, upTo: origin?.step ?? step)
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
        summary: FindingText.handlerOutlivesItem(name: run.name, source: sourceTitle, shown: title), item: run.shown,
        itemTitle: title, sourceItem: run.source, sourceItemTitle: sourceTitle, cellType: pair.main.cellType,
        cell: run.cell, property: "\(pair.main.cellType).\(run.name)", observed: shown.observed, expected: shown.expected,
        bornStep: origin?.step, bornPlace: origin?.place, seenStep: pair.step,
        seen: FindingText.seen(title, shown, reference: FindingText.inFreshCell), element: shown.path,
        reuse: pair.main.reuse, blame: .unchecked, evidence: evidence + comparison.reach(in: trace))
    }
    return nil
  }

  /// True if no checkpoint in between shows the cell with another item.
  private static func stillShown(_ item: ItemID, in cell: CellID, from: Int, to: Int, _ trace: Trace) -> Bool {
    trace.steps.allSatisfy { step in
      step.index < from || step.index > to || step.checkpoint.allSatisfy { $0.cell != cell || $0.item == item }
    }
  }
}
