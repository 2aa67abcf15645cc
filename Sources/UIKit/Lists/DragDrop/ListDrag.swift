import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// The delegates' part in dragging and dropping; a collection and a table ask them in their own words. ``ListDrag`` posts the calls.
@MainActor protocol ListDragOwner: AnyObject {
  /// Whether the list lifts anything.
  var liftsItems: Bool { get }
  /// Whether somebody takes what is dropped on the list.
  var hasDropDelegate: Bool { get }
  /// The drag that began in the list.
  var activeDrag: ListDrag? { get set }

  func dragItems(_ session: DragSession, at slot: Slot) -> [UIDragItem]
  func dragAllowsMove(_ session: DragSession) -> Bool
  func dragIsRestricted(_ session: DragSession) -> Bool
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)

  func canHandle(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  /// - Parameter slot: Nil where the finger is over no item; its item may be the number of items (DND-04).
  /// - Returns: What would happen, and whether that is done to the item itself.
  func dropDidUpdate(_ session: DropSession, at slot: Slot?) -> (proposal: UIDropProposal, isInto: Bool)
  func dropDidExit(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
  func performDrop(_ drop: ListDrop)
}

/// What is dropped on a list.
@MainActor struct ListDrop {
  var items: [(dragged: UIDragItem, source: IndexPath?, size: CGSize)]
  var destination: Slot?
  var proposal: UIDropProposal
  var session: any UIDropSession
}

/// A drag that began on a cell: calls the delegates in their order and gives cells their drag and drop states (DND-02…DND-05).
@MainActor final class ListDrag {
  private let host: ListHost
  private let owner: any ListDragOwner
  private let drag = DragSession()
  private lazy var drop = DropSession(drag)
  private let item: ItemID
  private var hasEntered = false
  private var target: Slot?
  private var proposal: UIDropProposal?

  /// Why nothing is dragged.
  enum Refusal {
    case noDelegate, noItems
  }

  /// Lifts a cell. Nil if nothing can be dragged there; `reason` says why.
  static func lift(_ slot: Slot, in host: ListHost) -> (drag: ListDrag?, reason: Refusal?) {
    guard let owner = host.owner as? any ListDragOwner, owner.liftsItems else { return (nil, .noDelegate) }
    let made = ListDrag(slot, host, owner)
    Probe.post(.indexPathHandedOut(made.item, slot, purpose: "drag items provider", generation: host.generation))
    made.tell("itemsForBeginning:at:", slot)
    let items = owner.dragItems(made.drag, at: slot)
    guard !items.isEmpty else { return (nil, .noItems) }
    made.begin(items)
    return (made, nil)
  }

  private init(_ slot: Slot, _ host: ListHost, _ owner: any ListDragOwner) {
    self.host = host
    self.owner = owner
    item = host.item(at: slot)
  }

  private func begin(_ items: [UIDragItem]) {
    drag.begin(items)
    setDragState(.dragLifting, true)
    HostLoop.runFrames()
    drag.allowsMoveOperation = owner.dragAllowsMove(drag)
    drag.isRestrictedToDraggingApplication = owner.dragIsRestricted(drag)
    tell("dragSessionWillBegin:")
    owner.dragWillBegin(drag)
    owner.activeDrag = self
    setDragState(.dragLifting, false)
    setDragState(.dragging, true)
    HostLoop.runFrames()
  }

  /// The finger is over the list. `destination` is where an insertion would go; nil over none of its items.
  /// - Returns: False if the list takes nothing.
  func move(to destination: Slot?, at place: CGPoint) -> Bool {
    drag.place = place
    guard owner.hasDropDelegate else { return false }
    if !hasEntered {
      guard owner.canHandle(drop) else { return false }
      hasEntered = true
      tell("dropSessionDidEnter:")
      owner.dropDidEnter(drop)
    }
    target = destination
    tell("dropSessionDidUpdate:withDestinationIndexPath:", destination)
    let answer = owner.dropDidUpdate(drop, at: destination)
    proposal = answer.proposal
    showDropStates(targeted: answer.isInto ? destination : nil, isOver: true)
    HostLoop.runFrames()
    return true
  }

  /// The finger leaves the list.
  func leave() {
    guard hasEntered else { return }
    hasEntered = false
    proposal = nil
    showDropStates(targeted: nil, isOver: false)
    tell("dropSessionDidExit:")
    owner.dropDidExit(drop)
  }

  /// The finger is lifted.
  /// - Returns: True if something was dropped.
  func end() -> Bool {
    var isDropped = false
    showDropStates(targeted: nil, isOver: false)
    if hasEntered, let proposal {
      switch proposal.operation {
      case .copy, .move:
        isDropped = true
        let dropped = dropped(proposal)
        Acting.with(Acting(item: item, list: host, offered: host.generation)) {
          tell("performDropWith:", dropped.destination)
          owner.performDrop(dropped)
        }
      case .cancel, .forbidden: break
      }
      tell("dropSessionDidEnd:")
      owner.dropDidEnd(drop)
    }
    owner.activeDrag = nil
    setDragState(.dragging, false)
    tell("dragSessionDidEnd:")
    owner.dragDidEnd(drag)
    return isDropped
  }

  /// Posts a call of a delegate that is about to be made, by its name without the list's.
  private func tell(_ call: String, _ slot: Slot? = nil) { host.tell("\(host.owner.words.delegate)(_:\(call))", slot) }

  /// Where the item is now: the data may have moved since it was lifted.
  private func dropped(_ proposal: UIDropProposal) -> ListDrop {
    let source = host.slots.first { host.item(at: $0) == item }
    let size = CGSize(width: host.view.bounds.width, height: CGFloat(ListPolicy.standardRowHeight))
    return ListDrop(
      items: drag.items.enumerated().map { index, dragged in (dragged, index == 0 ? source.map { IndexPath($0) } : nil, size) },
      destination: target, proposal: proposal, session: drop)
  }

  // MARK: States

  private func setDragState(_ flag: CellFlags, _ on: Bool) {
    guard let slot = host.slots.first(where: { host.item(at: $0) == item }), let cell = host.live.cell(at: slot) else { return }
    cell.core.set(flag, on)
    cell.showDragState(cell.core.flags)
  }

  private func showDropStates(targeted: Slot?, isOver: Bool) {
    for entry in host.live.displayed {
      entry.cell?.core.set(.dropTargeted, isOver && entry.slot == targeted)
      entry.cell?.core.set(.dropNotTargeted, isOver && entry.slot != targeted)
    }
  }
}
