import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A finger stays until the highlight shows and moves off before it is lifted. Where the list can scroll, the list takes the touch,
/// which is cancelled (SEL-21), and follows the finger; else the touch leaves the item and ends elsewhere (SEL-22).
struct PressAndDragOff: Touch {
  var item: ItemLocator
  var element: ElementLocator?

  /// Seconds that the finger stays: the delayed highlight shows, and no long press has begun.
  private static let stay = 0.3
  /// Points by which it ends beyond the item's edge: further than a control goes on tracking it.
  private static let margin = 80.0

  func title(_ names: StepNames) -> String { "press \(names.place(item, element)) and drag off" }

  func perform(on screen: ScreenUnderTest) throws {
    let located = try screen.items.locate(item)
    let start = try screen.items.touchPoint(item, element)
    let isSideways = located.list.scrollsSideways
    let frame = try screen.items.appearance(of: item).frame
    let scroller = ListScroller(list: located.list)
    // Towards where the list has room to scroll.
    let distance = (isSideways ? frame.width : frame.height) / 2 + Self.margin
    let away = scroller.canMove(by: distance) ? -distance : distance
    TouchDriver.touchDown(at: start, in: screen.window)
    HostLoop.advance(by: Self.stay)
    for part in [0.02, 0.2, 0.6, 1] {
      if ScrollDriver.dragTakesTouch(located.list.view) {
        scroller.drag(by: -away)
        return
      }
      let way = away * part
      TouchDriver.touchMoved(to: CGPoint(x: start.x + (isSideways ? way : 0), y: start.y + (isSideways ? 0 : way)))
      HostLoop.advance(by: 1.0 / 60)
    }
    TouchDriver.touchUp()
  }
}
