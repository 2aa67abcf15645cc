import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Holds the place of a dropped item whose data is still on its way (DND-06).
///
/// A phone shows a cell there that the data source is not asked for. Nothing is shown here: the place is only kept, follows the data,
/// and is gone after a reload.
@MainActor final class ListPlaceholder {
  private(set) var slot: Slot
  private(set) var isThere = true
  private weak var host: ListHost?

  init(_ slot: Slot, in host: ListHost) {
    self.slot = slot
    self.host = host
    host.placeholders.append(self)
  }

  /// The data has arrived: the app adds it to its model, and the list inserts the item. False if the place is gone.
  func commit(_ update: (IndexPath) -> Void) -> Bool {
    guard let host, isThere else { return false }
    host.loadIfNeeded()
    guard remove() else { return false }
    update(IndexPath(slot))
    // A diffable data source shows the new item by a snapshot of its own.
    if host.owner.identifiedItems == nil, !host.needsReload { host.changes.change { $0.insertedItems.append(slot) } }
    return true
  }

  /// Gives the place up. False if it is gone.
  func remove() -> Bool {
    guard isThere else { return false }
    isThere = false
    host?.placeholders.removeAll { $0 === self }
    return true
  }

  /// The place moves by what was inserted and deleted before it.
  func follow(_ map: IndexMap) {
    guard let section = map.newSection(of: slot.section) else {
      _ = remove()
      return
    }
    let kept = (0..<slot.item).count { map.newSlot(of: Slot(section: slot.section, item: $0))?.section == section }
    let arrived = (0..<min(slot.item, map.newCounts[section])).count { map.oldSlot(of: Slot(section: section, item: $0)) == nil }
    slot = Slot(section: section, item: min(kept + arrived, map.newCounts[section]))
  }

  /// A reload drops all of them.
  func drop() { isThere = false }
}

/// A place in a collection for an item that is on its way.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
  /// Kept: no cell stands at the place.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  let insertionIndexPath: IndexPath
}

/// A place in a collection for a dropped item.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A place in a table for a row that is on its way.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
  /// Kept: no row stands at the place.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  let insertionIndexPath: IndexPath
}

/// A place in a table for a dropped row.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What can be done with a place in a collection until its item is there.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

/// What can be done with a place in a table until its row is there.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}

/// The place of one dropped item, for either kind of list.
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: ListPlaceholder
  private let animator = DropAnimator()

  @MainActor init(_ dragItem: UIDragItem, at indexPath: IndexPath, in host: ListHost) {
    self.dragItem = dragItem
    placeholder = ListPlaceholder(indexPath.slot ?? Slot(section: 0, item: 0), in: host)
    super.init()
  }

  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    placeholder.commit(dataSourceUpdates)
  }
  @discardableResult func deletePlaceholder() -> Bool { placeholder.remove() }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
