import CellTrace
import CoreGraphics
import Foundation

extension UICollectionView: ListDragOwner {
  var liftsItems: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragSession, at slot: Slot) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: IndexPath(slot)) ?? []
  }
  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: DragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: DragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func canHandle(_ session: DropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func dropDidUpdate(_ session: DropSession, at slot: Slot?) -> (proposal: UIDropProposal, isInto: Bool) {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: slot.map { IndexPath($0) })
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.intent == .insertIntoDestinationIndexPath)
  }
  func dropDidExit(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: DropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, host))
  }
}

private final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  var items: [any UICollectionViewDropItem] { dropped }

  override init(_ drop: ListDrop, _ host: ListHost) {
    proposal = drop.proposal as? UICollectionViewDropProposal ?? .init(operation: drop.proposal.operation)
    super.init(drop, host)
  }

  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { insert(at: placeholder.insertionIndexPath, for: dragItem) }
}
