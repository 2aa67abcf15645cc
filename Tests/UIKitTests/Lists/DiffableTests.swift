import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Diffable data sources", .serialized)
@MainActor
struct DiffableTests {
  init() { RunState.begin() }

  @Test("DIF-02 DIF-14 positions and identifiers of the current snapshot, at once after apply")
  func asking() {
    let screen = ListScreen(rows: [5, 6])
    var snapshot = screen.source.snapshot()
    snapshot.appendItems([7])
    screen.source.apply(snapshot)
    #expect(screen.source.snapshot().itemIdentifiers == [5, 6, 7])
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 7)
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    #expect(screen.source.indexPath(for: 6) == IndexPath(item: 1, section: 0))
    #expect(screen.source.indexPath(for: 9) == nil)
    #expect(screen.source.sectionIdentifier(for: 0) == 0 && screen.source.sectionIdentifier(for: 1) == nil)
    #expect(screen.source.index(for: 0) == 0 && screen.source.index(for: 4) == nil)
  }

  @Test("DIF-11 snapshots from the main queue and from another one: each change of the queue is logged")
  func queues() {
    var queue = ApplyQueue()
    func logged(_ isOffMain: Bool) -> [String] {
      recording { queue.note(isOffMain: isOffMain) }.events.compactMap {
        if case .warning(let row, let text) = $0 { "\(row) \(text.prefix(60))" } else { nil }
      }
    }
    #expect(logged(true) == [] && logged(true) == [])
    #expect(logged(false) == ["DIF-11 Warning: applying updates in a non-thread confined manner is"])
    #expect(logged(false) == [])
  }

  @Test("DIF-03 the completion runs after the animation; DIF-25 without one, in a list in a window, before the next statement")
  func completion() {
    let screen = ListScreen(rows: [0])
    var order: [String] = []
    screen.source.apply(screen.source.snapshot(), animatingDifferences: true) { order.append("animated") }
    screen.source.apply(screen.source.snapshot(), animatingDifferences: false) { order.append("plain") }
    #expect(order == ["plain"])
    HostLoop.settle()
    #expect(order == ["plain", "animated"])
  }

  @Test("DIF-25 the completion of an unanimated apply may apply again; an empty snapshot is done at once, too")
  func completionApplies() {
    let screen = ListScreen(rows: [0])
    var states: [[Int]] = []
    screen.source.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false) {
      states.append(screen.source.snapshot().itemIdentifiers)
      screen.show([1, 2])
      states.append(screen.source.snapshot().itemIdentifiers)
    }
    #expect(states == [[], [1, 2]])
  }

  @Test("DIF-25 outside of a window the completion comes later")
  func completionOutsideOfWindows() {
    let screen = ListScreen(rows: [0])
    screen.list.removeFromSuperview()
    var isDone = false
    screen.source.apply(screen.source.snapshot(), animatingDifferences: false) { isDone = true }
    #expect(!isDone)
    HostLoop.settle()
    #expect(isDone)
  }

  @Test("DIF-04 without animation cells are kept all the same; DIF-07 the same ids change nothing on screen")
  func unanimated() {
    let screen = ListScreen(rows: [0, 1])
    let before = screen.cells
    let (_, events) = recording { screen.show([0, 1]) }
    #expect(lines(events) == ["snapshot 2 +0 -0 ~0 c0 r0"])
    #expect(screen.cells == before)
  }

  @Test("DIF-08 the provider gets the identifier that the snapshot holds; marks are gone from snapshot()")
  func marks() {
    struct Item: Hashable, Sendable {
      var id: Int
      var note: String
      static func == (left: Item, right: Item) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    var notes: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { _, _, item in notes.append(item.note) }
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems([Item(id: 1, note: "old")])
    source.apply(snapshot)
    HostLoop.runFrames()
    snapshot.reconfigureItems([Item(id: 1, note: "new")])
    source.apply(snapshot)
    #expect(notes == ["old", "old"])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test("DIF-09 whole structs as identifiers: an edit is another item with another cell")
  func wholeStructs() {
    let screen = ListScreen(rows: [1, 2])
    screen.show([1, 3])
    #expect(screen.cells == ["1@1", "3@3"])
  }

  @Test("DIF-15 itemIdentifier(for:) inside the provider sees the new snapshot")
  func insideProvider() {
    weak var source: UICollectionViewDiffableDataSource<Int, Int>?
    var seen: [Int?] = []
    let screen = ListScreen(rows: [0]) { _, indexPath, _ in seen.append(source?.itemIdentifier(for: indexPath)) }
    source = screen.source
    screen.show([8, 0])
    #expect(seen == [nil, 8] || seen == [0, 8])
  }

  @Test("DIF-X06 DIF-13 applying from a provider ends the app")
  func reentrant() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        weak var source: UICollectionViewDiffableDataSource<Int, Int>?
        let screen = ListScreen(rows: [0]) { _, _, _ in
          if let source { source.apply(source.snapshot()) }
        }
        source = screen.source
        screen.show([0, 1])
      }
    }
    #expect(
      said("Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying", ended))
  }

  @Test(
    "DIF-X06 LC-31 a list inside of a row is another list: it may get its snapshot, and a registration, while the row is asked for"
  )
  func listInRow() {
    var shown: [Int] = []
    let screen = ListScreen(rows: []) { cell, _, _ in
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in shown.append(item) }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7, 8])
      source.apply(snapshot, animatingDifferences: false)
      cell.contentView.addSubview(list)
      list.layoutIfNeeded()
    }
    screen.show([0])
    #expect(shown == [7, 8])
  }

  @Test("keys: the text of the id; objects and UUIDs by first appearance")
  func identities() {
    final class Thing: Hashable {
      static func == (left: Thing, right: Thing) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    enum Row: Hashable { case header, row(String) }
    struct Same: Hashable, CustomStringConvertible {
      var number: Int
      var description: String { "same" }
    }
    enum Picker: Hashable { case date(UIAction) }
    let pickers = ItemIdentities()
    let (one, other) = (UIAction { _ in }, UIAction { _ in })
    pickers.admit([Picker.date(one), .date(other)])
    #expect(pickers.key(of: Picker.date(other)) == "#2" && pickers.key(of: Picker.date(one)) == "#1")
    #expect(!ItemIdentities.containsAddress("0x12 0xfee") && ItemIdentities.containsAddress("a 0x1 <A: 0x7f00deadbeef>"))
    let identities = ItemIdentities()
    let first = UUID()
    let second = UUID()
    let thing = Thing()
    #expect(identities.key(of: 7) == "7")
    #expect(identities.key(of: "Asthma") == "Asthma")
    identities.admit([first, second])
    #expect(identities.key(of: second) == "#2" && identities.key(of: first) == "#1")
    #expect(identities.key(of: thing) == "#3" && identities.key(of: thing) == "#3")
    #expect(identities.key(of: "x-\(first.uuidString)") == "#4")
    #expect(identities.key(of: Row.header) == "header" && identities.key(of: Row.row("a")) == "row(\"a\")")
    #expect(identities.key(of: Same(number: 1)) == "same" && identities.key(of: Same(number: 2)) == "same~2")
    #expect(identities.key(of: Same(number: 1)) == "same")
  }
}
