import CellTrace

extension Trace {
  /// The step with this index.
  package func step(_ index: Int) -> StepTrace? {
    if steps.indices.contains(index), steps[index].index == index { return steps[index] }
    return steps.first { $0.index == index }
  }

  /// The last step before this one whose results were all in.
  func settledStep(before index: Int) -> Int {
    var step = index - 1
    while step > 0, isHurried(step) { step -= 1 }
    return step
  }

  /// The step's interaction in words.
  func title(ofStep index: Int) -> String { step(index)?.title ?? "" }

  /// The type of the cell that an item was configured in, also if it only passed by; nil if it never was.
  func cellType(of item: ItemID) -> String? {
    let events = steps.lazy.flatMap(\.events)
    let cell = events.lazy.compactMap { if case .cellConfigured(let cell, item, _, _, _) = $0.kind { cell } else { nil } }.first
    return cell.flatMap(cellType)
  }

  /// The type that a cell was made as.
  func cellType(of cell: CellID) -> String? {
    steps.lazy.flatMap(\.events).compactMap { if case .cellCreated(cell, let type) = $0.kind { type } else { nil } }.first
  }

  /// The words by which a person knows an item: what it showed last, up to a step, or first, after it.
  func title(of item: ItemID, upTo index: Int) -> String {
    let before = steps.last { $0.index <= index && $0[item] != nil }
    let shown = before ?? steps.first { $0[item] != nil }
    return shown?[item]?.title ?? words(for: item, upTo: index)
  }

  /// The words by which a person knows two items: rows that begin with the same text are told apart by the first one that differs, and
  /// by their identifiers if none does.
  func titles(of first: ItemID, and second: ItemID, upTo index: Int) -> (String, String) {
    func shown(_ item: ItemID) -> Appearance? { steps.last { $0.index <= index && $0[item] != nil }?[item] }
    return EqualNames.apart(
      (title(of: first, upTo: index), title(of: second, upTo: index)), (shown(first), shown(second)), (first, second))
  }

  /// An item that no checkpoint shows: where it stands among the rows of its list, unless it has a name of its own.
  private func words(for item: ItemID, upTo index: Int) -> String {
    guard item.goesByPosition else { return item.description }
    let known = steps.last { $0.index <= index && $0.items.contains(item) } ?? steps.first { $0.items.contains(item) }
    let rows = known?.items.filter { $0.list == item.list } ?? []
    return rows.firstIndex(of: item).map { FindingText.unnamedRow($0 + 1, of: rows.count) } ?? item.description
  }

  /// Where the closure `name` of a cell was set for an item, at or before a step.
  func handlerPlace(_ name: String, in cell: CellID, for item: ItemID, upTo index: Int) -> (step: Int, place: SourcePlace?)? {
    for step in steps.reversed() where step.index <= index {
      for event in step.events.reversed() {
        if case .handlerAssigned(cell, name, item, let place) = event.kind { return (step.index, place) }
      }
    }
    return nil
  }
}

extension ItemID {
  /// Stands for the screen as a whole where no item is known.
  static let screen = ItemID(key: "screen")
}

extension StepTrace {
  /// True if the data source configured a cell for the item in this step.
  func configures(_ item: ItemID) -> Bool {
    events.contains { event in
      if case .cellConfigured(_, item, _, let reason, _) = event.kind { reason != .reference } else { false }
    }
  }
}

extension StepTrace {
  /// The row on screen at a place of a list.
  func row(at slot: Slot, in list: Int) -> Appearance? { checkpoint.first { $0.item.list == list && $0.slot == slot } }
}
