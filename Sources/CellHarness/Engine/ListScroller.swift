import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A finger that drags a list's content, at most 60 points a frame, so that cells come and go one after another.
@MainActor struct ListScroller {
  let list: ListProbe
  /// Who looks at what comes by.
  var passing: PassingRows?

  static let pointsPerFrame = 60.0
  private static let frame = 1.0 / 60

  /// Moves the content up or down; a list that scrolls to the side only, to the side. What no finger reaches without letting go
  /// is a flick: the finger is lifted one screen after it began, and the content runs on.
  ///
  /// - Returns: False if the content could not move any further.
  @discardableResult
  func drag(by points: Double) -> Bool {
    let view = list.view
    begin()
    let reach = Double(list.scrollsSideways ? view.bounds.width : view.bounds.height)
    var left = points
    var done = 0.0
    var isFlick = false
    var rest: CGPoint?
    var looked = 0.0
    // Bounded: a list that grows while it is scrolled (pagination) would never end.
    for _ in 0..<20_000 {
      let wanted = towards(left, atMost: Self.pointsPerFrame)
      guard abs(place(wanted).step) > 0.01 else { break }
      if abs(done) >= reach, !isFlick {
        isFlick = true
        rest = ScrollDriver.lift(view, toward: place(left).offset)
      }
      let step = move(by: wanted)
      done += step
      left -= step
      if abs(done - looked) >= reach * PassingRows.pagesPerLook {
        looked = done
        passing?.look(at: list)
      }
      if abs(left) < 0.01 { break }
    }
    if isFlick { ScrollDriver.endDeceleration(view, at: rest) } else { ScrollDriver.endDrag(view) }
    return done != 0
  }

  /// A finger goes down to scroll.
  func begin() {
    list.scrollBegins()
    ScrollDriver.beginDrag(list.view)
  }

  /// One frame of a movement, as far as the content goes. Returns how far it went.
  func move(by points: Double) -> Double {
    let (offset, step) = place(points)
    list.view.contentOffset = offset
    HostLoop.advance(by: Self.frame)
    return step
  }

  /// The part of a way that is done in one frame.
  func towards(_ points: Double, atMost limit: Double) -> Double { min(max(points, -limit), limit) }

  /// True if the content can be moved so far.
  func canMove(by points: Double) -> Bool { abs(place(points).step) > 0.01 }

  /// The offset that lies further along the list's direction, as far as the content goes, and how far that is.
  func place(_ points: Double) -> (offset: CGPoint, step: Double) {
    let limits = list.offsetLimits
    let offset = list.view.contentOffset
    if list.scrollsSideways {
      let x = min(max(offset.x + CGFloat(points), limits.low.x), limits.high.x)
      return (CGPoint(x: x, y: offset.y), Double(x - offset.x))
    }
    let y = min(max(offset.y + CGFloat(points), limits.low.y), limits.high.y)
    return (CGPoint(x: offset.x, y: y), Double(y - offset.y))
  }

  /// Brings an item fully into view.
  func show(_ slot: Slot) {
    // Estimated heights turn into measured ones on the way, so the target is read again until it holds.
    for _ in 0..<50 {
      guard let frame = list.frame(of: slot) else { return }
      let visible = list.view.bounds.inset(by: list.view.adjustedContentInset)
      let distance: Double
      if frame.minY < visible.minY {
        distance = frame.minY - visible.minY
      } else if frame.maxY > visible.maxY {
        distance = min(frame.maxY - visible.maxY, frame.minY - visible.minY)
      } else {
        return showAcross(slot)
      }
      guard abs(distance) > 0.5, drag(by: distance) else { return }
    }
  }

  /// Brings an item into view across the list's direction: in a section that scrolls sideways, or a horizontal list.
  private func showAcross(_ slot: Slot) {
    let view = list.view
    var isDragging = false
    for _ in 0..<2_000 {
      guard let frame = list.frame(of: slot) else { break }
      let visible = view.bounds.inset(by: view.adjustedContentInset)
      let distance: Double
      if frame.minX < visible.minX - 0.5 {
        distance = frame.minX - visible.minX
      } else if frame.maxX > visible.maxX + 0.5 {
        distance = min(frame.maxX - visible.maxX, frame.minX - visible.minX)
      } else {
        break
      }
      if !isDragging { ScrollDriver.beginDrag(view) }
      isDragging = true
      let step = min(max(distance, -Self.pointsPerFrame), Self.pointsPerFrame)
      guard abs(distance) > 0.5, list.scrollAcross(slot, by: step, ends: false) else { break }
      HostLoop.advance(by: Self.frame)
    }
    guard isDragging else { return }
    _ = list.scrollAcross(slot, by: 0, ends: true)
    ScrollDriver.endDrag(view)
  }
}
