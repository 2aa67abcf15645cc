import CellHarness
import CellTrace

/// One item of a ``CellHost``'s list: what a test does with it and reads of it.
///
/// The item is found by its name when it is first used, and is the same one from then on, whatever it shows later. Using or reading
/// an item that was never there throws and lists what comes close.
public struct ItemHandle {
  let host: CellHost
  let name: ItemName

  /// A direction in which a finger moves.
  public enum Direction: Sendable {
    /// From right to left.
    case left
    /// From left to right.
    case right
  }

  /// Taps the item.
  public func tap() throws { try host.perform(.tap(locator, nil)) }

  /// Presses long on the item.
  public func longPress() throws { try host.perform(.longPress(locator, nil)) }

  /// Taps the item twice, as fast as a double tap wants it.
  public func doubleTap() throws { try host.perform(.doubleTap(locator)) }

  /// Presses the item and drags the finger off before it is lifted: the touch is cancelled.
  public func pressAndDragOff() throws { try host.perform(.pressAndDragOff(locator)) }

  /// Swipes the item's actions open: to the left those at its right end.
  public func swipe(_ direction: Direction) throws {
    let atRight = direction == .left
    try host.perform(.swipe(locator, atRight == host.isRightToLeft ? .leading : .trailing))
  }

  /// Swipes the actions open that UIKit calls leading or trailing.
  public func swipe(_ edge: RowEdge) throws { try host.perform(.swipe(locator, edge)) }

  /// Selects the item through the list's own API, without touches.
  public func select() throws { try host.perform(.select(locator)) }

  /// Deselects the item through the list's own API, without touches.
  public func deselect() throws { try host.perform(.deselect(locator)) }

  /// Brings the item into view. The list is scrolled through if the item has not been on screen yet.
  public func scrollTo() throws {
    switch name {
    case .text(let text): try host.perform(.scrollTo((try? locator) ?? .showing(text)))
    case .id, .known: try host.perform(.scrollTo(locator))
    }
  }

  /// Moves the item by its reorder control, next to another.
  public func reorder(_ side: ItemSide, _ other: ItemHandle) throws {
    try host.perform(.reorder(locator, side, other.locator))
  }

  /// Drags two fingers from the item to another, which selects both and all between.
  public func selectAcross(to other: ItemHandle) throws { try host.perform(.selectAcross(locator, to: other.locator)) }

  /// Drags the item and drops it next to another.
  public func drag(_ side: ItemSide, _ other: ItemHandle) throws {
    let target = try other.locator
    try host.perform(.drag(locator, side == .before ? .before(target) : .after(target)))
  }

  /// Drags the item and drops it on another.
  public func drag(onto other: ItemHandle) throws { try host.perform(.drag(locator, .onto(other.locator))) }

  /// Drags the item onto a view that takes drops, by its text, accessibility label or identifier.
  public func drag(ontoView text: String) throws { try host.perform(.drag(locator, .view(text))) }

  /// Picks a value in the item's wheels, calendar or well: a wheel's title, a day as `2026-03-14`, a time as `09:30`, a colour as `Blue`.
  public func pick(_ value: String) throws { try host.perform(.pick(value, locator)) }

  /// Drags what scrolls inside of the item by this many points; positive moves it up, or towards its start.
  public func scrollInside(by points: Double) throws { try host.perform(.scrollInside(locator, nil, by: points)) }

  /// Lifts the item, which the finger keeps until ``CellHost/drop(_:)``.
  public func lift() throws { try host.perform(.lift(locator)) }

  /// Moves the focus of the keyboard to the item.
  public func focus() throws { try host.perform(.focus(locator)) }

  /// Drags the item out of the list.
  public func dragOut() throws { try host.perform(.drag(locator, .outside)) }

  var locator: ItemLocator { get throws { .resolved(try host.resolve(name)) } }
}

extension CellHost {
  /// Which way the screen reads now.
  var isRightToLeft: Bool {
    var isRightToLeft = trace.configuration.traits.isRightToLeft
    for case .changeTrait(.rightToLeft(let value)) in trace.steps.map(\.interaction) { isRightToLeft = value }
    return isRightToLeft
  }
}
