import CellTrace
import CoreGraphics
import Foundation

/// Moving rows by their control, and their menus.
extension UITableView: ListMoveOwner {
  func canMove(_ slot: Slot) -> Bool { isEditing && canMoveByDrag(slot) }

  func canMoveByDrag(_ slot: Slot) -> Bool {
    guard let dataSource else { return false }
    host.tell("tableView(_:canMoveRowAt:)", slot)
    return dataSource.tableView(self, canMoveRowAt: IndexPath(slot))
  }

  func moveTarget(original: Slot, current: Slot, proposed: Slot) -> Slot {
    guard let delegate else { return proposed }
    let target = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: IndexPath(original), toProposedIndexPath: IndexPath(proposed))
    return target.slot ?? proposed
  }

  func moveInDataSource(from: Slot, to: Slot) -> Bool {
    guard let dataSource else { return false }
    host.tell("tableView(_:moveRowAt:to:)", from)
    dataSource.tableView(self, moveRowAt: IndexPath(from), to: IndexPath(to))
    // A diffable data source shows the move by a snapshot of its own.
    return diffable == nil
  }

  var movesByLongPress: Bool { false }

  var movesByDrag: Bool { dataSource.map { OptionalMethods.hasOwn("tableView(_:moveRowAt:to:)", $0) } ?? false }
}

extension UITableView: ListMenuDelegate {
  /// MENU-02: a table asks about one row; in a gap nobody is asked.
  func menuConfiguration(for slots: [Slot], at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate, let slot = slots.first else { return nil }
    host.tell("tableView(_:contextMenuConfigurationForRowAt:point:)", slot)
    return delegate.tableView(self, contextMenuConfigurationForRowAt: IndexPath(slot), point: point)
  }
  func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
