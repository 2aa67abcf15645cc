import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// The data source's and delegate's part in moving items; a collection and a table ask them in their own words.
@MainActor protocol ListMoveOwner: AnyObject {
  /// Whether an item may be moved (DND-07).
  func canMove(_ slot: Slot) -> Bool
  /// The same for one that is dragged, for which a table need not be in edit mode.
  func canMoveByDrag(_ slot: Slot) -> Bool
  /// Where the delegate wants an item that a user would put at `proposed` (DND-08).
  func moveTarget(original: Slot, current: Slot, proposed: Slot) -> Slot
  /// Lets the data follow. False if the data source has no such method.
  func moveInDataSource(from: Slot, to: Slot) -> Bool
  /// Whether a long press on a cell starts a move by itself (DND-11).
  var movesByLongPress: Bool { get }
  /// Whether items that a drag delegate lifts are moved where no drop delegate takes them (DND-22).
  var movesByDrag: Bool { get }
}

/// A data source that moves items itself: a diffable one.
@MainActor protocol ListMoveSource: AnyObject {
  func canReorder(_ slot: Slot) -> Bool
  func reorder(from: Slot, to: Slot)
}

/// A move under way.
@MainActor final class MoveSession {
  let original: Slot
  let item: ItemID
  /// Where the item would go if the finger were lifted now.
  var current: Slot
  /// Where the finger was when that was found.
  var place: CGPoint = .zero

  init(_ slot: Slot, _ item: ItemID) {
    original = slot
    self.item = item
    current = slot
  }
}

/// Moving items by touch or by the list's own API (DND-07).
@MainActor final class ListMoving {
  private unowned let host: ListHost
  /// The move that is under way.
  private(set) var session: MoveSession?

  init(_ host: ListHost) { self.host = host }

  private var mover: (any ListMoveOwner)? { host.owner as? any ListMoveOwner }

  /// Begins to move an item. False if it may not be moved.
  func begin(_ slot: Slot) -> Bool { begin(slot) { $0.canMove(slot) } }
  /// The same for one that a drag has lifted.
  func beginByDrag(_ slot: Slot) -> Bool { begin(slot) { $0.canMoveByDrag(slot) } }

  private func begin(_ slot: Slot, if isAllowed: (any ListMoveOwner) -> Bool) -> Bool {
    host.loadIfNeeded()
    guard session == nil, host.exists(slot), let mover, isAllowed(mover) else { return false }
    session = MoveSession(slot, host.item(at: slot))
    host.live.cell(at: slot)?.core.set(.reordering, true)
    return true
  }

  /// The finger carries the item to where it would take a position; to none of them, it would go back.
  func update(to destination: Slot?) {
    guard let move = session else { return }
    let proposed = destination ?? move.original
    guard proposed != move.current else { return }
    move.current = mover?.moveTarget(original: move.original, current: move.current, proposed: proposed) ?? proposed
  }

  /// The finger is at a point in content coordinates.
  func update(to point: CGPoint) {
    guard let move = session, let proposed = proposal(at: point, of: move), proposed != move.current else { return }
    let previous = move.current
    move.current = mover?.moveTarget(original: move.original, current: move.current, proposed: proposed) ?? proposed
    guard host.layout.isOfApp else { return }
    host.layout.invalidateLayout(
      with: host.layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(move.current)], withTargetPosition: point,
        previousIndexPaths: [IndexPath(previous)], previousPosition: move.place))
    move.place = point
  }

  /// Where the layout would put the item: a layout of the app may have an answer of its own.
  private func proposal(at point: CGPoint, of move: MoveSession) -> Slot? {
    guard host.layout.isOfApp else { return moveTarget(at: point, of: move) }
    let path = host.layout.targetIndexPath(forInteractivelyMovingItem: IndexPath(move.current), withPosition: point)
    return path.slot.flatMap { slot in
      host.exists(slot) || host.counts.indices.contains(slot.section) && slot.item == host.counts[slot.section] ? slot : nil
    }
  }

  /// Where the item that is being moved goes if the finger is lifted at a point.
  func target(at point: CGPoint) -> Slot? { session.flatMap { moveTarget(at: point, of: $0) } }

  /// A move within a section takes the place of the item at the point; from another section the item goes above or below it,
  /// whichever half is nearer.
  private func moveTarget(at point: CGPoint, of move: MoveSession) -> Slot? {
    // Beside the rows of a list, the row at that height; in a grid, nothing but the item itself.
    guard let slot = host.touches.slot(at: point) ?? host.touches.slot(at: CGPoint(x: host.view.bounds.midX, y: point.y)) else {
      return nil
    }
    if slot.section == move.original.section { return slot }
    guard let frame = host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame else { return slot }
    return point.y < frame.midY ? slot : Slot(section: slot.section, item: slot.item + 1)
  }

  /// The finger is lifted: the data moves first, then the list; the cell is made anew a moment later (DND-09).
  func end() {
    guard let session = stopMoving() else { return }
    guard session.current != session.original else { return reloadMoved(session.item) }
    guard let mover else { return }
    if let source = host.items as? any ListMoveSource {
      source.reorder(from: session.original, to: session.current)
    } else {
      let before = host.counts
      guard mover.moveInDataSource(from: session.original, to: session.current) else { return }
      var after = before
      after[session.original.section] -= 1
      after[session.current.section] += 1
      var batch = BatchUpdate()
      batch.movedItems = [(session.original, session.current)]
      // The app may have reloaded the list in its method: then there is nothing left to move.
      guard !host.needsReload, host.counts == before, let map = batch.map(before: before, after: after) else { return }
      host.perform(ListHost.Change(map: map, moved: 1))
    }
    reloadMoved(session.item)
  }

  /// The item goes back to where it was.
  func cancel() {
    guard let session = stopMoving() else { return }
    reloadMoved(session.item)
  }

  private func stopMoving() -> MoveSession? {
    guard let session else { return nil }
    self.session = nil
    if let slot = host.slots.first(where: { host.item(at: $0) == session.item }) {
      host.live.cell(at: slot)?.core.set(.reordering, false)
    }
    return session
  }

  private func reloadMoved(_ item: ItemID) {
    HostLoop.schedule(after: 0, label: "reload of a moved item") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.host.needsReload, let slot = self.host.slots.first(where: { self.host.item(at: $0) == item }) else {
          return
        }
        guard let map = BatchUpdate().map(before: self.host.counts, after: self.host.counts) else { return }
        self.host.perform(ListHost.Change(map: map, reloaded: [slot]))
      }
    }
  }
}
