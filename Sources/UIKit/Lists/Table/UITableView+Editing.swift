import CellTrace
import CoreGraphics
import Foundation

/// Edit mode, and what its controls do.
extension UITableView {
  /// Edit mode closes swipes, drops the selection unless several rows may be selected in it (SEL-29), and tells the rows.
  func showEditMode(_ editing: Bool, _ animated: Bool) {
    guard editing != editingNow else { return }
    host.swipes.close()
    editingNow = editing
    if !allowsMultipleSelectionDuringEditing { for slot in host.selection.slots { host.selection.deselect(slot) } }
    host.selection.dropDisallowed()
    for entry in host.live.all.filter({ $0.cell != nil && $0.view is UITableViewCell }).sorted(by: { $0.slot < $1.slot }) {
      entry.cell?.showEditing(editing && canEdit(entry.slot), animated: animated)
    }
  }

  func controlsDidChange() {
    for entry in host.live.all { (entry.view as? UITableViewCell)?.updateControls() }
  }

  /// What edit mode shows at a row (TV-02).
  func controls(at slot: Slot) -> TableCellControls {
    guard isEditing, host.exists(slot) else { return TableCellControls() }
    var result = TableCellControls(isShown: true)
    if canEdit(slot) {
      result.isMultiselect = allowsMultipleSelectionDuringEditing
      result.style = editingStyle(at: slot)
    }
    result.canMove = dataSource?.tableView(self, canMoveRowAt: IndexPath(slot)) ?? false
    return result
  }

  func editingStyle(at slot: Slot) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: IndexPath(slot)) ?? .delete
  }

  /// TV-03
  func commit(_ style: UITableViewCell.EditingStyle, at slot: Slot) {
    guard let dataSource else { return }
    host.tell("tableView(_:commit:forRowAt:)", slot)
    dataSource.tableView(self, commit: style, forRowAt: IndexPath(slot))
  }

  /// TV-04
  func accessoryButtonWasTapped(at slot: Slot) {
    guard let delegate else { return }
    host.tell("tableView(_:accessoryButtonTappedForRowWith:)", slot)
    delegate.tableView(self, accessoryButtonTappedForRowWith: IndexPath(slot))
  }

  /// A user drags a row by its control to another place: the delegate may redirect it, the data source is told when it is
  /// dropped. False if the row can't be moved.
  func moveByTouch(_ from: Slot, to proposed: Slot) -> Bool {
    guard isEditing, let dataSource, host.exists(from), dataSource.tableView(self, canMoveRowAt: IndexPath(from)) else {
      return false
    }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(from), toProposedIndexPath: IndexPath(proposed)
      ).slot ?? proposed
    guard target != from else { return true }
    host.tell("tableView(_:moveRowAt:to:)", from)
    host.changes.moveInteractively(from, to: target) {
      dataSource.tableView(self, moveRowAt: IndexPath(from), to: IndexPath(target))
    }
    return true
  }
}
