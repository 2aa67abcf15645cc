import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// A finger takes the row by its reorder control, or presses long where it has none, and carries it to where the other item's
  /// neighbourhood is.
  func reorder(_ locator: ItemLocator, _ side: Side, _ other: ItemLocator) throws {
    let moved = try located(locator)
    let target = try located(other)
    let name = "\"\(moved.item)\""
    guard moved.probe.list == target.probe.list else { throw StepFailure.notMovable(item: name, reason: FailureReason.otherList) }
    let control = moved.probe.reorderControl(of: moved.cell)
    let start = control ?? CGPoint(x: moved.cell.bounds.midX, y: moved.cell.bounds.midY)
    TouchDriver.touchDown(at: moved.cell.convert(start, to: nil), in: window)
    HostLoop.advance(by: control == nil ? 0.7 : 0.1)
    let end = place(of: moved, side, target)
    let from = moved.cell.convert(start, to: nil)
    for step in 1...8 {
      let part = Double(step) / 8
      let across: CGFloat = control == nil ? (end.x - from.x) * CGFloat(part) : 0
      TouchDriver.touchMoved(to: CGPoint(x: from.x + across, y: from.y + (end.y - from.y) * part))
      HostLoop.advance(by: 1.0 / 60)
    }
    guard moved.probe.movingItem == moved.item else {
      TouchDriver.touchCancelled()
      throw StepFailure.notMovable(
        item: name, reason: control == nil ? FailureReason.noReorderControl : FailureReason.moveRefused)
    }
    TouchDriver.touchUp()
  }

  /// Two fingers go from one item to another of the same list (SEL-20).
  func selectAcross(_ locator: ItemLocator, to other: ItemLocator) throws {
    let first = try located(locator)
    let last = try located(other)
    let name = "\"\(first.item)\""
    guard first.probe.list == last.probe.list else {
      throw StepFailure.notSelectableAcross(item: name, reason: FailureReason.otherList)
    }
    first.probe.closeSwipe()
    guard first.probe.selectAcross(first.slot, to: last.slot) else {
      throw StepFailure.notSelectableAcross(item: name, reason: FailureReason.noTwoFingers)
    }
  }

  /// Drag and drop by the list's delegates.
  func drag(_ locator: ItemLocator, to place: DropPlace) throws {
    let moved = try located(locator)
    let name = "\"\(moved.item)\""
    var destination: Slot?
    var end = CGPoint.zero
    switch place {
    case .before(let other), .after(let other):
      let target = try located(other)
      guard target.probe.list == moved.probe.list else {
        throw StepFailure.notDraggable(item: name, reason: FailureReason.otherList)
      }
      let side: Side = if case .before = place { .before } else { .after }
      destination = Self.destination(of: moved.slot, side, target.slot)
      end = self.place(of: moved, side, target)
    case .onto(let other):
      let target = try located(other)
      guard target.probe.list == moved.probe.list else {
        throw StepFailure.notDraggable(item: name, reason: FailureReason.otherList)
      }
      destination = target.slot
      end = target.cell.convert(CGPoint(x: target.cell.bounds.midX, y: target.cell.bounds.midY), to: nil)
    case .outside: break
    }
    moved.probe.closeSwipe()
    switch moved.probe.drag(moved.slot, to: destination, at: end) {
    case .dropped: return
    case .notTaken:
      if destination != nil { throw StepFailure.notDraggable(item: name, reason: FailureReason.noDrop) }
    case .noDelegate: throw StepFailure.notDraggable(item: name, reason: FailureReason.noDragDelegate)
    case .noItems: throw StepFailure.notDraggable(item: name, reason: FailureReason.noDragItems)
    }
  }

  /// The position an item takes once it is gone from where it was.
  private static func destination(of source: Slot, _ side: Side, _ target: Slot) -> Slot {
    let goesDown = source.section == target.section && source.item < target.item
    return Slot(section: target.section, item: target.item + (side == .after ? 1 : 0) - (goesDown ? 1 : 0))
  }

  private struct Held {
    var probe: ListProbe
    var item: ItemID
    var slot: Slot
    var cell: UIView
  }

  private func located(_ locator: ItemLocator) throws -> Held {
    let found = try locate(locator)
    guard let visible = found.probe.visible().first(where: { $0.item == found.item }) else {
      throw StepFailure.itemNotVisible("\"\(found.item)\"")
    }
    return Held(probe: found.probe, item: found.item, slot: visible.slot, cell: visible.cell)
  }

  /// Where the finger ends, in the window. Within a section that is the row whose place the item takes; in another one it is the
  /// upper or lower half of the other item.
  private func place(of moved: Held, _ side: Side, _ target: Held) -> CGPoint {
    var row = target
    var share = 0.5
    if moved.slot.section == target.slot.section {
      let goesDown = moved.slot < target.slot
      var item = target.slot.item
      if side == .before, goesDown { item -= 1 }
      if side == .after, !goesDown, target.item != moved.item { item += 1 }
      let slot = Slot(section: target.slot.section, item: item)
      if let neighbour = target.probe.visible().first(where: { $0.slot == slot }) { row.cell = neighbour.cell }
    } else {
      share = side == .before ? 0.25 : 0.75
    }
    return row.cell.convert(CGPoint(x: row.cell.bounds.midX, y: row.cell.bounds.height * share), to: nil)
  }
}

/// Why an item can't be moved or dragged, with what to do.
enum FailureReason {
  static let otherList = "the other item is in another list. Name one of the same list"
  static let noReorderControl =
    "its cell shows no reorder control, and a long press does not move it. Give the cell a reorder accessory, enter edit mode, or "
    + "let the list move items by a gesture"
  static let moveRefused = "the data source does not let it be moved. Check canMoveItemAt or canReorderItem for it"
  static let noTwoFingers =
    "the list takes it as a scroll. Return true from shouldBeginMultipleSelectionInteractionAt for the item"
  static let noDragDelegate = "its list has no drag delegate, or dragInteractionEnabled is false. Set them"
  static let noDragItems = "the drag delegate returned no items for it"
  static let noDrop = "the drop delegate does not take it there. Check canHandle and the proposal of dropSessionDidUpdate"
}
