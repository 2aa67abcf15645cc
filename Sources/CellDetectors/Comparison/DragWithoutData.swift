import CellTrace

/// Drags after which the rows stand in another order and the data in the one that it had: the list moved a row, and the app nothing.
struct DragWithoutData {
  /// In order of steps, one for a drag.
  private(set) var disorders: [UnexpectedRowOrder.Disorder] = []

  init(_ runs: RunSet) throws(MissingRun) {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for step in runs.main.steps where mask.allows(step: step.index) && step.interaction.facts.role == .movesItems {
      let earlier = runs.main.settledStep(before: step.index)
      guard let now = rebuilds[step.index], let before = rebuilds[earlier] else { continue }
      for list in Set(now.live.map(\.item.list)).sorted() {
        let items = (runs.main.step(earlier)?.items ?? [], step.items)
        if items.0.filter({ $0.list == list }) == items.1.filter({ $0.list == list }) { continue }
        if let disorder = Self.disorder(of: list, at: step.index, now, before) { disorders.append(disorder) }
      }
    }
  }

  private static func disorder(
    of list: Int, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild
  ) -> UnexpectedRowOrder.Disorder? {
    let rows = now.live.filter { $0.item.list == list }
    var wrong: [(live: Appearance, rebuilt: Appearance)] = []
    var words: Set<[String]> = []
    for live in rows {
      // A row that came on screen by the drag tells nothing.
      guard let former = before.rebuilt.first(where: { $0.item.list == list && $0.slot == live.slot }) else { continue }
      guard let rebuilt = now.rebuilt.first(where: { $0.item == live.item }), rebuilt.slot == live.slot,
        ![live, rebuilt, former].contains(where: \.isUnsettled)
      else { return nil }
      // One row of which the data has something else than before is enough: the data followed, in whatever way.
      guard texts(rebuilt) == texts(former) else { return nil }
      guard texts(live) != texts(rebuilt) else { continue }
      wrong.append((live, rebuilt))
      words.insert(texts(rebuilt).map { $0.filter { !$0.isNumber } })
    }
    // Texts that tell nothing but the row's number are the same wherever the data went.
    guard words.count == wrong.count, let first = wrong.first(where: { isKept($0.live, before) }) else { return nil }
    return .init(step: step, live: first.live, rebuilt: first.rebuilt, count: wrong.count, cause: .unmoved)
  }

  /// True if the row made room for the one that was dragged, as it was.
  private static func isKept(_ live: Appearance, _ before: RunSet.Rebuild) -> Bool {
    before.live.first { $0.item == live.item }.map { $0.slot != live.slot && texts($0) == texts(live) } ?? false
  }

  private static func texts(_ appearance: Appearance) -> [String] { appearance.elements.compactMap { $0["text"] } }
}
