import CellTrace
import CoreGraphics
import Foundation

extension UITableView: ListDragOwner {
  var liftsItems: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragSession, at slot: Slot) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: IndexPath(slot)) ?? []
  }
  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: DragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func canHandle(_ session: DropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropDidUpdate(_ session: DropSession, at slot: Slot?) -> (proposal: UIDropProposal, isInto: Bool) {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: slot.map { IndexPath($0) })
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.intent == .insertIntoDestinationIndexPath)
  }
  func dropDidExit(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: DropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  func performDrop(_ drop: ListDrop) { dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, host)) }
}

private final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  var items: [any UITableViewDropItem] { dropped }

  override init(_ drop: ListDrop, _ host: ListHost) {
    proposal = drop.proposal as? UITableViewDropProposal ?? .init(operation: drop.proposal.operation)
    super.init(drop, host)
  }

  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { insert(at: placeholder.insertionIndexPath, for: dragItem) }
}
