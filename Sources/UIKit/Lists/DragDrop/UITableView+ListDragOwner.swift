import CellTrace
import CoreGraphics
import Foundation

extension UITableView: ListDragOwner {
  var liftsItems: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragSession, at slot: Slot) -> [UIDragItem] {
    host.tell("tableView(_:itemsForBeginning:at:)", slot)
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: IndexPath(slot)) ?? []
  }
  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: DragSession) {
    host.tell("tableView(_:dragSessionWillBegin:)", nil)
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: DragSession) {
    host.tell("tableView(_:dragSessionDidEnd:)", nil)
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func canHandle(_ session: DropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: DropSession) {
    host.tell("tableView(_:dropSessionDidEnter:)", nil)
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropDidUpdate(_ session: DropSession, at slot: Slot?) -> (proposal: UIDropProposal, isInto: Bool) {
    host.tell("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", slot)
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: slot.map { IndexPath($0) })
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.intent == .insertIntoDestinationIndexPath)
  }
  func dropDidExit(_ session: DropSession) {
    host.tell("tableView(_:dropSessionDidExit:)", nil)
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: DropSession) {
    host.tell("tableView(_:dropSessionDidEnd:)", nil)
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func performDrop(_ drop: ListDrop) {
    host.tell("tableView(_:performDropWith:)", drop.destination)
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, host))
  }
}

private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: (dragged: UIDragItem, source: IndexPath?, size: CGSize)) {
    dragItem = item.dragged
    sourceIndexPath = item.source
    previewSize = item.size
    super.init()
  }
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let host: ListHost

  @MainActor init(_ drop: ListDrop, _ host: ListHost) {
    self.host = host
    items = drop.items.map { TableDropItem($0) }
    destinationIndexPath = drop.destination.map { IndexPath($0) }
    proposal = drop.proposal as? UITableViewDropProposal ?? .init(operation: drop.proposal.operation)
    session = drop.session
    super.init()
  }

  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    DropPlaceholderContext(dragItem, at: placeholder.insertionIndexPath, in: host)
  }
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimator() }
}
