import CellTrace

/// Batches that UIKit refuses (BAT-10, BAT-X03…BAT-X08), and why.
extension BatchUpdate {
  /// What ends the app: the ledger row, UIKit's text, and what does not fit.
  struct Fault {
    var row: String
    var text: String
    var problem: FaultCause.Problem
  }

  /// What is wrong with the batch itself; nil if nothing is.
  func problem(before: [Int], _ words: ListWords) -> Fault? {
    let origins = Set(movedItems.map(\.from))
    if let slot = deletedItems.first(where: origins.contains) {
      return conflict("BAT-X04", ListTexts.deleteAndMove(.init(slot)), slot, "delete", "move")
    }
    if let slot = reloadedItems.first(where: origins.contains) {
      return conflict("BAT-X04", ListTexts.deleteAndMove(.init(slot)), slot, "reload", "move")
    }
    let targets = Set(movedItems.map(\.to))
    if let slot = insertedItems.first(where: targets.contains) {
      return conflict("BAT-X05", ListTexts.insertAndMove(.init(slot)), slot, "insert", "move")
    }
    let deleted = Set(deletedItems)
    if let slot = reloadedItems.first(where: deleted.contains) {
      return conflict("BAT-X06", ListTexts.deleteAndReload(.init(slot)), slot, "delete", "reload")
    }
    func exists(_ slot: Slot) -> Bool {
      slot.section >= 0 && slot.section < before.count && slot.item >= 0 && slot.item < before[slot.section]
    }
    if let slot = movedItems.map(\.from).first(where: { !exists($0) }) {
      return Fault(row: "BAT-X08", text: ListTexts.moveMissingItem(slot, before, words), problem: outOfBounds(slot, before))
    }
    for slot in deletedItems + reloadedItems {
      guard exists(slot) else {
        return Fault(
          row: "BAT-X07", text: ListTexts.deleteMissingItem(slot, before, words), problem: outOfBounds(slot, before))
      }
    }
    for section in (deletedSections.union(reloadedSections)).sorted() where section >= before.count {
      return Fault(
        row: "BAT-X07", text: ListTexts.deleteMissingSection(section, before.count),
        problem: .sectionOutOfBounds(section, count: before.count))
    }
    if let section = movedSections.map(\.from).first(where: { $0 >= before.count }) {
      return Fault(
        row: "BAT-X07", text: ListTexts.moveMissingSection(section, before.count),
        problem: .sectionOutOfBounds(section, count: before.count))
    }
    if let slot = SnapshotContents<Int, Slot>.duplicates(in: deletedItems).first {
      return conflict("BAT-10", ListTexts.deletedTwice(.init(slot)), slot, "delete", "delete")
    }
    return nil
  }

  /// A row that is reloaded while its section moves: UIKit counts the section wrongly then (BAT-10).
  var reloadInMovedSection: Slot? {
    let moved = Set(movedSections.map(\.from))
    return reloadedItems.first { moved.contains($0.section) }
  }

  /// Why the counts before and after do not fit the calls; nil if each count does.
  func misfit(before: [Int], after: [Int]) -> FaultCause.Problem? {
    guard let sections = sectionMap(before.count, after.count) else {
      return .sectionCount(
        FaultCause.Counts(
          before: before.count, after: after.count, inserted: insertedSections.count, deleted: deletedSections.count,
          countedLate: countedLate))
    }
    for (section, old) in sections.old.enumerated() {
      let from = Int(old)
      guard from >= 0, !reloadedSections.contains(from) else { continue }
      let counts = FaultCause.Counts(
        before: before[from], after: after[section], inserted: Set(insertedItems.filter { $0.section == section }).count,
        deleted: Set(deletedItems.filter { $0.section == from }).count,
        movedIn: movedItems.count { $0.to.section == section }, movedOut: movedItems.count { $0.from.section == from },
        countedLate: countedLate)
      if counts.expected != counts.after { return .itemCount(section: section, counts: counts) }
    }
    return nil
  }

  /// An insertion or a destination beyond the items there are after the batch (BAT-X07).
  func insertionBeyond(after: [Int], _ words: ListWords) -> Fault? {
    for slot in (insertedItems + movedItems.map(\.to)).sorted()
    where slot.section >= after.count || slot.item >= after[slot.section] {
      return Fault(row: "BAT-X07", text: ListTexts.insertMissingItem(slot, after, words), problem: outOfBounds(slot, after))
    }
    return nil
  }

  private func outOfBounds(_ slot: Slot, _ counts: [Int]) -> FaultCause.Problem {
    .outOfBounds(slot, count: counts.indices.contains(slot.section) ? counts[slot.section] : nil, sections: counts.count)
  }

  private func conflict(_ row: String, _ text: String, _ slot: Slot, _ first: String, _ second: String) -> Fault {
    Fault(row: row, text: text, problem: .conflict(slot, first: first, second: second))
  }
}
