import CellTrace

/// A step in which as many rows went as the list had selected. Rows are told by their titles.
struct SelectedRemoval {
  /// The rows that were selected.
  var selected: [Appearance]
  /// Those of them that are still there.
  var kept: [Appearance]
  /// Rows that were not selected, and are gone.
  var others: [Appearance]

  init?(_ before: StepTrace, _ after: StepTrace) {
    guard after.interaction.target == nil, !after.interaction.isScroll else { return nil }
    let selected = before.checkpoint.filter { $0.flags.contains(.selected) }
    guard let list = selected.first?.item.list, selected.allSatisfy({ $0.item.list == list }),
      before.items.count(where: { $0.list == list }) - after.items.count(where: { $0.list == list }) == selected.count
    else { return nil }
    let (old, new) = (before.checkpoint.filter { $0.item.list == list }, after.checkpoint.filter { $0.item.list == list })
    let shown = Set(after.titles(of: list))
    guard Set(old.map(\.title)).count == old.count, shown.count == new.count else { return nil }
    // Only between rows that are still on screen, or at the very top, a row that is not shown is gone.
    let last = old.lastIndex { shown.contains($0.title) } ?? 0
    let first = new.first?.slot.item == 0 ? 0 : old.firstIndex { shown.contains($0.title) } ?? 0
    let gone = old[min(first, last)..<last].filter { !shown.contains($0.title) }
    self.selected = selected
    kept = selected.filter { $0.isStillThere(in: after) }
    others = gone.filter { !$0.flags.contains(.selected) }
    guard !kept.isEmpty, gone.count == selected.count else { return nil }
  }
}

extension Appearance {
  /// True if a row is still there: by its identity, or where rows go by their positions by all that it says. A title alone may be the
  /// row's rank, which the next one has since.
  func isStillThere(in after: StepTrace) -> Bool {
    func texts(_ row: Appearance) -> [String] { row.elements.compactMap { $0["text"] ?? $0["title"] } }
    let shown = after.checkpoint.first { $0.item.list == item.list && $0.title == title }
    return shown.map { $0.item.goesByPosition ? texts($0) == texts(self) : after.items.contains(item) } ?? false
  }
}
