import CellTrace

/// A result that was asked for on behalf of one item arrives when the cell shows another, and changes what that one shows.
package enum LateAsyncResult: Detector {
  package static let id = "late-async-result"
  package static let summary = "Fires when work started for one item changes the cell that shows another by then."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      A request, a task, a delay, a subscription or background work was started while a cell served one item, and before it \
      came, the cell was reused. The result was then put into the cell as if nothing had happened, so the cell shows the \
      first item's picture or text for the second item. A fresh cell for the second item shows the right thing, because the \
      late result goes to the old cell. A settled step waits for its results, so on its own none comes late: the policies \
      after-reuse and after-next-reuse hold results back until their cell was reused, and after-change until the data was \
      loaded again, which gives a row that goes by its number alone another item.
      """,
    example: """
      func configure(_ doctor: Doctor) {
        URLSession.shared.dataTask(with: doctor.photo) { data, _, _ in
          DispatchQueue.main.async { self.photoView.image = data.flatMap(UIImage.init) }   // whose cell is it now?
        }.resume()
      }
      """,
    fix: """
      remember what the cell is for and compare before the result is used, or cancel the work in prepareForReuse(); in a hosted \
      view use .task(id:) with the item's id.
      """,
    silentFor: [
      "results that arrive for the item that is still shown",
      "results that are dropped because the cell's item is compared first, or whose work is cancelled",
      "results that go into the model or a cache, and reach the cell through a reconfigure",
      "rows that wait for an answer which no other cell has either",
      "what is begun and given up when its row leaves, as a clip that stops, whose app showed at once that it had begun",
      "rows that stop waiting because another one was used, as where one thing plays at a time",
      "rows that wait for what another row's action holds up, as a switch that takes the phone off the air, also where that came first",
      "rows that wait for good because another control cut off what was on its way, so that their answer never came",
      "what a server locks with the row that it is busy with, where that is told beside the rows, or another row stays free",
      "what is given out in the order of the rows to those that are there then, as rooms are",
      "what a touch of a row does at once in the cell of another one, as to unmark it",
    ])

  package static let comparisons: [any DetectorComparison.Type] = [
    EarlierAnswer.self, EarlierLetters.self, RepeatedAnswer.self, RepeatedPages.self, UnansweredRow.self, LostAnswer.self,
    UnsavedAction.self, ShiftedAnswers.self, OverwrittenAction.self, OverwrittenRows.self, FormerPlaceAnswer.self,
    EarlierTimerReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + [.fresh(of: runs)] + LateRuns.references(runs) + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let plain = findings(in: try runs.reuse, of: runs.main)
    return try withComparisons(plain, in: runs, Mask(runs))
  }

  private struct Occurrence: Hashable {
    var cell: CellID
    var item: ItemID
    var key: PropertyKey
  }

  private static func findings(in comparison: ReuseComparison, of trace: Trace) -> [Finding] {
    var seen: Set<Occurrence> = []
    var result: [Finding] = []
    for pair in comparison.pairs {
      var works: [Work] = []
      for difference in pair.differences {
        guard let found = carrier(of: difference, in: pair, of: trace) ?? carrier(of: difference, in: pair, after: trace),
          let source = found.provenance.startedFor,
          seen.insert(Occurrence(cell: pair.main.cell, item: pair.main.item, key: found.key(difference))).inserted
        else { continue }
        if let known = works.firstIndex(where: { $0.isSame(found.provenance) }) {
          works[known].others.append(found.property)
        } else {
          works.append(Work(provenance: found.provenance, finding: finding(difference, found, source, pair, comparison, trace)))
        }
      }
      result += works.map(\.told)
    }
    return result
  }

  /// A piece of work, with the first thing that it put into a cell and what else it wrote there.
  private struct Work {
    var provenance: WriteProvenance
    var finding: Finding
    var others: [String] = []

    func isSame(_ other: WriteProvenance) -> Bool {
      !other.startedAt.isEmpty && provenance.startedFor == other.startedFor && provenance.startedAt == other.startedAt
    }

    var told: Finding {
      var finding = finding
      var known: Set<String> = [finding.property]
      let others = others.filter { known.insert($0).inserted }
      if !others.isEmpty { finding.evidence.append(FindingText.arrivedToo(others)) }
      return finding
    }
  }

  /// The late write behind a difference.
  private struct LateWrite {
    var provenance: WriteProvenance
    /// What was written.
    var property: String
    /// The state that was written, if it was not the shown property itself.
    var state: StateCell?

    func key(_ difference: Difference) -> PropertyKey {
      state.map { PropertyKey(path: $0.path, name: $0.property) } ?? difference.key
    }
  }

  /// True if a late result made a difference: then nothing else is to blame for it.
  static func explains(_ difference: Difference, in pair: ReuseComparison.Pair, of trace: Trace) -> Bool {
    carrier(of: difference, in: pair, of: trace) != nil
  }

  /// The same where items go by their positions: another item stood there when the work was started.
  private static func carrier(of difference: Difference, in pair: ReuseComparison.Pair, after trace: Trace) -> LateWrite? {
    guard formerTitle(of: pair, in: trace) != nil else { return nil }
    return carrier(of: difference, in: pair) { $0.startedFor == pair.main.item }
  }

  /// What a row had last been called before it got the name that it has; nil if it never had another.
  private static func formerTitle(of pair: ReuseComparison.Pair, in trace: Trace) -> String? {
    trace.steps.last { step in
      step.index < pair.step && step[pair.main.item].map { !$0.title.isEmpty && $0.title != pair.fresh.title } ?? false
    }?[pair.main.item]?.title
  }

  /// What a touch of a row does at once to another one, as to unmark it, is no work that was started.
  private static func carrier(of difference: Difference, in pair: ReuseComparison.Pair, of trace: Trace) -> LateWrite? {
    carrier(of: difference, in: pair) { provenance in
      guard let source = provenance.startedFor, source != pair.main.item else { return false }
      return !provenance.startedAt.isEmpty
        || !ItemAction.all(in: trace).contains { $0.step == provenance.step && $0.item == source }
    }
  }

  private static func carrier(
    of difference: Difference, in pair: ReuseComparison.Pair, where isLate: (WriteProvenance) -> Bool
  ) -> LateWrite? {
    if let carrier = Carrier(of: difference, in: pair.main, where: isLate) {
      return LateWrite(provenance: carrier.provenance, property: carrier.property)
    }
    let states = pair.main.stateCells.filter { Names.path(difference.path, leadsThrough: $0.path) }
    for state in states {
      guard let write = state.lastWrite, isLate(write), value(of: state, in: pair.fresh) != state.value else { continue }
      return LateWrite(provenance: write, property: "\(state.viewType).\(state.property)", state: state)
    }
    return nil
  }

  private static func value(of state: StateCell, in appearance: Appearance) -> String? {
    appearance.stateCells.first { $0.path == state.path && $0.property == state.property }?.value
  }

  private static func finding(
    _ difference: Difference, _ write: LateWrite, _ source: ItemID, _ pair: ReuseComparison.Pair,
    _ comparison: ReuseComparison, _ trace: Trace
  ) -> Finding {
    let title = pair.fresh.title
    let sourceTitle =
      source == pair.main.item
      ? formerTitle(of: pair, in: trace) ?? title : trace.title(of: source, upTo: write.provenance.step)
    let step = FindingText.step(write.provenance.step, trace.title(ofStep: write.provenance.step))
    let names = trace.apart(source, sourceTitle, upTo: write.provenance.step, from: pair.fresh)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.lateAsyncResult(
        property: write.property, cellType: pair.main.cellType, source: names.source, shown: names.shown),
      item: pair.main.item, itemTitle: title, sourceItem: source, sourceItemTitle: sourceTitle,
      cellType: pair.main.cellType, cell: pair.main.cell, property: write.property, observed: difference.observed,
      expected: difference.expected, originStep: write.provenance.step, originPlace: place(of: write), seenStep: pair.step,
      seen: FindingText.seen(title, difference, reference: FindingText.inFreshCell), element: difference.path,
      reuse: pair.main.reuse, blame: .unchecked,
      evidence: [FindingText.arrivedLate(property: write.property, source: sourceTitle, shown: title, step: step)]
        + started(write.provenance) + requests(of: source, in: trace) + comparison.reach(in: trace))
  }

  /// The line that wrote it, or that declares the state.
  private static func place(of write: LateWrite) -> SourcePlace? {
    write.state?.place ?? SourcePlace(unresolved: write.provenance.writtenAt)
  }

  private static func started(_ provenance: WriteProvenance) -> [String] {
    provenance.startedAt.isEmpty ? [] : [FindingText.startedIn(CodeMark(.function, provenance.startedAt))]
  }

  /// What the item had asked the network for.
  private static func requests(of item: ItemID, in trace: Trace) -> [String] {
    for step in trace.steps {
      for event in step.events {
        if case .requestSent(item, let method, let url, _) = event.kind {
          let title = trace.title(of: item, upTo: step.index)
          return [
            FindingText.requested(method: method, url: url, source: title, step: FindingText.step(step.index, step.title))
          ]
        }
      }
    }
    return []
  }
}
