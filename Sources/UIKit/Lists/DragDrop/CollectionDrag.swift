import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A drag that began on a cell of a collection: calls the delegates in their order and gives cells their drag and drop states
/// (DND-02…DND-05).
@MainActor final class CollectionDrag {
  private let list: UICollectionView
  private let drag = DragSession()
  private lazy var drop = DropSession(drag)
  private let source: Slot
  private let item: ItemID
  private var hasEntered = false
  private var target: Slot?
  private var proposal: UICollectionViewDropProposal?

  /// Lifts a cell. Nil if nothing can be dragged there; `reason` says why.
  static func lift(_ slot: Slot, in list: UICollectionView) -> (drag: CollectionDrag?, reason: Refusal?) {
    guard list.dragInteractionEnabled, let delegate = list.dragDelegate else { return (nil, .noDelegate) }
    let made = CollectionDrag(slot, list)
    Probe.post(
      .indexPathHandedOut(made.item, slot, purpose: "drag items provider", generation: list.host.generation))
    list.tell("collectionView(_:itemsForBeginning:at:)", slot)
    let items = delegate.collectionView(list, itemsForBeginning: made.drag, at: IndexPath(slot))
    guard !items.isEmpty else { return (nil, .noItems) }
    made.begin(items, delegate)
    return (made, nil)
  }

  enum Refusal {
    case noDelegate, noItems
  }

  private init(_ slot: Slot, _ list: UICollectionView) {
    self.list = list
    source = slot
    item = list.host.item(at: slot)
  }

  private func begin(_ items: [UIDragItem], _ delegate: any UICollectionViewDragDelegate) {
    drag.begin(items)
    setDragState(.dragLifting, true)
    HostLoop.runFrames()
    drag.allowsMoveOperation = delegate.collectionView(list, dragSessionAllowsMoveOperation: drag)
    drag.isRestrictedToDraggingApplication = delegate.collectionView(
      list, dragSessionIsRestrictedToDraggingApplication: drag)
    list.tell("collectionView(_:dragSessionWillBegin:)", nil)
    delegate.collectionView(list, dragSessionWillBegin: drag)
    list.activeDrag = self
    setDragState(.dragLifting, false)
    setDragState(.dragging, true)
    HostLoop.runFrames()
  }

  /// The finger is over the list. `destination` is where an insertion would go.
  /// - Returns: False if the list takes nothing.
  func move(to destination: Slot, at place: CGPoint) -> Bool {
    drag.place = place
    guard let delegate = list.dropDelegate else { return false }
    if !hasEntered {
      guard delegate.collectionView(list, canHandle: drop) else { return false }
      hasEntered = true
      list.tell("collectionView(_:dropSessionDidEnter:)", nil)
      delegate.collectionView(list, dropSessionDidEnter: drop)
    }
    target = destination
    list.tell("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", destination)
    let made = delegate.collectionView(
      list, dropSessionDidUpdate: drop, withDestinationIndexPath: IndexPath(destination))
    proposal = made
    showDropStates(targeted: made.intent == .insertIntoDestinationIndexPath ? destination : nil, isOver: true)
    HostLoop.runFrames()
    return true
  }

  /// The finger leaves the list.
  func leave() {
    guard hasEntered else { return }
    hasEntered = false
    proposal = nil
    showDropStates(targeted: nil, isOver: false)
    list.tell("collectionView(_:dropSessionDidExit:)", nil)
    list.dropDelegate?.collectionView(list, dropSessionDidExit: drop)
  }

  /// The finger is lifted.
  /// - Returns: True if something was dropped.
  func end() -> Bool {
    var isDropped = false
    showDropStates(targeted: nil, isOver: false)
    if hasEntered, let proposal, let delegate = list.dropDelegate {
      switch proposal.operation {
      case .copy, .move:
        isDropped = true
        list.tell("collectionView(_:performDropWith:)", target)
        let coordinator = Coordinator(self, proposal)
        Acting.with(Acting(item: item, list: list.host, offered: list.host.generation)) {
          delegate.collectionView(list, performDropWith: coordinator)
        }
      case .cancel, .forbidden: break
      }
      list.tell("collectionView(_:dropSessionDidEnd:)", nil)
      delegate.collectionView(list, dropSessionDidEnd: drop)
    }
    list.activeDrag = nil
    setDragState(.dragging, false)
    list.tell("collectionView(_:dragSessionDidEnd:)", nil)
    list.dragDelegate?.collectionView(list, dragSessionDidEnd: drag)
    return isDropped
  }

  // MARK: States

  private func setDragState(_ flag: CellFlags, _ on: Bool) {
    guard let slot = list.host.slots.first(where: { list.host.item(at: $0) == item }) else { return }
    list.host.cell(at: slot)?.core.set(flag, on)
  }

  private func showDropStates(targeted: Slot?, isOver: Bool) {
    for entry in list.host.displayed {
      entry.cell?.core.set(.dropTargeted, isOver && entry.slot == targeted)
      entry.cell?.core.set(.dropNotTargeted, isOver && entry.slot != targeted)
    }
  }

  // MARK: The drop

  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = source
      previewSize = size
      super.init()
    }
  }

  private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession

    @MainActor init(_ drag: CollectionDrag, _ proposal: UICollectionViewDropProposal) {
      // Where the item is now: the data may have moved since it was lifted.
      let host = drag.list.host
      let source = host.slots.first { host.item(at: $0) == drag.item }
      items = drag.drag.items.enumerated().map { index, dragItem in
        Item(dragItem, index == 0 ? source.map { IndexPath($0) } : nil, CGSize(width: host.view.bounds.width, height: 44))
      }
      destinationIndexPath = drag.target.map { IndexPath($0) }
      self.proposal = proposal
      session = drag.drop
      super.init()
    }

    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      DropAnimator()
    }
    @discardableResult func drop(
      _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { DropAnimator() }
  }
}
