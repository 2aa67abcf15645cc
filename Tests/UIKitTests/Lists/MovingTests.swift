import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Moving items", .serialized)
@MainActor
struct MovingTests {
  init() { RunState.begin() }

  private let history = History()

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func middle(of item: Int) -> CGPoint { CGPoint(x: 160, y: 50 + 100 * CGFloat(item)) }

  @Test("DIF-20 the data source applies the move between willReorder and didReorder; the transaction says what moved")
  func diffable() {
    let screen = ListScreen(rows: [0, 1, 2, 3])
    screen.source.reorderingHandlers.canReorderItem = { $0 != 3 }
    let record = { [history] (name: String, transaction: NSDiffableDataSourceTransaction<Int, Int>) in
      history.add("\(name) \(transaction.initialSnapshot.itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
      for change in transaction.difference {
        switch change {
        case .remove(let offset, let item, let to): history.add("remove \(item) at \(offset) to \(to ?? -1)")
        case .insert(let offset, let item, let from): history.add("insert \(item) at \(offset) from \(from ?? -1)")
        }
      }
      history.add("\(transaction.sectionTransactions.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items)" })")
    }
    screen.source.reorderingHandlers.willReorder = { [history, weak screen] in
      record("will", $0)
      history.add("shown \(screen?.source.snapshot().itemIdentifiers ?? [])")
    }
    screen.source.reorderingHandlers.didReorder = { [history, weak screen] in
      record("did", $0)
      history.add("shown \(screen?.source.snapshot().itemIdentifiers ?? [])")
    }
    #expect(!screen.list.beginInteractiveMovementForItem(at: path(3)))
    #expect(screen.list.beginInteractiveMovementForItem(at: path(0)))
    HostLoop.runFrames()
    #expect(screen.list.cellForItem(at: path(0))?.configurationState.isReordering == true)
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 2))
    screen.list.endInteractiveMovement()
    let change = ["remove 0 at 0 to 2", "insert 0 at 2 from 0", "[\"0 [1, 2, 0, 3]\"]"]
    #expect(
      history.take() == ["will [0, 1, 2, 3] [1, 2, 0, 3]"] + change + ["shown [0, 1, 2, 3]", "did [0, 1, 2, 3] [1, 2, 0, 3]"]
        + change + ["shown [1, 2, 0, 3]"])
    #expect(screen.cells == ["1@2", "2@3", "0@1", "3@4"])
  }

  @Test("DND-09 the moved item's cell is made anew a moment after the move")
  func reload() {
    let screen = ListScreen(rows: [0, 1, 2])
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    _ = screen.list.beginInteractiveMovementForItem(at: path(0))
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 1))
    let (_, events) = recording {
      screen.list.endInteractiveMovement()
      HostLoop.settle()
    }
    #expect(lines(events).contains { $0.hasPrefix("reload") && $0.hasSuffix(" 0 at 0-1") })
    #expect(screen.cells.first == "1@2")
    #expect(screen.cells[1].hasPrefix("0@") && screen.cells[1] != "0@1")
    #expect(screen.list.cellForItem(at: path(1))?.configurationState.isReordering == false)
  }

  @Test("DIF-21 a store that does not follow the move puts the item back with its next snapshot")
  func storeBehind() {
    let screen = ListScreen(rows: [0, 1, 2])
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    _ = screen.list.beginInteractiveMovementForItem(at: path(2))
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 0))
    screen.list.endInteractiveMovement()
    HostLoop.settle()
    #expect(screen.source.snapshot().itemIdentifiers == [2, 0, 1])
    screen.show([0, 1, 2])
    #expect(screen.source.snapshot().itemIdentifiers == [0, 1, 2])
  }

  @Test("A cancelled move changes nothing")
  func cancelled() {
    let screen = ListScreen(rows: [0, 1, 2])
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    screen.source.reorderingHandlers.didReorder = { [history] _ in history.add("did") }
    _ = screen.list.beginInteractiveMovementForItem(at: path(2))
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 0))
    screen.list.cancelInteractiveMovement()
    HostLoop.settle()
    #expect(screen.source.snapshot().itemIdentifiers == [0, 1, 2])
    #expect(history.take() == [])
  }

  /// A list of texts that moves them as its data source says.
  private final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var texts = ["a", "b", "c", "d"]
    var history: [String] = []
    var limit: Int?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      history.append("can \(indexPath.item)")
      return indexPath.item != 3
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      history.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      history.append("target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
      return limit.map { IndexPath(item: min($0, proposedIndexPath.item), section: 0) } ?? proposedIndexPath
    }
  }

  private func classic() -> (ListScreen, Texts) {
    let screen = ListScreen(rows: [])
    let texts = Texts()
    screen.list.dataSource = texts
    screen.list.delegate = texts
    HostLoop.runFrames()
    return (screen, texts)
  }

  @Test("DND-07 DND-08 a classic data source is asked, moves its data, and the list follows; items keep their identity")
  func classicSource() {
    let (screen, texts) = classic()
    let before = screen.cells
    #expect(!screen.list.beginInteractiveMovementForItem(at: path(3)))
    #expect(screen.list.beginInteractiveMovementForItem(at: path(0)))
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 1))
    texts.limit = 2
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 3))
    screen.list.endInteractiveMovement()
    #expect(texts.history == ["can 3", "can 0", "target 0 0 1", "target 0 1 3", "move 0 to 2"])
    #expect(texts.texts == ["b", "c", "a", "d"])
    #expect(screen.cells == [before[1], before[2], before[0], before[3]])
  }

  @Test("DND-07 a data source without a method for moves takes none")
  func noMethod() {
    final class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let screen = ListScreen(rows: [])
    let fixed = Fixed()
    screen.list.dataSource = fixed
    HostLoop.runFrames()
    let before = screen.cells
    _ = screen.list.beginInteractiveMovementForItem(at: path(0))
    screen.list.updateInteractiveMovementTargetPosition(middle(of: 2))
    screen.list.endInteractiveMovement()
    #expect(screen.cells == before)
  }

  @Test("ACC-06 a drag on the reorder accessory moves the row; a tap on it selects nothing")
  func accessory() {
    let screen = ListScreen(rows: [0, 1, 2], cell: TallListCell.self) { cell, _, _ in
      (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
    }
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    HostLoop.settle()
    guard let cell = screen.list.cellForItem(at: path(0)),
      let control = ListProbe.probes(in: screen.window)[0].reorderControl(of: cell)
    else { Issue.record("no reorder control"); return }
    TouchDriver.tap(at: cell.convert(control, to: nil), in: screen.window)
    #expect(screen.list.indexPathsForSelectedItems == [])
    TouchDriver.touchDown(at: cell.convert(control, to: nil), in: screen.window)
    TouchDriver.touchMoved(to: CGPoint(x: 300, y: 120))
    TouchDriver.touchMoved(to: CGPoint(x: 300, y: 250))
    TouchDriver.touchUp()
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 0])
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  /// A list cell that always wants the same height.
  private final class TallListCell: UICollectionViewListCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 100) }
  }
}
