import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What a finger carries from where it was lifted to where it is let go: over lists, over views, into another app.
@MainActor class FingerDrag {
  let drag = DragSession()
  /// The place that the finger is over.
  private var visit: (any DropVisit)?
  /// What lifted it, if that is a view with an interaction.
  private var source: UIDragInteraction?

  /// The list it began in, and its item there.
  var origin: (host: ListHost, item: ItemID)? { nil }
  /// What is dropped is dropped for somebody.
  func drop(_ body: () -> Bool) -> Bool { body() }
  /// The finger has it no more.
  func letGo() {}
  /// Everybody has heard of the end.
  func didEnd() {}

  /// What content at a point of a window gives.
  func lift(at point: CGPoint, in window: UIWindow) -> [UIDragItem] {
    drag.place = point
    let lifted = DropPlaces.items(at: point, in: window, drag)
    source = lifted.source
    return lifted.items
  }

  /// The finger is over a list. `destination` is where an insertion would go; nil over none of its items.
  /// - Returns: False if the list takes nothing.
  func move(to destination: Slot?, at place: CGPoint, of list: ListHost) -> Bool {
    go(to: place)
    if let present = visit as? ListDropVisit, present.host === list {
      present.destination = destination
    } else if let present = visit as? ListMoveVisit, present.host === list {
      present.destination = destination
    } else {
      leave()
      guard let coming = ListDropVisit(list, DropSession(drag), source: self) else {
        return moveRow(to: destination, list) || insert(at: destination, list)
      }
      coming.destination = destination
      guard coming.enter() else { return false }
      visit = coming
    }
    visit?.update()
    HostLoop.runFrames()
    return true
  }

  /// The finger is over rows that move by themselves, without a drop delegate of the list.
  private func moveRow(to destination: Slot?, _ list: ListHost) -> Bool {
    guard let coming = ListMoveVisit(list, self) else { return false }
    coming.destination = destination
    guard coming.enter() else { return false }
    visit = coming
    coming.update()
    HostLoop.runFrames()
    return true
  }

  /// The list whose row moves as the finger does.
  var movingList: ListHost? { (visit as? ListMoveVisit)?.host }

  /// The finger is between rows that take insertions without a delegate of the list.
  private func insert(at destination: Slot?, _ list: ListHost) -> Bool {
    guard let coming = InsertVisit(list, DropSession(drag)) else { return false }
    coming.destination = destination
    // Where a row of the same list is carried to is counted without it; it stays where it is.
    if let place = destination, let origin, list === origin.host,
      let own = list.slots.first(where: { list.item(at: $0) == origin.item }), own.section == place.section,
      own.item <= place.item
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
    go(to: place)
    leave()
    guard let coming = DropPlaces.visit(at: place, in: window, DropSession(drag)), coming.enter() else { return false }
    visit = coming
    coming.update()
    HostLoop.runFrames()
    return true
  }

  private func go(to place: CGPoint) {
    let isMoved = drag.place != place
    drag.place = place
    if isMoved, let source { source.delegate?.dragInteraction(source, sessionDidMove: drag) }
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

  private func end(with operation: UIDropOperation, _ perform: () -> Bool) -> Bool {
    let delegate = source?.delegate
    if let source { delegate?.dragInteraction(source, session: drag, willEndWith: operation) }
    let isDropped = drop(perform)
    letGo()
    if let source {
      if !isDropped {
        for item in drag.items { delegate?.dragInteraction(source, item: item, willAnimateCancelWith: DropAnimator()) }
      }
      delegate?.dragInteraction(source, session: drag, didEndWith: isDropped ? operation : .cancel)
      if isDropped { delegate?.dragInteraction(source, sessionDidTransferItems: drag) }
    }
    didEnd()
    return isDropped
  }
}

/// A drag that began on a view beside the lists: one with an interaction, or content of SwiftUI's (DND-21).
@MainActor final class ViewDrag: FingerDrag {
  /// Lifts what is at a point of a window. Nil if nothing there can be dragged.
  static func lift(at point: CGPoint, in window: UIWindow) -> ViewDrag? {
    let made = ViewDrag()
    let items = made.lift(at: point, in: window)
    if items.isEmpty { return nil }
    made.drag.begin(items)
    UIKitRunState.current.viewDrag = made
    HostLoop.runFrames()
    return made
  }

  /// The row it is dropped on; what the drop starts is started for that.
  private var target: (host: ListHost, slot: Slot)?

  override func move(to destination: Slot?, at place: CGPoint, of list: ListHost) -> Bool {
    target = destination.map { (list, $0) }
    return super.move(to: destination, at: place, of: list)
  }

  override func drop(_ body: () -> Bool) -> Bool {
    guard let target else { return body() }
    return DropPlaces.onBehalf(ofRowAt: target.slot, in: target.host, body)
  }

  override func letGo() { UIKitRunState.current.viewDrag = nil }
}
