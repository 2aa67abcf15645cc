import CellTrace
import CoreGraphics
import Foundation

/// A drop that is being performed, for either kind of list: what an app's delegate gets.
@MainActor class ListDropCoordinator: NSObject {
  let dropped: [ListDropItem]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  private let host: ListHost

  init(_ drop: ListDrop, _ host: ListHost) {
    self.host = host
    dropped = drop.items.map { ListDropItem($0) }
    destinationIndexPath = drop.destination.map { IndexPath($0) }
    session = drop.session
    super.init()
  }

  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimator() }

  /// Keeps a place for an item that is on its way.
  func insert(at indexPath: IndexPath, for dragItem: UIDragItem) -> DropPlaceholderContext {
    DropPlaceholderContext(dragItem, at: indexPath, in: host)
  }
}

/// One dropped item, for either kind of list.
final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
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
