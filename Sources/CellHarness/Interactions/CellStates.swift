import CellTrace
@_spi(CellHarness) import UIKit

/// The screen enters or leaves edit mode.
struct SetEditing: Performer {
  var editing: Bool

  func title(_ names: StepNames) -> String { editing ? "enter edit mode" : "leave edit mode" }

  func perform(on screen: ScreenUnderTest) { screen.editedController?.setEditing(editing, animated: true) }
}

/// Every visible cell goes through every flag of its state and back: a step for each.
struct CycleCellStates: Performer {
  var parts: [CellInteraction]? {
    CellFlags.all.flatMap { entry in [.setState(nil, entry.flag, true), .setState(nil, entry.flag, false)] }
  }

  func title(_ names: StepNames) -> String { "cycle all cell states" }

  func perform(on screen: ScreenUnderTest) throws {
    for part in parts ?? [] { try part.performer.perform(on: screen) }
  }
}

/// One flag is forced on or off in an item's cell, or in all visible cells.
struct SetState: Performer {
  var item: ItemLocator?
  var flag: CellFlags
  var on: Bool

  func title(_ names: StepNames) -> String {
    "state \(flag) \(on ? "on" : "off") in \(item.map(names.item) ?? "all visible cells")"
  }

  func perform(on screen: ScreenUnderTest) throws {
    if let item {
      let located = try screen.items.locate(item)
      located.list.setFlag(flag, on, for: located.slot)
    } else {
      for list in screen.lists {
        for visible in list.visible() { list.setFlag(flag, on, for: visible.slot) }
      }
    }
  }
}
