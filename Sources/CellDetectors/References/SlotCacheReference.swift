import CellTrace

/// Contents that a list keeps by position once a row was shown there: a dictionary of pictures by index path.
///
/// Rows that moved show what their positions had shown before. So do ranks and row numbers, by right. What tells them apart is where
/// nobody had looked: the same script without the scrolls before the change finds those positions empty, and rows show their own
/// contents there.
struct SlotCacheReference: StepComparison {
  static let searchName: String? = "kept at position"
  static let meaning = """
    Pictures and texts are kept by index path once a row was shown there, which needs no action: rows show what their new \
    positions had shown, and their own contents where nobody had scrolled to those positions before.
    """

  /// The step in which the data moved.
  var change: Int
  /// A later step in which a row shows what its position had shown before the data moved.
  var step: Int
  /// The row, and the one that had the position.
  var row: Appearance
  var former: Appearance
  /// What the row shows of it, with what it showed at its own place before.
  var difference: Difference

  /// In order of steps; the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [SlotCacheReference] {
    if let told = told(by: runs.main) { return [told] }
    guard let suspicion = suspicion(in: runs.main), let request = request(for: suspicion, in: runs) else { return [] }
    let made = try runs.run(request)
    guard let unseen = made.lastIfFinished, let shown = runs.main.step(suspicion[0].step), unseen.items == shown.items else {
      return []
    }
    let confirmed = suspicion.filter { one in
      guard let own = unseen[one.row.item], !own.isUnsettled else { return false }
      return own.value(at: one.difference.key) == one.difference.expected
    }
    return confirmed.count > 1 ? [confirmed[0]] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    guard let suspicion = suspicion(in: runs.main), let request = request(for: suspicion, in: runs) else { return [] }
    return [request]
  }

  // MARK: What is suspected

  /// At least three rows after a change of the data, each with the text or picture that its position had shown before, and another one
  /// than its own.
  package static func suspicion(in trace: Trace) -> [SlotCacheReference]? {
    guard let change = firstMove(in: trace), trace.steps.contains(where: { $0.index < change && $0.interaction.isScroll }) else {
      return nil
    }
    var atPlace: [Place: Appearance] = [:]
    var own: [ItemID: Appearance] = [:]
    for step in trace.steps where step.index < change {
      for row in step.checkpoint where !row.isUnsettled {
        atPlace[Place(row)] = row
        own[row.item] = row
      }
    }
    for step in trace.steps where step.index >= change && step.index <= trace.lastCompletedStep {
      guard step.index == change || step.interaction.isScroll else { return nil }
      let found = step.checkpoint.compactMap { row in
        SlotCacheReference(row, own: own[row.item], former: atPlace[Place(row)], change: change, step: step.index)
      }
      // What is on screen when the data moves was seen in every order.
      if step.index > change, Set(found.map(\.difference.observed)).count > 2 { return found }
    }
    return nil
  }

  private struct Place: Hashable {
    var list: Int
    var slot: Slot

    init(_ row: Appearance) { (list, slot) = (row.item.list, row.slot) }
  }

  private static func firstMove(in trace: Trace) -> Int? {
    let steps = trace.steps.filter { $0.index > 0 && $0.index <= trace.lastCompletedStep }
    return steps.first { step in
      !step.interaction.isScroll && trace.step(step.index - 1)?.items != step.items
    }?.index
  }

  init(change: Int, step: Int, row: Appearance, former: Appearance, difference: Difference) {
    self.change = change
    self.step = step
    self.row = row
    self.former = former
    self.difference = difference
  }

  private init?(_ row: Appearance, own: Appearance?, former: Appearance?, change: Int, step: Int) {
    guard let own, let former, former.item != row.item, row.slot != own.slot, !row.isUnsettled, own.cellType == row.cellType
    else {
      return nil
    }
    let taken = AppearanceDiff.contentDifferences(of: row, from: own).first { difference in
      difference.kind == .value && (difference.name == "image" || difference.name == "text")
        && former.value(at: difference.key.moved(from: row.item, to: former.item)) == row.value(at: difference.key)
    }
    guard let taken else { return nil }
    self.change = change
    self.step = step
    self.row = row
    self.former = former
    difference = taken
  }

  // MARK: The run

  /// The same without the scrolls before the data moved; nil if something else than a scroll came before.
  private static func request(for suspicion: [SlotCacheReference], in runs: RunSet) -> ReferenceRequest? {
    guard let first = suspicion.first else { return nil }
    let script = runs.main.completedScript.through(step: first.step)
    let scrolls = (1..<first.change).filter { script.isScroll(step: $0) }
    guard !scrolls.isEmpty else { return nil }
    return ReferenceRequest(
      script: script.without(steps: scrolls), configuration: runs.main.configuration, purpose: FindingText.unseenRun
    ).recording(from: script.count - scrolls.count)
  }
}

extension SlotCacheReference {
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil || told(by: trace) != nil }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}
