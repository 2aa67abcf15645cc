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
    carry(drag, to: destination, isTaken: drag.move(to: slot, at: begin))
    return end(drag, at: destination) ? .dropped : .notTaken
  }

  private func end(_ drag: ListDrag, at destination: DragDestination) -> Bool {
    if case .otherApp(let took) = destination { drag.end(inOtherApp: took) } else { drag.end() }
  }

  private func carry(_ drag: ListDrag, to destination: DragDestination, isTaken: Bool) {
    switch destination {
    case .list(let target, let place, let point):
      // Where the list takes nothing, content of the cell there may.
      if let window = view.window, !target.takesDrops, drag.move(to: point, in: window) { break }
      if isTaken || target.host !== host || (!target.takesDrops && target.offersDrops) {
        _ = drag.move(to: place, at: point, of: target.host)
      }
    case .view(let point):
      if let window = view.window { _ = drag.move(to: point, in: window) }
    case .nowhere, .otherApp: drag.leave()
    }
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
      to: slot, at: host.live.cell(at: slot).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero)
    return .notTaken
  }

  /// The item that a finger has lifted from the list.
  package var carriedItem: ItemID? { (host.owner as? any ListDragOwner)?.activeDrag?.item }

  /// Carries what was lifted to a place and lets it go. False if nothing was dropped.
  package func drop(to destination: DragDestination) -> Bool {
    guard let drag = (host.owner as? any ListDragOwner)?.activeDrag else { return false }
    carry(drag, to: destination, isTaken: true)
    return end(drag, at: destination)
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
  /// True if the list's own delegate lifts items.
  package var liftsItems: Bool { (host.owner as? any ListDragOwner)?.liftsItems ?? false }
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
    guard case .list(let list, let slot?, _) = destination, list.host.exists(slot) else { return visit.perform() }
    // What the drop starts is started for the row that it is made on.
    let item = list.host.item(at: slot)
    return Acting.with(Acting(item: item, list: list.host, offered: list.host.generation)) {
      Provenance.with(list.host.live.cell(at: slot)?.core.binding.provenance ?? Provenance(item: item, cell: nil)) {
        visit.perform()
      }
    }
  }
}
