import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A drag over the table that it began in, which has no drop delegate: rows make room, and the data source moves the row (DND-22).
@MainActor final class ListMoveVisit: DropVisit {
  unowned let host: ListHost
  private let item: ItemID
  /// The position that the row takes; nil over none of the rows.
  var destination: Slot?

  /// Nil if the drag began elsewhere, or the table moves no rows by drags.
  init?(_ host: ListHost, _ drag: FingerDrag) {
    guard let origin = drag.origin, origin.host === host, ListMoveVisit.isOffered(by: host) else { return nil }
    self.host = host
    item = origin.item
  }

  /// True if rows that the list's drag delegate lifts can be moved without a drop delegate.
  static func isOffered(by host: ListHost) -> Bool {
    guard let owner = host.owner as? any ListMoveOwner, let drags = host.owner as? any ListDragOwner else { return false }
    return owner.movesByDrag && drags.liftsItems && !drags.hasDropDelegate
  }

  func enter() -> Bool { slot.map(host.moving.beginByDrag) ?? false }
  func update() { host.moving.update(to: destination) }
  func exit() { host.moving.cancel() }
  func perform() -> Bool {
    guard let slot else {
      host.moving.cancel()
      return false
    }
    // The data moved while the finger had the row: it moves from where it is now.
    if host.moving.session?.original != slot {
      host.moving.cancel()
      guard enter() else { return false }
      update()
    }
    host.moving.end()
    return true
  }
  var operation: UIDropOperation { .move }

  /// Where the row is now: the data may have moved since it was lifted.
  private var slot: Slot? { host.slots.first { host.item(at: $0) == item } }
}
