import CellTrace
import CoreGraphics
import Foundation

extension UICollectionView: ListDragOwner {
  var liftsItems: Bool { dragInteractionEnabled && dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: DragSession, at slot: Slot) -> [UIDragItem] {
    tell("collectionView(_:itemsForBeginning:at:)", slot)
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: IndexPath(slot)) ?? []
  }
  func dragAllowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: DragSession) {
    tell("collectionView(_:dragSessionWillBegin:)", nil)
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: DragSession) {
    tell("collectionView(_:dragSessionDidEnd:)", nil)
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func canHandle(_ session: DropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: DropSession) {
    tell("collectionView(_:dropSessionDidEnter:)", nil)
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropDidUpdate(_ session: DropSession, at slot: Slot?) -> (proposal: UIDropProposal, isInto: Bool) {
    tell("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", slot)
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: slot.map { IndexPath($0) })
    return (proposal ?? UIDropProposal(operation: .cancel), proposal?.intent == .insertIntoDestinationIndexPath)
  }
  func dropDidExit(_ session: DropSession) {
    tell("collectionView(_:dropSessionDidExit:)", nil)
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: DropSession) {
    tell("collectionView(_:dropSessionDidEnd:)", nil)
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func performDrop(_ drop: ListDrop) {
    tell("collectionView(_:performDropWith:)", drop.destination)
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, host))
  }
}

private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
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

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let host: ListHost

  @MainActor init(_ drop: ListDrop, _ host: ListHost) {
    self.host = host
    items = drop.items.map { CollectionDropItem($0) }
    destinationIndexPath = drop.destination.map { IndexPath($0) }
    proposal = drop.proposal as? UICollectionViewDropProposal ?? .init(operation: drop.proposal.operation)
    session = drop.session
    super.init()
  }

  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimator() }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    DropPlaceholderContext(dragItem, at: placeholder.insertionIndexPath, in: host)
  }
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimator() }
}
