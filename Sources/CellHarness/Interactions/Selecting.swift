import CellTrace
@_spi(CellHarness) import UIKit

/// Selection through the list's own API, without touches.
struct Select: Performer {
  var item: ItemLocator

  func title(_ names: StepNames) -> String { "select \(names.item(item)) through the list" }

  func perform(on screen: ScreenUnderTest) throws {
    let located = try screen.items.locate(item)
    located.list.select(located.slot)
  }
}

/// Deselection through the list's own API.
struct Deselect: Performer {
  var item: ItemLocator

  func title(_ names: StepNames) -> String { "deselect \(names.item(item)) through the list" }

  func perform(on screen: ScreenUnderTest) throws {
    let located = try screen.items.locate(item)
    located.list.deselect(located.slot)
  }
}

/// Two fingers go from one item to another of the same list (SEL-20).
struct SelectAcross: Performer {
  var item: ItemLocator
  var other: ItemLocator

  func title(_ names: StepNames) -> String { "drag two fingers from \(names.item(item)) to \(names.item(other))" }

  func perform(on screen: ScreenUnderTest) throws {
    let (first, _) = try screen.items.locateVisible(item)
    let (last, _) = try screen.items.locateVisible(other)
    guard first.list.list == last.list.list else {
      throw StepFailure.notSelectableAcross(item: first.name, reason: StepFailure.otherList)
    }
    first.list.closeSwipe()
    guard first.list.selectAcross(first.slot, to: last.slot) else {
      throw StepFailure.notSelectableAcross(
        item: first.name,
        reason: "the list takes it as a scroll. Return true from shouldBeginMultipleSelectionInteractionAt for the item")
    }
  }
}

extension StepFailure {
  static func notSelectableAcross(item: String, reason: String) -> StepFailure {
    StepFailure("a drag of two fingers from item \(item) selects nothing: \(reason)")
  }
}
