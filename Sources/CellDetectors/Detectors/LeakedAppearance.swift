import CellTrace

/// A reused cell shows something that was written for another item and that a fresh cell does not show.
package enum LeakedAppearance: Detector {
  package static let id = "leaked-appearance"
  package static let summary = "Fires when a reused cell differs from a fresh one by something written for another item."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      A cell was configured for one item, reused for another, and something was not set back: a colour, an image, an alpha \
      value, a subview that was added, a label that was hidden. The property was last written while the cell served the \
      first item, and a fresh cell for the second item looks different. A variable of the cell that keeps what happened to \
      the first item, and from which the second is drawn, is the same mistake.
      """,
    example: """
      func configure(_ note: Note) {
        titleLabel.text = note.title
        if note.isUrgent { titleLabel.textColor = .systemRed }     // never set back
      }
      """,
    fix: "set the property for every item, in both branches, or set it back in prepareForReuse().",
    silentFor: [
      "differences that stem from the construction of the cell, for example a tint drawn at random in init",
      "what is drawn at random for each new cell, at whatever time: cells that are made anew look different there each time",
      "leftovers that can't be seen: hidden, transparent, covered or clipped away",
      "fonts of labels that are not asked to follow another text size, in cells that were made before the user chose it",
      "texts that several rows share from the first, such as what was read already",
      "labels and values that only assistive technologies read: that is accessibility-history",
      "differences that leaked-view-state, handler-outlives-item or late-async-result explains",
    ])

  package static let comparisons: [any DetectorComparison.Type] = [
    SilentControl.self, BorrowedContentReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)] + comparisonRequests(in: runs)
      + Chance.requests(in: runs) { findings(in: $0, of: runs.main) }
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let plain = try Chance.discounted(in: runs) { comparison, _ in findings(in: comparison, of: runs.main) }
    return try withComparisons(plain, in: runs, Mask(runs))
  }

  private struct Place: Hashable {
    var cell: CellID
    var item: ItemID
  }

  private struct Occurrence: Hashable {
    var place: Place
    var key: PropertyKey
  }

  private static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
    let misdirected = itemsOfMisdirectedHandlers(in: trace)
    var seen: Set<Occurrence> = []
    var result: [Finding] = []
    for pair in comparison.pairs {
      let place = Place(cell: pair.main.cell, item: pair.main.item)
      var rest: [Rest] = []
      for difference in pair.differences where !AccessibilityHistory.concerns(difference) {
        guard !seen.contains(Occurrence(place: place, key: difference.key)),
          !LateAsyncResult.explains(difference, in: pair, of: trace), let leak = Leak(difference, in: pair, trace),
          leak.carrier != nil || !misdirected.contains(pair.main.item)
        else { continue }
        seen.insert(Occurrence(place: place, key: difference.key))
        if let known = rest.firstIndex(where: { $0.isOneBug(with: difference, leak, trace) }) {
          rest[known].others.append(difference.property)
        } else {
          rest.append(Rest(difference: difference, leak: leak))
        }
      }
      result += rest.map { finding($0, pair, comparison, trace) }
    }
    return result
  }

  /// What one item left in a cell: one finding, however many properties show it.
  private struct Rest {
    var difference: Difference
    var leak: Leak
    /// The other properties.
    var others: [String] = []

    /// True for what the same touch wrote, and for what the same step wrote at the same view. Configuring an item writes all that its
    /// cell shows: what of it stays at several views may have several reasons, and each must be seen to be new.
    func isOneBug(with other: Difference, _ leak: Leak, _ trace: Trace) -> Bool {
      // Where nothing but places differs, one of them moved the others.
      if difference.kind == .geometry, other.kind == .geometry { return true }
      guard self.leak.source == leak.source, self.leak.step == leak.step else { return false }
      return other.path == difference.path
        || ItemAction.all(in: trace).contains { $0.step == leak.step && $0.item == leak.source }
    }
  }

  /// Items whose closures ran when other items were used: what these show has changed in the model, not in a cell.
  private static func itemsOfMisdirectedHandlers(in trace: Trace) -> Set<ItemID> {
    var items: Set<ItemID> = []
    for case .handlerRan(_, _, let source?, let shown?, _) in trace.steps.lazy.flatMap(\.events).map(\.kind)
    where source != shown { items.insert(source) }
    return items
  }

  /// Whose value is shown, and how it is known.
  private struct Leak {
    var source: ItemID
    var step: Int
    /// The write; nil if the cell wrote it again from what it remembers.
    var carrier: Carrier?

    init?(_ difference: Difference, in pair: ReuseComparison.Pair, _ trace: Trace) {
      // What is missing where results are held back may only not be there yet.
      let mayComeYet = trace.configuration.completionOrder.isLate && difference.provenance == nil
      if mayComeYet { return nil }
      // Another height moves everything: size-depends-on-history says what made it.
      if difference.kind == .geometry, abs(pair.main.frame.height - pair.fresh.frame.height) > AppearanceDiff.tolerance {
        return nil
      }
      let carrier = Carrier(of: difference, in: pair.main) { $0.item != nil && $0.item != pair.main.item }
      if let carrier, let item = carrier.provenance.item {
        self.carrier = carrier
        source = item
        step = carrier.provenance.step
        return
      }
      guard let memory = CellMemory(of: difference, in: pair, trace) else { return nil }
      source = memory.source
      step = memory.step
    }

    func evidence(_ difference: Difference, source: String, step: String) -> String {
      guard let carrier else {
        return FindingText.remembered(property: difference.property, value: difference.observed, source: source, step: step)
      }
      return carrier.isEvidence
        ? FindingText.carriedBy(evidence: carrier.property, source: source, step: step)
        : FindingText.lastWritten(property: carrier.property, source: source, step: step)
    }
  }

  private static func finding(
    _ rest: Rest, _ pair: ReuseComparison.Pair, _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let (difference, leak) = (rest.difference, rest.leak)
    let title = pair.fresh.title
    let sourceTitle = trace.title(of: leak.source, upTo: leak.step)
    let step = FindingText.step(leak.step, trace.title(ofStep: leak.step))
    let names = trace.apart(leak.source, sourceTitle, upTo: leak.step, from: pair.fresh)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.leakedAppearance(
        difference, source: names.source, shown: names.shown, cellType: pair.main.cellType),
      item: pair.main.item, itemTitle: title, sourceItem: leak.source, sourceItemTitle: sourceTitle,
      cellType: pair.main.cellType, cell: pair.main.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, originStep: leak.step, seenStep: pair.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inFreshCell), element: difference.path,
      reuse: pair.main.reuse, blame: .unchecked,
      evidence: [leak.evidence(difference, source: sourceTitle, step: step)]
        + (rest.others.isEmpty ? [] : [FindingText.alsoLeft(rest.others)]) + comparison.reach(in: trace),
      shape: difference.name == nil ? [difference.kind.rawValue] : [])
  }
}
