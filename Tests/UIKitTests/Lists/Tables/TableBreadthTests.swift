import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What apps use of tables with a classic data source: rows made anew in place, sections, insertions by control, several selections.
@Suite("Tables: reconfiguring, sections, insertion, background", .serialized)
@MainActor
struct TableBreadthTests {
  init() { RunState.begin() }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("several rows are configured anew in their order, in whichever they are named")
  func reconfigureOrder() {
    let screen = TableScreen(rows: [(0..<20).map { "row \($0)" }], height: nil)
    var asked: [Int] = []
    screen.source.configure = { table, indexPath, text in
      asked.append(indexPath.row)
      return table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    screen.table.reconfigureRows(at: [path(3), path(0), path(2)])
    #expect(asked == [0, 2, 3])
  }

  @Test("TV-06 LC-23 reconfigureRows asks for the row again, on the same cell, and sizes it; a row off screen is not asked for")
  func reconfigure() {
    let screen = TableScreen(rows: [(0..<20).map { "row \($0)" }], height: nil)
    let cell = screen.table.cellForRow(at: path(1))
    let other = screen.table.cellForRow(at: path(2))
    let before = screen.table.rectForRow(at: path(1)).height
    screen.source.rows[0][1] = "a longer text that needs more than one line at this width, and even more than two of them"
    screen.source.configure = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let history = screen.history { screen.table.reconfigureRows(at: [path(1), path(19)]) }
    #expect(history.filter { $0.hasPrefix("reconfigure ") || $0.hasPrefix("prepareForReuse") } == ["reconfigure 2 #2 at 0-1"])
    #expect(screen.table.cellForRow(at: path(1)) === cell && screen.table.cellForRow(at: path(2)) === other)
    #expect(cell?.textLabel?.text?.hasPrefix("a longer") == true)
    #expect(screen.table.rectForRow(at: path(1)).height > before)
  }

  @Test("The fonts of a cell's style follow the text size on screen too, until the app sets another")
  func styleFonts() throws {
    let screen = TableScreen(rows: [["a", "b"]], height: nil)
    let cells = screen.table.visibleCells
    let (first, second) = (try #require(cells.first?.textLabel), try #require(cells.last?.textLabel))
    second.font = .systemFont(ofSize: 20)
    let before = screen.table.rectForRow(at: path(0)).height
    #expect(first.font.pointSize == 17)
    SystemDriver.change(.textSize(.accessibilityLarge))
    HostLoop.settle()
    #expect(first.font.pointSize == 33 && second.font.pointSize == 20)
    #expect(screen.table.rectForRow(at: path(0)).height > before)
    SystemDriver.change(.textSize(.large))
    HostLoop.settle()
    #expect(first.font.pointSize == 17 && screen.table.rectForRow(at: path(0)).height == before)
  }

  @Test("TV-06 sections of a classic table are inserted, deleted, moved and reloaded; rows move between them with their cells")
  func sections() {
    let screen = TableScreen(rows: [["a"], ["b", "c"], ["d"]], height: 40)
    screen.source.headers = [0: "A", 1: "B", 2: "D"]
    screen.table.performBatchUpdates {
      screen.source.rows = [["n"], ["d"], ["b", "c"]]
      screen.table.deleteSections([0], with: .fade)
      screen.table.moveSection(2, toSection: 1)
      screen.table.insertSections([0], with: .fade)
    }
    HostLoop.settle()
    #expect(screen.shown.map { $0.split(separator: "@")[1] } == ["5 n", "4 d", "2 b", "3 c"])
    let moved = screen.history {
      screen.table.performBatchUpdates {
        screen.source.rows = [["n"], ["d", "c"], ["b"]]
        screen.table.moveRow(at: path(1, 2), to: path(1, 1))
      }
    }
    #expect(!moved.contains { $0.hasPrefix("request") || $0.hasPrefix("create") })
    #expect(screen.shown.map { $0.split(separator: "@")[1] } == ["5 n", "4 d", "3 c", "2 b"])
    screen.source.rows[1] = ["x", "y"]
    let reloaded = screen.history { screen.table.reloadSections([1], with: .none) }
    #expect(reloaded.filter { $0.hasPrefix("end ") }.count == 2)
    #expect(screen.shown.map { $0.split(separator: " ")[1] } == ["n", "x", "y", "b"])
  }

  @Test("TV-02 TV-03 a row whose style is insert shows that control in edit mode; a tap on it asks the data source to insert")
  func insertion() {
    let screen = TableScreen(rows: [["a", "b"]], height: 50)
    screen.delegate.style = .insert
    screen.source.onCommit = { table, _, indexPath in
      screen.source.rows[0].insert("new", at: indexPath.row)
      table.insertRows(at: [indexPath], with: .automatic)
    }
    #expect(screen.probe.openSwipe(Slot(section: 0, item: 1), edge: .trailing) == nil)
    screen.table.setEditing(true, animated: false)
    HostLoop.runFrames()
    let cell = screen.table.cellForRow(at: path(1))
    #expect(cell?.editingStyle == .insert)
    let marks = ListProbe.probes(in: screen.window)[0].appearances(measuring: false)[1].elements.map { "\($0)" }
    #expect(marks.contains { $0.contains("insert") })
    TouchDriver.tap(at: CGPoint(x: 16 + 11, y: screen.middle(1).y), in: screen.window)
    HostLoop.settle()
    #expect(screen.source.committed == ["insert b"])
    #expect(screen.shown.map { $0.split(separator: " ")[1] } == ["a", "new", "b"])
  }

  @Test("SEL-08 SEL-20 a table with several selections: each tap adds or removes; the nearest selected row is scrolled to")
  func severalSelections() {
    let screen = TableScreen(rows: [(0..<20).map { "\($0)" }])
    screen.table.allowsMultipleSelection = true
    for row in [0, 2] { TouchDriver.tap(at: screen.middle(row), in: screen.window) }
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 2])
    TouchDriver.tap(at: screen.middle(0), in: screen.window)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [2])
    screen.scroll(to: 900)
    screen.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(screen.table.contentOffset.y == 200)
  }

  @Test("A table's background view lies behind the rows and stays when they scroll; content insets hold")
  func background() {
    let screen = TableScreen(rows: [(0..<20).map { "\($0)" }])
    let view = UIView()
    screen.table.backgroundView = view
    screen.table.contentInset.top = 25
    screen.table.contentOffset.y = -25
    HostLoop.runFrames()
    #expect(screen.table.cellForRow(at: path(0))?.convert(CGPoint.zero, to: nil).y == 25)
    #expect(screen.table.subviews.first === view)
    screen.scroll(to: 500)
    #expect(view.frame == CGRect(x: 0, y: 500, width: 320, height: 400))
  }

  @Test("SIZ-16 SIZ-17 estimates stand in until a row is measured; with them the delegate is asked for visible rows only")
  func estimates() {
    let screen = TableScreen(rows: [(0..<200).map { "\($0)" }], height: nil)
    screen.table.estimatedRowHeight = 100
    var asked: Set<Int> = []
    screen.delegate.height = { indexPath in
      asked.insert(indexPath.row)
      return 50
    }
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(screen.table.visibleCells.count == 8)
    #expect(asked.count < 20)
    #expect(screen.table.contentSize.height > 10_000)
    screen.scroll(to: 2_000)
    #expect(screen.table.visibleCells.allSatisfy { $0.frame.height == 50 })
  }
}
