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

/// A drag that began on a cell: calls the delegates in their order and gives cells their drag states (DND-02, DND-03).
@MainActor final class ListDrag: FingerDrag {
  unowned let host: ListHost
  // The list keeps the drag while the finger has it.
  private unowned let owner: any ListDragOwner
  /// The item that was lifted.
  let item: ItemID
  /// True if the list's own delegate lifted it, and not content in the cell.
  private let isList: Bool

  /// Why nothing is dragged.
  enum Refusal {
    case noDelegate, noItems
  }

  /// Lifts a cell. Nil if nothing can be dragged there; `reason` says why.
  static func lift(_ slot: Slot, in host: ListHost) -> (drag: ListDrag?, reason: Refusal?) {
    guard let owner = host.owner as? any ListDragOwner else { return (nil, .noDelegate) }
    if let drag = liftContent(slot, in: host, owner) { return (drag, nil) }
    guard owner.liftsItems else { return (nil, .noDelegate) }
    let made = ListDrag(slot, host, owner, isList: true)
    Probe.post(.indexPathHandedOut(made.item, slot, purpose: "drag items provider", generation: host.generation))
    made.tell("itemsForBeginning:at:", slot)
    let items = owner.dragItems(made.drag, at: slot)
    guard !items.isEmpty else { return (nil, .noItems) }
    made.begin(items)
    return (made, nil)
  }

  /// Content of the cell that can be dragged by itself.
  private static func liftContent(_ slot: Slot, in host: ListHost, _ owner: any ListDragOwner) -> ListDrag? {
    guard let cell = host.live.cell(at: slot), let window = cell.window else { return nil }
    let made = ListDrag(slot, host, owner, isList: false)
    // A finger goes to the middle of the row, or to what of it can be dragged, wherever that is.
    for point in [cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)] + DropPlaces.sources(in: cell) {
      let items = Provenance.with(cell.core.binding.provenance) { made.lift(at: point, in: window) }
      if items.isEmpty { continue }
      made.begin(items)
      return made
    }
    return nil
  }

  private init(_ slot: Slot, _ host: ListHost, _ owner: any ListDragOwner, isList: Bool) {
    self.host = host
    self.owner = owner
    self.isList = isList
    item = host.item(at: slot)
  }

  private func begin(_ items: [UIDragItem]) {
    drag.begin(items)
    setDragState(.dragLifting, true)
    HostLoop.runFrames()
    if isList {
      drag.allowsMoveOperation = owner.dragAllowsMove(drag)
      drag.isRestrictedToDraggingApplication = owner.dragIsRestricted(drag)
      tell("dragSessionWillBegin:")
      owner.dragWillBegin(drag)
    }
    owner.activeDrag = self
    setDragState(.dragLifting, false)
    setDragState(.dragging, true)
    HostLoop.runFrames()
  }

  override var origin: (host: ListHost, item: ItemID)? { (host, item) }

  override func drop(_ body: () -> Bool) -> Bool {
    Acting.with(Acting(item: item, list: host, offered: host.generation), body)
  }

  override func letGo() {
    owner.activeDrag = nil
    setDragState(.dragging, false)
  }

  override func didEnd() {
    guard isList else { return }
    tell("dragSessionDidEnd:")
    owner.dragDidEnd(drag)
  }

  /// Posts a call of a delegate that is about to be made, by its name without the list's.
  private func tell(_ call: String, _ slot: Slot? = nil) { host.tell("\(host.owner.words.delegate)(_:\(call))", slot) }

  private func setDragState(_ flag: CellFlags, _ on: Bool) {
    guard let slot = host.slots.first(where: { host.item(at: $0) == item }), let cell = host.live.cell(at: slot) else { return }
    cell.core.set(flag, on)
    cell.showDragState(cell.core.flags)
  }
}
