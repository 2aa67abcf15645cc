import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Selecting and editing rows", .serialized)
@MainActor
struct TableEditingTests {
  init() { RunState.begin() }

  private func slot(_ row: Int) -> Slot { Slot(section: 0, item: row) }

  private func tap(_ row: Int, in screen: TableScreen) {
    TouchDriver.tap(at: screen.middle(row), in: screen.window)
    HostLoop.runFrames()
  }

  private func calls(_ screen: TableScreen, _ body: () -> Void) -> [String] {
    screen.history(body).filter { $0.hasPrefix("tableView") }
      .map { $0.replacingOccurrences(of: "tableView(_:", with: "").replacingOccurrences(of: "RowAt:)", with: "") }
  }

  @Test("SEL-25 a tap asks and tells the delegate in the documented order")
  func order() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    #expect(
      calls(screen) { tap(0, in: screen) } == [
        "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willSelect 0-0", "didSelect 0-0",
        "performPrimaryActionFor 0-0",
      ])
    #expect(
      calls(screen) { tap(1, in: screen) } == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1", "willDeselect 0-0",
        "didDeselect 0-0", "didSelect 0-1", "performPrimaryActionFor 0-1",
      ])
  }

  @Test("SEL-25 willSelect may redirect or refuse, willDeselect may keep the old row")
  func redirects() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    screen.delegate.selects = { $0.row == 0 ? IndexPath(row: 2, section: 0) : $0.row == 1 ? nil : $0 }
    tap(0, in: screen)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    tap(1, in: screen)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    screen.delegate.selects = { $0 }
    screen.delegate.deselects = { _ in nil }
    tap(1, in: screen)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [2, 1])
  }

  @Test("SEL-26 a row that may not be highlighted is not selected; SEL-28 a row without selection style is")
  func refusals() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.delegate.highlights = { $0.row == 1 }
    tap(0, in: screen)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.selectionStyle = .none
    tap(1, in: screen)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("SEL-27 the table's own API tells nobody; a user's choice posts a notification")
  func notification() {
    let screen = TableScreen(rows: [["a", "b"]])
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: screen.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let silent = calls(screen) {
      screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      screen.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    }
    #expect(silent == [] && posted == 0)
    tap(1, in: screen)
    #expect(posted == 1)
  }

  @Test("SEL-29 edit mode drops the selection and takes no taps unless it may select several rows")
  func editMode() {
    let screen = TableScreen(rows: [["a", "b"]])
    tap(0, in: screen)
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    #expect(screen.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    tap(0, in: screen)
    #expect(screen.table.indexPathsForSelectedRows == nil)
    screen.table.allowsMultipleSelectionDuringEditing = true
    tap(0, in: screen)
    tap(1, in: screen)
    #expect(screen.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
  }

  @Test("SW-03 TV-02 TV-03 without actions of the app's a row offers to be deleted; the data source is told")
  func standardDelete() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.source.onCommit = { table, _, indexPath in
      screen.source.rows[0].remove(at: indexPath.row)
      table.deleteRows(at: [indexPath], with: .automatic)
    }
    #expect(screen.probe.openSwipe(slot(1), edge: .trailing) == ["Delete"])
    #expect(screen.probe.openSwipe(slot(1), edge: .leading) == nil)
    _ = screen.probe.openSwipe(slot(1), edge: .trailing)
    #expect(screen.probe.performSwipeAction(titled: "Delete"))
    HostLoop.settle()
    #expect(screen.source.committed == ["delete b"])
    #expect(screen.shown == ["#1@1 a"])
  }

  @Test("SW-03 an empty configuration, another editing style and SW-04 a row that can't be edited offer nothing")
  func noActions() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.delegate.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    #expect(screen.probe.openSwipe(slot(0), edge: .trailing) == nil)
    screen.delegate.trailing = nil
    screen.delegate.style = .none
    #expect(screen.probe.openSwipe(slot(0), edge: .trailing) == nil)
    screen.delegate.style = .delete
    screen.source.editable = { _ in false }
    var asked = false
    screen.delegate.trailing = { _ in
      asked = true
      return nil
    }
    #expect(screen.probe.openSwipe(slot(0), edge: .trailing) == nil)
    #expect(!asked)
  }

  @Test("SW-11 SW-14 TV-11 an open row is being edited, and the delegate hears when that begins and ends")
  func editingRow() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.delegate.trailing = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }])
    }
    _ = screen.probe.openSwipe(slot(0), edge: .trailing)
    let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.isEditing == true && cell?.showingDeleteConfirmation == true)
    _ = screen.probe.performSwipeAction(titled: "More")
    #expect(cell?.isEditing == false && cell?.showingDeleteConfirmation == false)
    _ = screen.probe.openSwipe(slot(1), edge: .trailing)
    screen.source.rows[0].removeLast()
    screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(screen.delegate.editing == ["begin 0", "end 0", "begin 1", "end nil"])
    #expect(screen.source.committed == [])
  }

  @Test("SW-02 row actions of the older kind are given the path their row has when they are tapped")
  func rowActions() {
    let screen = TableScreen(rows: [["a", "b"]])
    var paths: [Int] = []
    screen.delegate.rowActions = [UITableViewRowAction(style: .destructive, title: "Away") { paths.append($1.row) }]
    #expect(screen.probe.openSwipe(slot(0), edge: .trailing) == ["Away"])
    screen.source.rows[0].insert("new", at: 0)
    screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    _ = screen.probe.performSwipeAction(titled: "Away")
    #expect(paths == [1])
  }

  @Test("TV-04 a detail button tells the delegate and does not select")
  func detailButton() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType = .detailButton
    HostLoop.runFrames()
    let tapped = calls(screen) {
      TouchDriver.tap(at: CGPoint(x: 320 - 16 - 11, y: screen.middle(1).y), in: screen.window)
    }
    #expect(tapped == ["accessoryButtonTappedForRowWith:) 0-1"])
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("TV-02 DND-07 a row moves by its control where the data source says that it can, to where the delegate redirects it")
  func moving() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    screen.source.movable = true
    #expect(!screen.table.moveByTouch(slot(0), to: slot(2)))
    screen.table.setEditing(true, animated: false)
    #expect(screen.table.moveByTouch(slot(0), to: slot(2)))
    HostLoop.settle()
    #expect(screen.shown == ["#2@2 b", "#3@3 c", "#1@1 a"])
    screen.delegate.target = { _ in IndexPath(row: 1, section: 0) }
    #expect(screen.table.moveByTouch(slot(0), to: slot(2)))
    HostLoop.settle()
    #expect(screen.source.moved == ["0→2", "0→1"])
    #expect(screen.shown == ["#3@3 c", "#2@2 b", "#1@1 a"])
  }
}
