import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Drag and drop in tables", .serialized)
@MainActor
struct TableDragDropTests {
  init() { RunState.begin() }

  /// Delegate of a list of numbers.
  private final class Delegate: DragRecorder, UITableViewDragDelegate, UITableViewDropDelegate {
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(at: indexPath.item) }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { note("will begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("drag ended") }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles(session) }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { history.append("enter") }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      updated(session, at: destinationIndexPath)
      return proposal
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { history.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { history.append("drop ended") }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      performed(from: coordinator.items.map(\.sourceIndexPath), to: coordinator.destinationIndexPath)
      perform(coordinator)
    }
  }

  private func screen() -> (TableScreen, Delegate, ListProbe) {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    let delegate = Delegate()
    delegate.cellStates = { [list = screen.table] in list.visibleCells.map(\.configurationState) }
    screen.table.dragDelegate = delegate
    screen.table.dropDelegate = delegate
    return (screen, delegate, screen.probe)
  }

  private func slot(_ item: Int) -> Slot { Slot(section: 0, item: item) }

  @Test(
    "DND-02 DND-03 DND-10 TV-12 a drag of a row calls drag and drop delegates in order; the cell is lifted, dragged, then at rest"
  )
  func order() {
    let (screen, delegate, probe) = screen()
    delegate.perform = { coordinator in
      screen.table.performBatchUpdates {
        screen.source.rows = [["b", "c", "a"]]
        screen.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      }
      guard let item = coordinator.items.first, let destination = coordinator.destinationIndexPath else { return }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { _ in delegate.history.append("dropped") }
    }
    #expect(probe.drag(slot(0), to: slot(2), at: .zero) == .dropped)
    HostLoop.settle()
    let rest = "none/none none/none none/none"
    #expect(
      delegate.history == [
        "items 0", "will begin lifting/none none/none none/none", "can handle true", "enter",
        "update 0 local:true dragging/none none/none none/none",
        "update 2 local:true dragging/notTargeted none/notTargeted none/notTargeted", "perform [0] to 2", "drop ended",
        "drag ended \(rest)", "dropped",
      ])
    #expect(screen.shown == ["#2@2 b", "#3@3 c", "#1@1 a"])
    #expect(!screen.table.hasActiveDrag)
    #expect(LiftedCell.states == [])
  }

  /// A cell that hears of drags.
  private final class LiftedCell: UITableViewCell {
    static var states: [UITableViewCell.DragState] = []
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
      super.dragStateDidChange(dragState)
      LiftedCell.states.append(dragState)
    }
  }

  @Test("DND-03 a dragged row hears of each state; a table without delegate or interaction lifts nothing")
  func states() {
    LiftedCell.states = []
    let screen = TableScreen(rows: [["a", "b"]], cell: LiftedCell.self)
    let delegate = Delegate()
    #expect(screen.probe.drag(slot(0), to: slot(1), at: .zero) == .noDelegate)
    screen.table.dragDelegate = delegate
    #expect(screen.probe.drag(slot(0), to: slot(1), at: .zero) == .notTaken)
    #expect(LiftedCell.states == [.lifting, .none, .dragging, .none])
    screen.table.dragInteractionEnabled = false
    #expect(screen.probe.drag(slot(0), to: slot(1), at: .zero) == .noDelegate)
    LiftedCell.states = []
  }

  @Test("DND-06 a placeholder keeps a place, follows the data, and is gone after a reload; the data source is not asked for it")
  func placeholders() {
    let (screen, delegate, probe) = screen()
    var context: (any UITableViewDropPlaceholderContext)?
    delegate.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    delegate.perform = { coordinator in
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      context = coordinator.drop(
        item.dragItem, to: UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 44))
    }
    func drop(before row: Int) { #expect(probe.drag(slot(0), to: slot(row), at: .zero) == .dropped) }
    drop(before: 2)
    #expect(screen.table.hasUncommittedUpdates && screen.table.visibleCells.count == 3)
    screen.source.rows[0].insert("first", at: 0)
    screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(context?.commitInsertion { screen.source.rows[$0.section].insert("new", at: $0.row) } == true)
    HostLoop.settle()
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["first", "a", "b", "new"])
    #expect(!screen.table.hasUncommittedUpdates && context?.commitInsertion { _ in } == false)
    drop(before: 1)
    screen.table.reloadData()
    HostLoop.settle()
    var isAsked = false
    #expect(context?.commitInsertion { _ in isAsked = true } == false)
    #expect(!isAsked && !screen.table.hasUncommittedUpdates)
    drop(before: 1)
    #expect(context?.deletePlaceholder() == true && !screen.table.hasUncommittedUpdates)
  }
}
