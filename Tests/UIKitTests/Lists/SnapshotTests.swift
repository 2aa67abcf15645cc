import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Diffable snapshots", .serialized)
@MainActor
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func rows(_ snapshot: Snapshot) -> [String: [Int]] {
    Dictionary(uniqueKeysWithValues: snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) })
  }

  @Test("DIF-01 items go to the last section unless another is named")
  func appending() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(rows(snapshot) == ["a": [3], "b": [1, 2]])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.indexOfItem(2) == 2 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a" && snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test("DIF-01 insert, move and delete by neighbour")
  func neighbours() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.insertSections(["d"], afterSection: "c")
    snapshot.appendItems([1, 4], toSection: "a")
    snapshot.appendItems([9], toSection: "d")
    snapshot.insertItems([2, 3], beforeItem: 4)
    snapshot.insertItems([5], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 9])
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.moveItem(2, afterItem: 9)
    #expect(rows(snapshot) == ["a": [5, 1, 3, 4], "b": [], "c": [], "d": [9, 2]])
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("b", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["d", "a", "c", "b"])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "d")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [9, 2] && snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("DIF-01 reload and reconfigure marks; a mark goes with its item")
  func marks() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([2, 2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["a"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    snapshot.deleteItems([2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test("DIF-X11 deleting what is not there is ignored")
  func deletingUnknown() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    snapshot.deleteItems([7])
    snapshot.deleteSections(["z"])
    #expect(rows(snapshot) == ["a": [1]])
  }

  @Test("DIF-X02 an item that is appended again moves, with a log")
  func appendingAgain() {
    let (rows, events) = recording { () -> [Int] in
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4, 2], toSection: "b")
      return snapshot.itemIdentifiers
    }
    #expect(rows == [1, 3, 4, 2])
    let text =
      "Diffable data source detected an attempt to insert or append 1 item identifiers that already exist in the snapshot. "
      + "The existing item identifiers will be moved into place instead, but this operation will be more expensive. For best "
      + "performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
      + "Item identifiers that already exist: (\n    2\n)"
    #expect(events == [.warning(ledgerID: "DIF-X02", text: text)])
  }

  @Test("DIF-X01 an item twice in one call ends the app")
  func twiceInOneCall() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2, 2])
      }
    }
    #expect(said("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}", ended))
  }

  @Test("DIF-X03 reconfiguring an unknown item ends the app")
  func reconfiguringUnknown() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.reconfigureItems([5])
      }
    }
    #expect(said("Attempted to reconfigure item identifier that does not exist in the snapshot: 5", ended))
  }

  @Test("DIF-X04 appending without a section ends the app")
  func appendingWithoutSection() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([5])
      }
    }
    #expect(said("There are currently no sections in the data source. Please add a section first.", ended))
  }

  @Test("DIF-X05 appending to an unknown section ends the app")
  func appendingToUnknownSection() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([5], toSection: "b")
      }
    }
    #expect(said("Invalid parameter not satisfying: section != NSNotFound", ended))
  }
}
