import CellTrace

/// A list that loads page by page and begins again at the first one when it is refreshed, but goes on where it had been: the number of the next
/// page was not set back, and the rows between are missing.
///
/// Its reference is the same script for somebody who had not scrolled before the refresh: there the missing rows follow.
struct RefreshedPagesReference: StepComparison {
  static let searchName: String? = "pages skipped"
  static let meaning = """
    A list that is refreshed goes on with the page that it would have loaded next, and not with the second one, so that \
    rows are skipped.
    """

  /// The step that began again, and the one after which rows are missing.
  var refresh: Int
  var step: Int
  /// The last row before the gap, the first that is missing, and the row that stands in its place.
  var last: ItemID
  var missing: ItemID
  var next: ItemID
  /// Where that is among all rows.
  private var place: Int

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [RefreshedPagesReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    return suspected.isConfirmed(by: try runs.run(suspected.request(in: runs)), in: runs.main) ? [suspected] : []
  }

  private func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let items = trace.lastIfFinished?.items else { return false }
    guard !missing.goesByPosition else {
      return Self.titles(trace.steps.dropFirst())[place] == main.title(of: missing, upTo: refresh - 1)
    }
    guard let place = items.firstIndex(of: missing), place > 0 else { return false }
    return items[place - 1] == last
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> RefreshedPagesReference? {
    guard !trace.isHurried, let refresh = trace.steps.first(where: { $0.index > 0 && !$0.interaction.onlyLooks }) else {
      return nil
    }
    return RefreshedPagesReference(refresh, in: trace)
  }

  /// Nobody had done anything but scroll; then the list was as it began, and has gone on since.
  private init?(_ refresh: StepTrace, in trace: Trace) {
    guard refresh.index > 1, refresh.index < trace.lastCompletedStep, let before = trace.step(refresh.index - 1),
      let now = trace.step(trace.lastCompletedStep),
      trace.steps.allSatisfy({ $0.index <= refresh.index || $0.interaction.onlyLooks })
    else { return nil }
    let (all, kept) = (before.items, refresh.items)
    guard let last = kept.last, kept == trace.step(0)?.items, kept.count < all.count, all.starts(with: kept),
      now.items.count > kept.count,
      now.items.starts(with: kept)
    else { return nil }
    guard !last.goesByPosition || Self.beginsAgain(refresh, in: trace),
      let place = last.goesByPosition ? Self.otherRow(from: kept.count, refresh.index, in: trace) : kept.count,
      place < min(all.count, now.items.count)
    else { return nil }
    let missing = all[place]
    guard last.goesByPosition || !now.items.contains(missing), missing.list == last.list, now.items[place].list == last.list
    else { return nil }
    (self.refresh, step, self.place) = (refresh.index, now.index, place)
    (self.last, self.missing, next) = (now.items[place - 1], missing, now.items[place])
  }

  /// True if the rows in sight after the refresh are those that the list began with: where others came on top meanwhile, all stand lower.
  private static func beginsAgain(_ refresh: StepTrace, in trace: Trace) -> Bool {
    let (old, new) = (titles(trace.steps.prefix { $0.index < refresh.index }), titles([refresh]))
    return new.allSatisfy { place, title in old[place].map { $0 == title } ?? true }
  }

  /// The first place at which another row is shown than before. A reload gives rows that go by position other keys, so that only what they show
  /// says which is which; a row that only stands elsewhere is not missing.
  private static func otherRow(from first: Int, _ refresh: Int, in trace: Trace) -> Int? {
    let old = titles(trace.steps.filter { $0.index < refresh })
    let new = titles(trace.steps.filter { $0.index > refresh })
    let shown = Set(new.values)
    return new.keys.sorted().first { place in
      place >= first && old[place].map { $0 != new[place] && !shown.contains($0) } ?? false
    }
  }

  /// What rows showed, by their places among all rows.
  private static func titles(_ steps: some Sequence<StepTrace>) -> [Int: String] {
    var titles: [Int: String] = [:]
    for step in steps {
      let places = Dictionary(zip(step.items, step.items.indices)) { first, _ in first }
      for row in step.checkpoint {
        if let place = places[row.item] { titles[place] = row.title }
      }
    }
    return titles
  }

  /// Nothing before the refresh.
  private func request(in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript.without(steps: Array(1..<refresh)), configuration: runs.main.configuration,
      purpose: FindingText.withoutScrolling(before: runs.words(forStep: refresh)))
  }
}

extension Interaction {
  /// True for what changes nothing but what is on screen.
  fileprivate var onlyLooks: Bool { isScroll || facts.role == .passesTime }
}

extension RefreshedPagesReference {
  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ pages: RefreshedPagesReference, _ trace: Trace) -> Finding {
    func title(_ item: ItemID, _ step: Int) -> String { trace.title(of: item, upTo: step) }
    let last = title(pages.last, pages.step)
    let (missing, next) = (title(pages.missing, pages.refresh - 1), title(pages.next, pages.step))
    let step = FindingText.step(pages.refresh, trace.title(ofStep: pages.refresh))
    let row = trace.step(pages.step)?[pages.next]
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.skippedPages(missing: missing, step: step), item: pages.next,
      itemTitle: next, sourceItem: pages.missing, sourceItemTitle: missing, cellType: row?.cellType ?? trace.screen,
      cell: row?.cell, property: "rows", observed: FindingText.follows(next, last), expected: FindingText.follows(missing, last),
      originStep: pages.refresh, seenStep: pages.step,
      seen: FindingText.skippedPagesSeen(last: last, next: next, missing: missing),
      evidence: [FindingText.skippedPagesEvidence(step: step)], shape: ["pages"])
    finding.fix = FindingText.fixSkippedPages
    return finding
  }
}
