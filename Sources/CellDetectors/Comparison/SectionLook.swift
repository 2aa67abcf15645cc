import CellTrace

/// A look that a row has because of the section in which it stands: it moved to another one, its cell was not configured anew, and it goes on
/// looking as rows of the first section do.
///
/// All rows of the old section have the old look, all others of the new one have the new look, and rows that only made room keep theirs, so
/// that it is no matter of the number in the list, as stripes are. A look of the first or the last row of a section (a corner, a missing
/// line) is none of the section's: a row that stands there now counts only if the one that stands there in the old section is on screen.
extension RebuildComparison {
  /// True if cells made anew show that the change follows from the row's new section.
  static func isOfSection(_ change: Difference, of item: Quadruple, among items: [Quadruple], in now: RunSet.Rebuild) -> Bool {
    let (old, new) = (item.liveBefore.slot.section, item.live.slot.section)
    // Colours of backgrounds are stripes and shades too often.
    guard old != new, change.name != "backgroundColor", isOwnAlone(change, of: item, among: items) else { return false }
    func look(_ row: Appearance) -> String? {
      let key = change.key.moved(from: item.live, to: row)
      return change.name == nil ? (row.elements.contains { $0.path == key.path } ? "" : nil) : row.value(at: key)
    }
    let kin = now.rebuilt.filter {
      $0.item != item.live.item && $0.item.list == item.live.item.list && $0.cellType == item.live.cellType && !$0.isUnsettled
    }
    let (left, joined) = (kin.filter { $0.slot.section == old }, kin.filter { $0.slot.section == new })
    let (was, isNow) = (look(item.rebuiltBefore), look(item.rebuilt))
    return left.count > 1 && left.allSatisfy { look($0) == was } && joined.allSatisfy { look($0) == isNow } && was != isNow
      && isOfNoEdge(item.live, old: left, in: now)
  }

  /// True if no other row that moved with it changes in the same way.
  private static func isOwnAlone(_ change: Difference, of item: Quadruple, among items: [Quadruple]) -> Bool {
    !items.contains { other in
      other.live.item != item.live.item && other.live.slot.section == other.liveBefore.slot.section
        && other.changes.contains { $0.key == change.key.moved(from: item.live, to: other.live) }
    }
  }

  /// True unless the row stands first or last in its section, and nothing on screen tells how such a row of the old section looks.
  private static func isOfNoEdge(_ row: Appearance, old: [Appearance], in now: RunSet.Rebuild) -> Bool {
    let list = now.live.filter { $0.item.list == row.item.list }
    func isLast(_ other: Appearance) -> Bool? {
      let section = other.slot.section
      if list.contains(where: { $0.slot.section == section && $0.slot.item > other.slot.item }) { return false }
      // Where a row of a later section is on screen, none is missing in between.
      if list.contains(where: { $0.slot.section > section }) { return true }
      let counts = now.counts.indices.contains(row.item.list) ? now.counts[row.item.list] : []
      return counts.indices.contains(section) ? counts[section] == other.slot.item + 1 : nil
    }
    if row.slot.item == 0, !old.contains(where: { $0.slot.item == 0 }) { return false }
    return isLast(row) == false || old.contains { isLast($0) == true }
  }
}
