import CellHarness
import CellTrace

/// What a name of a test means, since a step.
struct BoundName {
  var item: CellItemID
  var step: Int
}

extension CellHost {
  /// The item that a name means.
  /// - Throws: ``HostError`` if no item with the name was ever on screen or in the data, if several are, or if the item went with all others
  ///   of its list, which shows others since.
  func resolve(_ name: ItemName) throws(HostError) -> CellItemID {
    guard let known = meaning(of: name) else { return bind(name, try find(name)) }
    if isReplaced(known, name) {
      guard let again = sameInList(of: known.item, name) else { throw .gone(name) }
      return bind(name, again)
    }
    guard !hasList(of: known.item), let again = present(name), !isEmptied(known.item.list, beside: again.list) else {
      return known.item
    }
    return bind(name, again, besides: known)
  }

  /// True if the item that a name meant went with all others of its list: it is not there, whatever goes by its number since.
  func isGone(_ name: ItemName) -> Bool {
    meaning(of: name).map { isReplaced($0, name) && sameInList(of: $0.item, name) == nil } ?? false
  }

  /// What a name meant last. What it means in another list counts only as long as its own is not back: that one may have been empty.
  private func meaning(of name: ItemName) -> BoundName? {
    guard let all = names[name] else { return nil }
    return all.first { isRefilled($0.item.list, since: $0.step) } ?? all.last
  }

  /// - Parameter former: What the name meant before, if its list may come back.
  private func bind(_ name: ItemName, _ item: CellItemID, besides former: BoundName? = nil) -> CellItemID {
    names[name] = (former.map { [$0] } ?? []) + [BoundName(item: item, step: max(0, trace.steps.count - 1))]
    return item
  }

  // MARK: Lists that come and go

  /// True unless nothing of the item's list is there any more, but another list is: a screen that was opened again has another list.
  private func hasList(of item: CellItemID) -> Bool {
    guard let last = trace.steps.last, !(last.items.isEmpty && last.checkpoint.isEmpty) else { return true }
    return (last.items + last.checkpoint.map(\.item) + (last.supplementary ?? []).map(\.item)).contains { $0.list == item.list }
  }

  /// True if the item had only a number, and its list was emptied and filled again with others: whoever has the number since is another item.
  /// A list that is back with the same row was out of sight, as on another tab, or was loaded anew.
  private func isReplaced(_ bound: BoundName, _ name: ItemName) -> Bool {
    if case .id = name { return false }
    guard bound.item.goesByPosition, trace.steps.indices.contains(bound.step), trace.steps[bound.step].items.contains(bound.item)
    else { return false }
    return refills(of: bound.item.list, since: bound.step).contains { last, first in
      guard trace.steps[first].items.contains(bound.item) else { return true }
      guard let old = trace.steps[last][bound.item], let new = trace.steps[first][bound.item] else { return false }
      return old.title != new.title
    }
  }

  private func isRefilled(_ list: Int, since first: Int) -> Bool { !refills(of: list, since: first).isEmpty }

  /// Where a list lost all its items and has items again, and it was no other screen that came in front and was closed: the last step with the
  /// former items, and the first with the others.
  private func refills(of list: Int, since start: Int) -> [(last: Int, first: Int)] {
    var refills: [(last: Int, first: Int)] = []
    var last = start
    var (isEmptied, isCovered) = (false, false)
    for (index, step) in trace.steps.enumerated().dropFirst(start + 1) {
      let showsScreen = step.events.contains { if case .screenShown = $0.kind { true } else { false } }
      if step.items.contains(where: { $0.list == list }) {
        if isEmptied, !showsScreen { refills.append((last, index)) }
        last = index
        (isEmptied, isCovered) = (false, false)
      } else if !isEmptied {
        isCovered = isCovered || showsScreen
        isEmptied = !isCovered
      }
    }
    return refills
  }

  /// True if a list lost its items by what a script did to the data, while another one was on the same screen: no screen was closed by that.
  private func isEmptied(_ list: Int, beside other: Int) -> Bool {
    guard let last = trace.steps.lastIndex(where: { $0.items.contains { $0.list == list } }),
      trace.steps.indices.contains(last + 1), trace.steps[last].items.contains(where: { $0.list == other })
    else { return false }
    return trace.steps[last + 1].interaction.facts.role == .changesData
  }

  // MARK: What a name means now

  /// The only item of a list that shows a name as a whole: rows that are loaded anew are the same ones to a reader.
  private func sameInList(of item: CellItemID, _ name: ItemName) -> CellItemID? {
    guard case .text(let text) = name, let last = trace.steps.last else { return nil }
    let same = ItemNames.same(text, among: last.perceived.filter { $0.item.list == item.list })
    return same.count == 1 ? same[0].item : nil
  }

  /// What a name means on the screen as it is now; nil if it means nothing, or several items.
  private func present(_ name: ItemName) -> CellItemID? {
    guard let last = trace.steps.last else { return nil }
    switch name {
    case .known: return nil
    case .id(let key): return last.items.first { $0.key == key }
    case .text(let text): return (try? find(text, in: last)) ?? nil
    }
  }
}
