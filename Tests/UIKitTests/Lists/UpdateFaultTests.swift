import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Exceptions of updates and what led to them", .serialized)
struct UpdateFaultTests {
  static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A laid out list of two items, and updates that its data source does not follow unless told.
  @MainActor static func batch(laidOut: Bool = true, after: [Int]? = nil, _ body: @escaping (UICollectionView) -> Void) {
    let screen = ChosenScreen()
    if laidOut { screen.layOut() }
    screen.list.performBatchUpdates {
      if let after { screen.source.counts = after }
      body(screen.list)
    }
  }

  static let call = "performBatchUpdates(_:completion:)"
  static let inconsistent =
    "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after "
    + "performing the batch updates are inconsistent with the updates.\n"
  static func counts(
    _ before: Int, _ after: Int, _ inserted: Int, _ deleted: Int, movedIn: Int = 0, movedOut: Int = 0, late: Bool = false
  ) -> String {
    "FaultCause.Counts(before: \(before), after: \(after), inserted: \(inserted), deleted: \(deleted), movedIn: \(movedIn), "
      + "movedOut: \(movedOut), countedLate: \(late))"
  }

  static let batches: [FaultCase] = [
    FaultCase(
      "BAT-X03",
      inconsistent + "Data source before updates = { 1 section with item counts: [2] }\n"
        + "Data source after updates = { 1 section with item counts: [2] }\nUpdates = [\n\tDelete item (0 - 1),\n]\n"
        + "Collection view: <UICollectionView>",
      "\(call) ⟨itemCount(section: 0, counts: \(counts(2, 2, 0, 1)))⟩"
    ) { batch { $0.deleteItems(at: [path(1)]) } },
    FaultCase(
      "BAT-X03", inconsistent, "\(call) ⟨itemCount(section: 0, counts: \(counts(3, 3, 1, 0, late: true)))⟩"
    ) {
      let screen = ChosenScreen()
      screen.source.counts = [3]
      screen.list.insertItems(at: [path(2)])
    },
    FaultCase("BAT-X03", inconsistent, "\(call) ⟨sectionCount(\(counts(1, 1, 1, 0)))⟩") { batch { $0.insertSections([1]) } },
    FaultCase("BAT-X03", inconsistent, "\(call) ⟨itemCount(section: 0, counts: \(counts(2, 5, 0, 0)))⟩") {
      batch(after: [5]) { _ in }
    },
    FaultCase(
      "BAT-X04",
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 0})",
      "\(call) ⟨conflict(0-0, first: \"delete\", second: \"move\")⟩"
    ) {
      batch {
        $0.deleteItems(at: [path(0)])
        $0.moveItem(at: path(0), to: path(1))
      }
    },
    FaultCase(
      "BAT-X05",
      "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 1})",
      "\(call) ⟨conflict(0-1, first: \"insert\", second: \"move\")⟩"
    ) {
      batch {
        $0.insertItems(at: [path(1)])
        $0.moveItem(at: path(0), to: path(1))
      }
    },
    FaultCase(
      "BAT-X06", "attempt to delete and reload the same index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 0})",
      "\(call) ⟨conflict(0-0, first: \"delete\", second: \"reload\")⟩"
    ) {
      batch {
        $0.deleteItems(at: [path(0)])
        $0.reloadItems(at: [path(0)])
      }
    },
    FaultCase(
      "BAT-X07", "attempt to delete item 7 from section 0 which only contains 2 items before the update",
      "\(call) ⟨outOfBounds(0-7, count: Optional(2), sections: 1)⟩"
    ) { batch { $0.deleteItems(at: [path(7)]) } },
    FaultCase(
      "BAT-X07", "attempt to delete section 4, but there are only 1 sections before the update",
      "\(call) ⟨sectionOutOfBounds(4, count: 1)⟩"
    ) { batch { $0.deleteSections([4]) } },
    FaultCase(
      "BAT-X07", "attempt to insert item 9 into section 0, but there are only 3 items in section 0 after the update",
      "\(call) ⟨outOfBounds(0-9, count: Optional(3), sections: 1)⟩"
    ) { batch(after: [3]) { $0.insertItems(at: [path(9)]) } },
    FaultCase(
      "BAT-10",
      "The same index path was deleted twice in one batch, after which UIKit ends with EXC_BAD_ACCESS: <NSIndexPath: 0x0> "
        + "{length = 2, path = 0 - 0}", "\(call) ⟨conflict(0-0, first: \"delete\", second: \"delete\")⟩"
    ) { batch(after: [1]) { $0.deleteItems(at: [path(0), path(0)]) } },
    FaultCase(
      "BAT-10", inconsistent, "\(call) ⟨conflict(0-0, first: \"move section\", second: \"reload\")⟩"
    ) {
      let screen = ChosenScreen()
      screen.source.counts = [2, 1]
      screen.layOut()
      screen.list.performBatchUpdates {
        screen.source.counts = [1, 2]
        screen.list.moveSection(0, toSection: 1)
        screen.list.reloadItems(at: [path(0)])
      }
    },
    FaultCase(
      "DIF-X07",
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
        + "dataSource: please do not call mutation APIs directly on UICollectionView.", "\(call) ⟨directMutation⟩"
    ) {
      FaultPrinter.install()
      let screen = ListScreen(rows: [0])
      screen.list.insertItems(at: [path(1)])
      screen.show([])
    },
  ]

  @Test(
    "BAT-X03 BAT-X04 BAT-X05 BAT-X06 BAT-X07 BAT-10 BAT-05 DIF-16 DIF-X07 each with its text and its cause",
    arguments: batches.indices)
  func batchEnds(_ index: Int) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { UpdateFaultTests.batches[index].body() }
    }
    #expect(Self.batches[index].matches(ended))
  }

  @MainActor static func snapshot(
    _ items: [String] = ["a", "b"], _ body: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void
  ) {
    FaultPrinter.install()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    body(&snapshot)
  }

  static let snapshots: [FaultCase] = [
    FaultCase(
      "DIF-X01", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    Asthma\n)}",
      "appendItems(_:toSection:) ⟨duplicates([\"Asthma\"], among: 3)⟩"
    ) { snapshot { $0.appendItems(["Asthma", "c", "Asthma"]) } },
    FaultCase(
      "DIF-X01", "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    7\n)}",
      "appendSections(_:) ⟨duplicates([\"7\"], among: 2)⟩"
    ) { snapshot { $0.appendSections([7, 7]) } },
    FaultCase(
      "DIF-X03", "Attempted to reload item identifier that does not exist in the snapshot: x",
      "reloadItems(_:) ⟨unknownIdentifier(\"x\", changedHash: false)⟩"
    ) { snapshot { $0.reloadItems(["x"]) } },
    FaultCase(
      "DIF-X03", "Attempted to reconfigure item identifier that does not exist in the snapshot: x",
      "reconfigureItems(_:) ⟨unknownIdentifier(\"x\", changedHash: false)⟩"
    ) { snapshot { $0.reconfigureItems(["x"]) } },
    FaultCase(
      "DIF-X04", "There are currently no sections in the data source. Please add a section first.",
      "appendItems(_:toSection:) ⟨noSections⟩"
    ) {
      snapshot {
        $0.deleteAllItems()
        $0.appendItems(["x"])
      }
    },
    FaultCase(
      "DIF-X05", "Invalid parameter not satisfying: section != NSNotFound",
      "appendItems(_:toSection:) ⟨unknownIdentifier(\"3\", changedHash: false)⟩"
    ) { snapshot { $0.appendItems(["x"], toSection: 3) } },
    FaultCase(
      "DIF-X05", "Invalid parameter not satisfying: index != NSNotFound",
      "insertItems(_:beforeItem:) ⟨unknownIdentifier(\"x\", changedHash: false)⟩"
    ) { snapshot { $0.insertItems(["y"], beforeItem: "x") } },
    FaultCase(
      "DIF-X09", "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}",
      "NSDiffableDataSourceSectionSnapshot.append(_:to:) ⟨duplicates([\"a\"], among: 2)⟩"
    ) {
      FaultPrinter.install()
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "a"])
    },
    FaultCase(
      "DIF-X10", "Invalid parameter not satisfying: section != NSNotFound",
      "itemIdentifiers(inSection:) ⟨unknownIdentifier(\"4\", changedHash: false)⟩"
    ) { snapshot { _ = $0.itemIdentifiers(inSection: 4) } },
    FaultCase(
      "DIF-X06",
      "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a snapshot. Make "
        + "sure you are consistently applying snapshots either always on the main queue or always off the main queue",
      "apply(_:animatingDifferences:completion:) ⟨reentrant(FaultCause.Reentry.provider)⟩"
    ) {
      FaultPrinter.install()
      weak var source: UICollectionViewDiffableDataSource<Int, Int>?
      let screen = ListScreen(rows: [0]) { _, _, _ in if let source { source.apply(source.snapshot()) } }
      source = screen.source
      screen.show([0, 1])
    },
  ]

  @Test("DIF-X01 DIF-X03 DIF-X04 DIF-X05 DIF-X06 DIF-X09 DIF-X10 each with its text and its cause", arguments: snapshots.indices)
  func snapshotEnds(_ index: Int) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { UpdateFaultTests.snapshots[index].body() }
    }
    #expect(Self.snapshots[index].matches(ended))
  }
}
