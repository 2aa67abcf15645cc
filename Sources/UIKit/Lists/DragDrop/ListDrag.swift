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
@MainActor final class ListDrag {
  unowned let host: ListHost
  // The list keeps the drag while the finger has it.
  private unowned let owner: any ListDragOwner
  let drag = DragSession()
  /// The item that was lifted.
  let item: ItemID
  /// The place that the finger is over.
  private var visit: (any DropVisit)?
  /// True if the list's own delegate lifted it, and not content in the cell.
  private let isList: Bool
  /// What of the cell's content lifted it, if that is a view with an interaction.
  private var source: UIDragInteraction?

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
      made.drag.place = point
      let lifted = Provenance.with(cell.core.binding.provenance) { DropPlaces.items(at: point, in: window, made.drag) }
      if lifted.items.isEmpty { continue }
      made.source = lifted.source
      made.begin(lifted.items)
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

  /// The finger is over a list. `destination` is where an insertion would go; nil over none of its items.
  /// - Returns: False if the list takes nothing.
  func move(to destination: Slot?, at place: CGPoint, of list: ListHost? = nil) -> Bool {
    drag.place = place
    let list = list ?? host
    if let present = visit as? ListDropVisit, present.host === list {
      present.destination = destination
    } else {
      leave()
      guard let coming = ListDropVisit(list, DropSession(drag), source: self) else { return insert(at: destination, list) }
      coming.destination = destination
      guard coming.enter() else { return false }
      visit = coming
    }
    visit?.update()
    HostLoop.runFrames()
    return true
  }

  /// The finger is between rows that take insertions without a delegate of the list.
  private func insert(at destination: Slot?, _ list: ListHost) -> Bool {
    guard let coming = InsertVisit(list, DropSession(drag)) else { return false }
    coming.destination = destination
    // Where a row of the same list is carried to is counted without it; it stays where it is.
    if let place = destination, list === host, let own = host.slots.first(where: { host.item(at: $0) == item }),
      own.section == place.section, own.item <= place.item
    {
      coming.destination = Slot(section: place.section, item: place.item + 1)
    }
    guard coming.enter() else { return false }
    visit = coming
    coming.update()
    HostLoop.runFrames()
    return true
  }

  /// The finger is over something that is no list.
  /// - Returns: False if nothing there takes it.
  func move(to place: CGPoint, in window: UIWindow) -> Bool {
    drag.place = place
    leave()
    guard let coming = DropPlaces.visit(at: place, in: window, DropSession(drag)), coming.enter() else { return false }
    visit = coming
    coming.update()
    HostLoop.runFrames()
    return true
  }

  /// The finger leaves what it is over.
  func leave() {
    let left = visit
    visit = nil
    left?.exit()
  }

  /// The finger is lifted.
  /// - Returns: True if something was dropped.
  func end() -> Bool {
    let last = visit
    visit = nil
    return end(with: last?.operation ?? .cancel) { last?.perform() ?? false }
  }

  /// The finger is lifted over another app, which copies what it may see (DND-17). False if nothing may leave the app.
  func end(inOtherApp took: @escaping @MainActor (String) -> Void) -> Bool {
    leave()
    if drag.isRestrictedToDraggingApplication { return end(with: .cancel) { false } }
    return end(with: .copy) {
      OtherApp.take(drag.items, took)
      return true
    }
  }

  private func end(with operation: UIDropOperation, _ drop: () -> Bool) -> Bool {
    let delegate = source?.delegate
    if let source { delegate?.dragInteraction(source, session: drag, willEndWith: operation) }
    let isDropped = Acting.with(Acting(item: item, list: host, offered: host.generation), drop)
    owner.activeDrag = nil
    setDragState(.dragging, false)
    if let source {
      if !isDropped {
        for item in drag.items { delegate?.dragInteraction(source, item: item, willAnimateCancelWith: DropAnimator()) }
      }
      delegate?.dragInteraction(source, session: drag, didEndWith: isDropped ? operation : .cancel)
      if isDropped { delegate?.dragInteraction(source, sessionDidTransferItems: drag) }
    }
    if isList {
      tell("dragSessionDidEnd:")
      owner.dragDidEnd(drag)
    }
    return isDropped
  }

  /// Posts a call of a delegate that is about to be made, by its name without the list's.
  private func tell(_ call: String, _ slot: Slot? = nil) { host.tell("\(host.owner.words.delegate)(_:\(call))", slot) }

  private func setDragState(_ flag: CellFlags, _ on: Bool) {
    guard let slot = host.slots.first(where: { host.item(at: $0) == item }), let cell = host.live.cell(at: slot) else { return }
    cell.core.set(flag, on)
    cell.showDragState(cell.core.flags)
  }
}
