import CellTrace

/// Drags after which the rows stand in another order and the data in the one that it had: the list moved a row, and the app nothing.
///
/// What asks first whether the row may move, in an alert or on a screen, moves it in the data once that is answered, or back in the list:
/// until then nobody reaches the list, so it is looked at when nothing is in front of it again.
extension UnexpectedRowOrder {
  /// The rows after a drag, or after the answer to what the drag asked; nil if nobody answered.
  static func answered(
    after step: Int, _ rebuilds: [Int: RunSet.Rebuild], _ mask: Mask, _ trace: Trace
  ) -> RunSet.Rebuild? {
    guard let drag = trace.step(step), drag.comesInFront || drag.opensMenu else { return rebuilds[step] }
    let later = rebuilds.keys.filter { $0 > step && mask.allows(step: $0) && !trace.isHurried($0) }.sorted()
    return later.lazy.compactMap { rebuilds[$0] }.first(where: \.hasReappeared)
  }

  static func unmoved(
    _ list: Int, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild
  ) -> Disorder? {
    var wrong: [(live: Appearance, rebuilt: Appearance)] = []
    var words: Set<[String]> = []
    for live in now.live where live.item.list == list {
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
    // A row that made room as it was: the one that was dragged may be made anew, and one that stayed was wrong before.
    let first = wrong.first { row in
      isKept(row.live, before) && before.live.first { $0.item == row.live.item }?.slot != row.live.slot
    }
    // Texts that tell nothing but the row's number are the same wherever the data went.
    guard let first, words.count == wrong.count else { return nil }
    return Disorder(step: step, live: first.live, rebuilt: first.rebuilt, count: wrong.count, cause: .unmoved)
  }
}

extension StepTrace {
  fileprivate var opensMenu: Bool { events.contains { if case .menuOpened = $0.kind { true } else { false } } }
}
