import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A finger takes the row by its reorder control, or presses long where it has none, and carries it to where the other item's
/// neighbourhood is.
struct Reorder: Performer {
  var item: ItemLocator
  var side: Side
  var other: ItemLocator

  func title(_ names: StepNames) -> String { "move \(names.item(item)) \(side.rawValue) \(names.item(other))" }

  func perform(on screen: ScreenUnderTest) throws {
    let moved = try CarriedItem(item, on: screen)
    let target = try CarriedItem(other, on: screen)
    guard moved.list.list == target.list.list else {
      throw StepFailure.notMovable(item: moved.name, reason: StepFailure.otherList)
    }
    let control = moved.list.reorderControl(of: moved.cell)
    let start = control ?? CGPoint(x: moved.cell.bounds.midX, y: moved.cell.bounds.midY)
    let from = moved.cell.convert(start, to: nil)
    TouchDriver.touchDown(at: from, in: screen.window)
    HostLoop.advance(by: control == nil ? 0.7 : 0.1)
    let end = moved.place(side, target)
    for step in 1...8 {
      let part = Double(step) / 8
      let across: CGFloat = control == nil ? (end.x - from.x) * CGFloat(part) : 0
      TouchDriver.touchMoved(to: CGPoint(x: from.x + across, y: from.y + (end.y - from.y) * part))
      HostLoop.advance(by: 1.0 / 60)
    }
    guard moved.list.movingItem == moved.item else {
      TouchDriver.touchCancelled()
      throw StepFailure.notMovable(
        item: moved.name, reason: control == nil ? StepFailure.noReorderControl : StepFailure.moveRefused)
    }
    TouchDriver.touchUp()
  }
}

/// Drag and drop by the list's delegates: the item is lifted by a long press, carried and dropped.
struct Drag: Performer {
  var item: ItemLocator
  var place: DropPlace

  func title(_ names: StepNames) -> String {
    switch place {
    case .before(let other): "drag \(names.item(item)) before \(names.item(other))"
    case .after(let other): "drag \(names.item(item)) after \(names.item(other))"
    case .onto(let other): "drag \(names.item(item)) onto \(names.item(other))"
    case .outside: "drag \(names.item(item)) out of the list"
    }
  }

  func perform(on screen: ScreenUnderTest) throws {
    let moved = try CarriedItem(item, on: screen)
    let drop = try drop(of: moved, on: screen)
    moved.list.closeSwipe()
    switch moved.list.drag(moved.slot, to: drop?.slot, at: drop?.point ?? .zero) {
    case .dropped: return
    case .notTaken: if drop != nil { throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDrop) }
    case .noDelegate: throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragDelegate)
    case .noItems: throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragItems)
    }
  }

  /// Where the item is dropped: its new position, and the finger's place in the window; nil outside of the list.
  private func drop(of moved: CarriedItem, on screen: ScreenUnderTest) throws -> (slot: Slot, point: CGPoint)? {
    func target(_ other: ItemLocator) throws -> CarriedItem {
      let target = try CarriedItem(other, on: screen)
      guard target.list.list == moved.list.list else {
        throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.otherList)
      }
      return target
    }
    switch place {
    case .before(let other):
      let target = try target(other)
      return (moved.destination(.before, target), moved.place(.before, target))
    case .after(let other):
      let target = try target(other)
      return (moved.destination(.after, target), moved.place(.after, target))
    case .onto(let other):
      let target = try target(other)
      return (target.slot, target.cell.convert(CGPoint(x: target.cell.bounds.midX, y: target.cell.bounds.midY), to: nil))
    case .outside: return nil
    }
  }
}

/// An item on screen that a finger carries, or carries another to.
@MainActor private struct CarriedItem {
  var list: ListProbe
  var item: ItemID
  var slot: Slot
  var cell: UIView
  /// The item in messages.
  var name: String { "\"\(item)\"" }

  init(_ locator: ItemLocator, on screen: ScreenUnderTest) throws {
    let (located, cell) = try screen.items.locateVisible(locator)
    list = located.list
    item = located.item
    slot = located.slot
    self.cell = cell
  }

  /// The position it takes beside another item once it is gone from where it was.
  func destination(_ side: Side, _ target: CarriedItem) -> Slot {
    let goesDown = slot.section == target.slot.section && slot.item < target.slot.item
    return Slot(section: target.slot.section, item: target.slot.item + (side == .after ? 1 : 0) - (goesDown ? 1 : 0))
  }

  /// Where the finger ends, in the window. Within a section that is the row whose place the item takes; in another one it is the
  /// upper or lower half of the other item.
  func place(_ side: Side, _ target: CarriedItem) -> CGPoint {
    var row = target.cell
    var share = 0.5
    if slot.section == target.slot.section {
      let goesDown = slot < target.slot
      var place = target.slot.item
      if side == .before, goesDown { place -= 1 }
      if side == .after, !goesDown, target.item != item { place += 1 }
      let wanted = Slot(section: target.slot.section, item: place)
      if let neighbour = target.list.visible().first(where: { $0.slot == wanted }) { row = neighbour.cell }
    } else {
      share = side == .before ? 0.25 : 0.75
    }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.height * share), to: nil)
  }
}

extension StepFailure {
  static func notMovable(item: String, reason: String) -> StepFailure { StepFailure("item \(item) can't be moved: \(reason)") }

  static func notDraggable(item: String, reason: String) -> StepFailure {
    StepFailure("item \(item) can't be dragged: \(reason)")
  }

  // Why an item can't be moved or dragged, with what to do.
  static let otherList = "the other item is in another list. Name one of the same list"
  static let noReorderControl =
    "its cell shows no reorder control, and a long press does not move it. Give the cell a reorder accessory, enter edit mode, or "
    + "let the list move items by a gesture"
  static let moveRefused = "the data source does not let it be moved. Check canMoveItemAt or canReorderItem for it"
  static let noDragDelegate = "its list has no drag delegate, or dragInteractionEnabled is false. Set them"
  static let noDragItems = "the drag delegate returned no items for it"
  static let noDrop = "the drop delegate does not take it there. Check canHandle and the proposal of dropSessionDidUpdate"
}
