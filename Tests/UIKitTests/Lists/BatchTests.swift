import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Batch updates with a classic data source", .serialized)
@MainActor
struct BatchTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var rows: [[String]] = []
    var asked = 0
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      return rows[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = rows[indexPath.section][indexPath.item]
      return cell
    }
  }

  @MainActor final class Screen {
    let window: UIWindow
    let list: UICollectionView
    let source = Source()

    init(_ rows: [[String]]) {
      RunState.begin()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      SizedCell.height = 50
      source.rows = rows
      list = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      list.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      window.addSubview(list)
      HostLoop.runFrames()
    }

    var shown: [String] {
      HostLoop.runFrames()
      return list.host.live.displayed.map { "\($0.view.accessibilityLabel ?? "")@\($0.cell?.core.binding.cell.number ?? 0)" }
    }
    var items: [String] { ListProbe.probes(in: window)[0].items().map(\.item.key) }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("BAT-01 BAT-02 deletes and origins count before, inserts and destinations after; the order of calls is irrelevant")
  func semantics() {
    let screen = Screen([["a", "b", "c", "d"]])
    screen.list.performBatchUpdates {
      screen.source.rows = [["d", "x", "c", "y"]]
      screen.list.insertItems(at: [path(3), path(1)])
      screen.list.moveItem(at: path(3), to: path(0))
      screen.list.deleteItems(at: [path(0), path(1)])
    }
    #expect(screen.shown == ["d@4", "x@5", "c@3", "y@6"])
    #expect(screen.items == ["#4", "#5", "#3", "#6"])
  }

  @Test("BAT-03 a move keeps the cell and asks nobody")
  func moving() {
    let screen = Screen([["a", "b"]])
    let (_, events) = recording {
      screen.source.rows = [["b", "a"]]
      screen.list.moveItem(at: path(0), to: path(1))
    }
    #expect(lines(events) == ["snapshot 2 +0 -0 ~1 c0 r0"])
    #expect(screen.shown == ["b@2", "a@1"])
  }

  @Test("BAT-02 a reload takes another cell for a position before the batch; BAT-07 inner batches join the outer")
  func reloading() {
    let screen = Screen([["a", "b", "c"]])
    screen.list.performBatchUpdates {
      screen.source.rows = [["B", "c"]]
      screen.list.performBatchUpdates { screen.list.deleteItems(at: [path(0)]) }
      screen.list.reloadItems(at: [path(1)])
    }
    #expect(screen.shown == ["B@4", "c@3"])
  }

  @Test("BAT-02 a reloaded section may hold more items than before, fewer, or none; others must still add up")
  func reloadedSections() {
    let screen = Screen([["a"], ["b", "c", "d"], ["e"]])
    screen.source.rows[1] = ["b"]
    screen.list.reloadSections([1])
    #expect(screen.shown.map { $0.prefix(1) } == ["a", "b", "e"])
    #expect(screen.items == ["#1", "#2", "#5"])
    screen.source.rows[1] = ["b", "c", "d", "f"]
    screen.list.reloadSections([1])
    #expect(screen.shown.map { $0.prefix(1) } == ["a", "b", "c", "d", "f", "e"])
    #expect(Set(screen.items).count == 6)
    screen.list.performBatchUpdates {
      screen.source.rows = [["x", "a"], [], ["e"]]
      screen.list.reloadSections([1])
      screen.list.insertItems(at: [path(0)])
    }
    #expect(screen.shown.map { $0.prefix(1) } == ["x", "a", "e"])
    var update = BatchUpdate()
    update.reloadedSections = [1]
    #expect(update.map(before: [1, 3], after: [1, 5]) != nil && update.misfit(before: [1, 3], after: [1, 5]) == nil)
    #expect(update.map(before: [1, 3], after: [2, 3]) == nil && update.misfit(before: [1, 3], after: [2, 3]) != nil)
  }

  @Test("BAT-06 inside the block counts are old; completions run after the animation")
  func counts() {
    let screen = Screen([["a"]])
    var inside = 0
    var done: [Bool] = []
    screen.list.performBatchUpdates {
      screen.source.rows = [["a", "b"]]
      screen.list.insertItems(at: [path(1)])
      inside = screen.list.numberOfItems(inSection: 0)
    } completion: {
      done.append($0)
    }
    #expect(inside == 1 && done == [])
    #expect(screen.list.numberOfItems(inSection: 0) == 2)
    HostLoop.settle()
    #expect(done == [true])
  }

  @Test("LC-24 an empty batch keeps every cell and calls no provider; LC-19 reloadData waits for the next layout")
  func emptyAndReload() {
    let screen = Screen([["a", "b"]])
    let (_, events) = recording { screen.list.performBatchUpdates({}) }
    #expect(lines(events) == [])
    let asked = screen.source.asked
    screen.list.reloadData()
    #expect(screen.source.asked == asked)
    HostLoop.runFrames()
    #expect(screen.source.asked == asked + 1)
  }

  @Test("sections: insert, delete, move, reload")
  func sections() {
    let screen = Screen([["a"], ["b"], ["c"]])
    screen.list.performBatchUpdates {
      screen.source.rows = [["c"], ["x"], ["a"]]
      screen.list.deleteSections([1])
      screen.list.insertSections([1])
      screen.list.moveSection(2, toSection: 0)
    }
    #expect(screen.shown == ["c@3", "x@4", "a@1"])
    #expect(screen.items == ["#3", "#4", "#1"])
  }

  @Test("BAT-X03 counts that do not fit the updates end the app, with the counts and the updates")
  func inconsistent() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = BatchTests.Screen([["a", "b", "c", "d"]])
        screen.list.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    #expect(
      said(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after \
        performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [4] }
        Data source after updates = { 1 section with item counts: [4] }
        Updates = [
        \tDelete item (0 - 1),
        ]
        Collection view: <UICollectionView>
        """, ended))
  }

  @Test("BAT-X04 BAT-X05 BAT-X06 BAT-X07 BAT-X08 updates that exclude each other, or go beyond what there is")
  func refusals() {
    func text(_ body: (inout BatchUpdate) -> Void) -> String? {
      var update = BatchUpdate()
      body(&update)
      return update.problem(before: [2], .collection).map { "\($0.row) \($0.text)" }
    }
    let first = Slot(section: 0, item: 0)
    let second = Slot(section: 0, item: 1)
    let place = "<NSIndexPath: 0x0> {length = 2, path = 0 - 0}"
    #expect(
      text {
        $0.deletedItems = [first]
        $0.movedItems = [(first, second)]
      } == "BAT-X04 attempt to perform a delete and a move from the same index path (\(place))")
    #expect(
      text {
        $0.insertedItems = [first]
        $0.movedItems = [(second, first)]
      } == "BAT-X05 attempt to perform an insert and a move to the same index path (\(place))")
    #expect(
      text {
        $0.deletedItems = [first]
        $0.reloadedItems = [first]
      } == "BAT-X06 attempt to delete and reload the same index path (\(place))")
    #expect(
      text { $0.deletedItems = [Slot(section: 0, item: 5)] }
        == "BAT-X07 attempt to delete item 5 from section 0 which only contains 2 items before the update")
    #expect(
      text { $0.deletedSections = [4] }
        == "BAT-X07 attempt to delete section 4, but there are only 1 sections before the update")
    #expect(
      text { $0.movedSections = [(3, 0)] }
        == "BAT-X07 attempt to move section 3, but there are only 1 sections before the update")
    var move = BatchUpdate()
    move.movedItems = [(Slot(section: 2, item: 1), first)]
    #expect(
      move.problem(before: [2, 1, 0], .table)?.text
        == "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 2 - 1}) that does not exist - there are only 0 "
        + "rows in section 2 before the update")
    var insert = BatchUpdate()
    insert.insertedItems = [Slot(section: 0, item: 4)]
    #expect(
      insert.insertionBeyond(after: [3], .table)?.text
        == "attempt to insert row 4 into section 0, but there are only 3 rows in section 0 after the update")
    #expect(text { $0.deletedItems = [first] } == nil)
  }

  @Test("DIF-X07 direct changes of a diffable list end the app")
  func directMutation() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = ListScreen(rows: [0])
        screen.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(said("UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as", ended))
  }

  @Test("LC-X01 an identifier that was never registered ends the app")
  func unregistered() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = list.dequeueReusableCell(withReuseIdentifier: "X", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      said(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard", ended))
  }
}
