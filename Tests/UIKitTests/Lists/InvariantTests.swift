import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("What holds of a list after every change", .serialized)
@MainActor
struct InvariantTests {
  init() { RunState.begin() }

  @Test("nothing is broken through random snapshots, scrolls, swipes and selections", arguments: 0..<25)
  func collection(seed: Int) {
    var random = ListRandom(seed: seed)
    let screen = ListScreen(rows: Array(0..<12))
    screen.list.allowsMultipleSelection = true
    for _ in 0..<25 {
      switch random.next(5) {
      case 0:
        var rows = (0..<20).filter { _ in random.next(3) > 0 }
        for index in rows.indices where random.next(3) == 0 { rows.swapAt(index, random.next(rows.count)) }
        screen.show(rows, reconfiguring: rows.filter { $0 % 5 == 0 }, reloading: rows.filter { $0 % 7 == 0 })
      case 1: screen.scroll(to: CGFloat(random.next(1_500)))
      case 2: select(random.next(20), in: screen)
      case 3: _ = screen.list.host.swipes.open(Slot(section: 0, item: random.next(12)), edge: .trailing)
      default: screen.list.reloadData()
      }
      HostLoop.runFrames()
      #expect(screen.list.host.brokenInvariants == [])
    }
  }

  /// Selects one of the rows that there are, chosen by a number of any size.
  private func select(_ number: Int, in screen: ListScreen) {
    let count = screen.list.numberOfItems(inSection: 0)
    guard count > 0 else { return }
    let path = IndexPath(item: number % count, section: 0)
    screen.list.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(screen.list.indexPathsForSelectedItems?.contains(path) == true)
  }

  @Test(
    "BAT-01 BAT-04 random batches of a table leave the rows that its data source has, each with its own cell", arguments: 0..<40)
  func batches(seed: Int) {
    var random = ListRandom(seed: seed)
    let screen = TableScreen(rows: [(0..<6).map { "a\($0)" }, (0..<4).map { "b\($0)" }], height: 40)
    var inserted = 0
    for _ in 0..<12 {
      let old = screen.source.rows
      var deletes: [IndexPath] = []
      var kept = old.enumerated().map { section, rows in
        rows.enumerated().filter { row, _ in
          guard random.next(4) == 0 else { return true }
          deletes.append(IndexPath(row: row, section: section))
          return false
        }.map(\.element)
      }
      var inserts: [IndexPath] = []
      for section in kept.indices {
        // From the front: a later insertion moves none of the earlier ones.
        var place = 0
        while place <= kept[section].count {
          if random.next(5) == 0 {
            inserted += 1
            kept[section].insert("n\(inserted)", at: place)
            inserts.append(IndexPath(row: place, section: section))
          }
          place += 1
        }
      }
      let keys = screen.keys
      screen.table.performBatchUpdates {
        screen.source.rows = kept
        if random.next(2) == 0 {
          screen.table.insertRows(at: inserts.reversed(), with: .none)
          screen.table.deleteRows(at: deletes, with: .none)
        } else {
          screen.table.deleteRows(at: deletes.reversed(), with: .none)
          screen.table.insertRows(at: inserts, with: .none)
        }
      }
      HostLoop.settle()
      #expect(screen.table.host.brokenInvariants == [])
      #expect(screen.table.visibleCells.map { $0.textLabel?.text } == screen.visibleTexts)
      for (text, key) in screen.keys { if let before = keys[text] { #expect(before == key) } }
    }
  }

  @Test("cells stay as they are where the data source that knew the items is gone")
  func dataSourceGone() throws {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    var source: UICollectionViewDiffableDataSource<Int, String>? = UICollectionViewDiffableDataSource(collectionView: list) {
      list, indexPath, _ in list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Oak", "Elm", "Fir"])
    source?.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 3)
    source = nil
    #expect(list.dataSource == nil)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 3)
    #expect(list.host.brokenInvariants == [])
  }

  @Test("each kind of breakage is told in words")
  func told() {
    let screen = ListScreen(rows: [1, 2, 3])
    let host = screen.list.host
    host.selection.insert(Slot(section: 0, item: 9))
    #expect(host.brokenInvariants == ["a selection at 0-9, where no item is"])
    host.selection.clear()
    let first = ListPlace(kind: nil, slot: Slot(section: 0, item: 0))
    let second = ListPlace(kind: nil, slot: Slot(section: 0, item: 1))
    guard let one = host.live[first], let two = host.live[second] else { Issue.record("no cells"); return }
    host.live[second] = one
    #expect(
      host.brokenInvariants == [
        "one view at 0-0 and 0-1", "the cell at 0-1 is bound to 0-0", "the cell at 0-1 serves 1, not 2",
        "the view at 0-1 thinks it is at 0-0",
      ])
    host.live[second] = two
    #expect(host.brokenInvariants == [])
    let map = IndexMap(
      oldCounts: [2], newCounts: [1], newSection: [0], oldSection: [0], newItem: [0, 0], oldItem: [1])
    #expect(map.broken == ["0 → 0 has no way back"])
  }
}

extension TableScreen {
  /// Texts that should be on screen.
  fileprivate var visibleTexts: [String] {
    (table.indexPathsForVisibleRows ?? []).map { source.rows[$0.section][$0.row] }
  }
  /// Keys of all items by text.
  fileprivate var keys: [String: String] {
    var result: [String: String] = [:]
    for (section, texts) in source.rows.enumerated() {
      for (row, text) in texts.enumerated() { result[text] = table.host.item(at: Slot(section: section, item: row)).key }
    }
    return result
  }
}
