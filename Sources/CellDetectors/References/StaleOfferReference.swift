import CellTrace

/// A menu that says what it said before something was done to its row: the cell, or the menu itself, keeps what was made the first time.
///
/// Its reference makes the cells anew before the menu opens. The same entries in another order say nothing: a menu that is sorted by use may
/// keep its order for as long as its row is there.
struct StaleOfferReference: StepComparison {
  static let searchName: String? = "same menu again"
  static let meaning = "A menu says the same after something was done to its row, and something else in a cell made anew."

  /// The step in which the menu opened, its row, what it offers and what it should.
  var step: Int
  var row: Appearance
  var offered: String
  var expected: String

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [StaleOfferReference] {
    guard let suspected = suspicion(in: runs.main), try Mask(runs).allows(step: suspected.step) else { return [] }
    let made = try runs.run(request(for: suspected, in: runs))
    guard made.end == .finished, let fresh = made.steps.last?.offer(for: suspected.row.item),
      fresh.count == suspected.titles.count, fresh.sorted() != suspected.titles.sorted(),
      let place = fresh.indices.first(where: { fresh[$0] != suspected.titles[$0] })
    else { return [] }
    return [
      StaleOfferReference(
        step: suspected.step, row: suspected.row, offered: suspected.titles[place], expected: fresh[place])
    ]
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [request(for: $0, in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private typealias Suspicion = (step: Int, row: Appearance, titles: [String])

  /// A menu that opens again as it was, although something that was done to its row since shows in the row.
  private static func suspicion(in trace: Trace) -> Suspicion? {
    guard !trace.isHurried else { return nil }
    for act in ItemAction.all(in: trace) {
      guard let unset = trace.step((act.openers.first ?? act.step) - 1)?[act.item], let set = trace.step(act.step)?[act.item],
        set.hasOtherContent(than: unset),
        let before = trace.steps.last(where: { $0.index <= act.step && $0.offer(for: act.item) != nil }),
        let again = trace.steps.first(where: { $0.index > act.step && $0.offer(for: act.item) != nil }),
        let titles = again.offer(for: act.item), titles == before.offer(for: act.item), let row = again[act.item]
      else { continue }
      return (again.index, row, titles)
    }
    return nil
  }

  private static func request(for suspected: Suspicion, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    return ReferenceRequest(
      script: script.through(step: suspected.step - 1) + [.rebuildVisibleCells, script[step: suspected.step]],
      configuration: runs.main.configuration, purpose: FindingText.openedInNewCell(runs.words(forStep: suspected.step))
    ).recording(from: suspected.step + 1)
  }
}

extension StepTrace {
  /// What an item's menu offered in this step.
  fileprivate func offer(for item: ItemID) -> [String]? {
    events.lazy.compactMap { if case .menuOpened(item, let titles, _) = $0.kind { titles } else { nil } }.first
  }
}

extension StaleOfferReference {
  /// It asks the mask before it asks for a run.
  func isAllowed(by mask: Mask) -> Bool { true }

  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ reference: StaleOfferReference, _ trace: Trace) -> Finding {
    let row = reference.row
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.staleOffer(row.title, offered: reference.offered), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "menu", observed: reference.offered,
      expected: reference.expected, seenStep: reference.step,
      seen: FindingText.staleOfferSeen(reference.offered, fresh: reference.expected), evidence: [FindingText.staleOfferEvidence],
      shape: ["menu"])
    finding.fix = FindingText.fixForeignOffer
    return finding
  }
}
