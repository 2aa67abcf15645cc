import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A flick of the first list on screen that would run on, and that a touch stops. The touch does nothing else: the row under it is
/// neither highlighted nor selected.
struct FlickAndStop: Performer {
  var points: Double

  func title(_ names: StepNames) -> String { "flick by \(Int(points)) points and stop it with a touch" }

  func perform(on screen: ScreenUnderTest) throws {
    let scroller = ListScroller(list: try screen.firstList())
    guard points != 0, abs(scroller.room(toward: points)) > abs(points) else {
      throw StepFailure.nothingToStop(points: Int(points), room: Int(scroller.room(toward: points)))
    }
    scroller.flick(by: points)
  }
}

extension ListScroller {
  /// How much of the way a touch drags before it lets go, and how much of what is left to rest the content moves in a frame.
  private static let dragged = 0.3
  private static let slowing = 0.03

  /// Drags, lets go, and touches again when the content has moved by `points`: its momentum would have taken it about twice as far.
  fileprivate func flick(by points: Double) {
    begin()
    guard run(points * Self.dragged, speed: { _ in Self.pointsPerFrame }) else { return ScrollDriver.endDrag(list.view) }
    let momentum = points * (1 - Self.dragged)
    let target = ScrollDriver.lift(list.view, toward: place(momentum + points).offset)
    if run(momentum, speed: { max(1, abs($0 + points) * Self.slowing) }) {
      ScrollDriver.stopByTouch(list.view)
    } else {
      ScrollDriver.endDeceleration(list.view, at: target)
    }
  }

  /// Moves the content frame by frame, by at most `speed` of the way that is left. False if the list became shorter on the way, or
  /// the app holds the content.
  private func run(_ way: Double, speed: (Double) -> Double) -> Bool {
    var left = way
    while abs(left) > 0.01 {
      let step = move(by: towards(left, atMost: min(Self.pointsPerFrame, speed(left))))
      left -= step
      if abs(step) < 0.001 { return false }
    }
    return true
  }

  /// How far the content can go in the direction of `points`.
  fileprivate func room(toward points: Double) -> Double {
    points == 0 ? 0 : place(points < 0 ? -.infinity : .infinity).step
  }
}

extension StepFailure {
  static func nothingToStop(points: Int, room: Int) -> StepFailure {
    StepFailure(
      "a flick by \(points) points is over before a touch can stop it: the content can move by \(room). Flick by less, or scroll")
  }
}
