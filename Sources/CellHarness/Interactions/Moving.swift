import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A finger takes the row by its reorder control, or presses long where it has none, and carries it to where the other item's
/// neighbourhood is.
struct Reorder: Performer {
  var item: ItemLocator
  var side: ItemSide
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
      let notBegun = control == nil ? StepFailure.noReorderControl : StepFailure.moveNotBegun
      throw StepFailure.notMovable(item: moved.name, reason: StepFailure.moveRefused(moved.list, moved.slot) ?? notBegun)
    }
    TouchDriver.touchUp()
  }
}

/// An item on screen that a finger carries, or carries another to.
@MainActor struct CarriedItem {
  var list: ListProbe
  var item: CellItemID
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
  func destination(_ side: ItemSide, _ target: CarriedItem) -> Slot {
    let goesDown = slot.section == target.slot.section && slot.item < target.slot.item
    return Slot(section: target.slot.section, item: target.slot.item + (side == .after ? 1 : 0) - (goesDown ? 1 : 0))
  }

  /// Where the finger ends, in the window. Within a section that is the row whose place the item takes; in another one it is the
  /// upper or lower half of the other item.
  func place(_ side: ItemSide, _ target: CarriedItem) -> CGPoint {
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

  // Why an item can't be moved, with what to do.
  static let otherList = "the other item is in another list. Name one of the same list"
  static let noReorderControl =
    "its cell shows no reorder control, and a long press does not move it. Give the cell a reorder accessory, enter edit mode, or "
    + "let the list move items by a gesture"
  static let moveNotBegun = "its reorder control does not take it along. Check whether the list lets it be moved"

  /// Why the app does not let a row be moved; nil if it does.
  @MainActor static func moveRefused(_ list: ListProbe, _ slot: Slot) -> String? {
    list.refusal(toMove: slot).map { moveRefused(by: $0) }
  }

  static func moveRefused(by question: MoveQuestion) -> String {
    switch question {
    case .canMoveRowAt: "canMoveRowAt of the data source does not let it be moved. Return true for it"
    case .canMoveItemAt: "canMoveItemAt of the data source does not let it be moved. Return true for it"
    case .canReorderItem:
      "canReorderItem of the data source's reorderingHandlers does not let it be moved. Set it, and return true for it"
    }
  }
}
