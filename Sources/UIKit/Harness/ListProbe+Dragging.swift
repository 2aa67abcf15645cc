import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Where a finger carries what it drags.
package enum DragDestination {
  /// To where an insertion would go at a position of a list; the finger is at a place in the window.
  case list(ListProbe, Slot?, CGPoint)
  /// Onto what is at a place in the window and is no list.
  case view(CGPoint)
  /// Beside everything that takes it.
  case nowhere
  /// To another app, which gives each item's text to a closure when it has it.
  case otherApp(@MainActor (String) -> Void)
}

extension ListProbe {
  /// What came of a drag.
  package enum DragResult {
    case dropped, notTaken, noDelegate, noItems
  }

  /// Lifts an item, carries it to a place, and drops it.
  package func drag(_ slot: Slot, to destination: DragDestination) -> DragResult {
    let lifted = ListDrag.lift(slot, in: host)
    guard let drag = lifted.drag else { return lifted.reason == .noItems ? .noItems : .noDelegate }
    // The finger begins over the item itself.
    let begin = if case .list(_, _, let point) = destination { point } else { CGPoint.zero }
    drag.carry(to: destination, in: view.window, isTaken: drag.move(to: slot, at: begin, of: host))
    return drag.end(at: destination) ? .dropped : .notTaken
  }

  /// The same within the list; out of it without a position.
  package func drag(_ slot: Slot, to destination: Slot?, at place: CGPoint) -> DragResult {
    drag(slot, to: destination.map { .list(self, $0, place) } ?? .nowhere)
  }

  /// Lifts an item: the finger keeps it until ``drop(to:)``.
  package func lift(_ slot: Slot) -> DragResult {
    let lifted = ListDrag.lift(slot, in: host)
    guard let drag = lifted.drag else { return lifted.reason == .noItems ? .noItems : .noDelegate }
    _ = drag.move(
      to: slot, at: host.live.cell(at: slot).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero,
      of: host)
    return .notTaken
  }

  /// The item that a finger has lifted from the list.
  package var carriedItem: ItemID? { (host.owner as? any ListDragOwner)?.activeDrag?.item }

  /// Carries what was lifted to a place and lets it go. False if nothing was dropped.
  package func drop(to destination: DragDestination) -> Bool {
    guard let drag = (host.owner as? any ListDragOwner)?.activeDrag else { return false }
    drag.carry(to: destination, in: view.window, isTaken: true)
    return drag.end(at: destination)
  }

  /// True if a row on screen can be lifted: by the list's delegate, or by something in its cell.
  package func lifts(_ slot: Slot) -> Bool {
    guard let cell = host.live.cell(at: slot) else { return false }
    return liftsItems || !DropPlaces.sources(in: cell).isEmpty
  }

  /// True if something in a row on screen takes drops by itself.
  package func takesDrops(in slot: Slot) -> Bool { host.live.cell(at: slot).map { DropPlaces.takesDrops(in: $0) } ?? false }

  /// True if the list's own delegate takes drops.
  package var takesDrops: Bool { (host.owner as? any ListDragOwner)?.hasDropDelegate ?? false }
  /// True if the list's delegate, or its rows, take drops.
  package var offersDrops: Bool { takesDrops || (InsertVisit.inserting(host)?.takesInsertions() ?? false) }
  /// True if rows of the list that its delegate lifts can be let go among the others, though no delegate takes drops.
  package var movesOwnRows: Bool { ListMoveVisit.isOffered(by: host) }
  /// True if a long press on a row of the list lifts it, and it goes where it is carried to.
  package var movesByLongPress: Bool { (host.owner as? any ListMoveOwner)?.movesByLongPress ?? false }
  /// True if the list's own delegate lifts items.
  package var liftsItems: Bool { (host.owner as? any ListDragOwner)?.liftsItems ?? false }
}

extension FingerDrag {
  /// - Parameter isTaken: False if the list that it began in takes nothing.
  fileprivate func carry(to destination: DragDestination, in window: UIWindow?, isTaken: Bool) {
    switch destination {
    case .list(let target, let place, let point):
      // Where the list takes nothing, content of the cell there may.
      if let window, !target.takesDrops, movingList !== target.host, move(to: point, in: window) { break }
      if isTaken || target.host !== origin?.host || (!target.takesDrops && target.offersDrops) {
        _ = move(to: place, at: point, of: target.host)
      }
    case .view(let point):
      if let window { _ = move(to: point, in: window) }
    case .nowhere, .otherApp: leave()
    }
  }

  fileprivate func end(at destination: DragDestination) -> Bool {
    if case .otherApp(let took) = destination { end(inOtherApp: took) } else { end() }
  }
}

/// Drags that begin on views beside the lists.
@_spi(CellHarness) @MainActor public enum ViewDragDriver {
  /// A finger lifts what is at a point of a window. False if nothing there can be dragged.
  package static func lift(at point: CGPoint, in window: UIWindow) -> Bool { ViewDrag.lift(at: point, in: window) != nil }

  /// True while the finger has something that it lifted so.
  package static var isCarrying: Bool { UIKitRunState.current.viewDrag != nil }

  /// Carries what was lifted to a place and lets it go. False if nothing was dropped.
  package static func drop(to destination: DragDestination, in window: UIWindow) -> Bool {
    guard let drag = UIKitRunState.current.viewDrag else { return false }
    drag.carry(to: destination, in: window, isTaken: true)
    return drag.end(at: destination)
  }

  /// True if a view can be dragged by something of its own.
  package static func lifts(_ view: UIView) -> Bool {
    view.interactions.contains { ($0 as? UIDragInteraction)?.isEnabled ?? false }
  }
}

/// A drag that comes from another app.
@_spi(CellHarness) @MainActor public enum RemoteDrag {
  /// Carries a text to a place and drops it there. False if nothing there takes it.
  package static func drop(_ text: String, to destination: DragDestination, in window: UIWindow) -> Bool {
    let drag = DragSession()
    drag.isRemote = true
    drag.begin([UIDragItem(itemProvider: NSItemProvider(object: text as NSString))])
    let session = DropSession(drag)
    /// What there may take it, the first of which does.
    let visits: [(any DropVisit)?]
    switch destination {
    case .list(let list, let slot, let point):
      drag.place = point
      let taking = ListDropVisit(list.host, session, source: nil)
      taking?.destination = slot
      let inserting = InsertVisit(list.host, session)
      inserting?.destination = slot
      visits = taking.map { [$0] } ?? [DropPlaces.visit(at: point, in: window, session), inserting]
    case .view(let point):
      drag.place = point
      visits = [DropPlaces.visit(at: point, in: window, session)]
    case .nowhere, .otherApp: visits = []
    }
    guard let visit = visits.lazy.compactMap({ $0 }).first(where: { $0.enter() }) else { return false }
    visit.update()
    guard case .list(let list, let slot?, _) = destination else { return visit.perform() }
    return DropPlaces.onBehalf(ofRowAt: slot, in: list.host) { visit.perform() }
  }
}
