import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// The list a scroll without an item moves: the first on screen.
  private func scrolledProbe() throws -> ListProbe {
    guard let probe = probes.first else { throw StepFailure.noList }
    return probe
  }

  /// Moves the content as a finger does, at most 60 points a frame, so that cells come and go one after another.
  func drag(by points: Double) throws { drag(try scrolledProbe(), by: points) }

  /// Brings an item fully into view.
  func scroll(to locator: ItemLocator) throws {
    let located = try locate(locator)
    // Estimated heights turn into measured ones on the way, so the target is read again until it holds.
    for _ in 0..<50 {
      guard let frame = located.probe.frame(of: located.slot) else { return }
      let list = located.probe.view
      let visible = list.bounds.inset(by: list.adjustedContentInset)
      let distance: Double
      if frame.minY < visible.minY {
        distance = frame.minY - visible.minY
      } else if frame.maxY > visible.maxY {
        distance = min(frame.maxY - visible.maxY, frame.minY - visible.minY)
      } else {
        return scrollAcross(to: located)
      }
      guard abs(distance) > 0.5, drag(located.probe, by: distance) else { return }
    }
  }

  /// Brings an item into view across the list's direction: in a section that scrolls sideways, or a horizontal list.
  private func scrollAcross(to located: Located) {
    let list = located.probe.view
    var isDragging = false
    for _ in 0..<2_000 {
      guard let frame = located.probe.frame(of: located.slot) else { break }
      let visible = list.bounds.inset(by: list.adjustedContentInset)
      let distance: Double
      if frame.minX < visible.minX - 0.5 {
        distance = frame.minX - visible.minX
      } else if frame.maxX > visible.maxX + 0.5 {
        distance = min(frame.maxX - visible.maxX, frame.minX - visible.minX)
      } else {
        break
      }
      if !isDragging { ScrollDriver.beginDrag(list) }
      isDragging = true
      guard abs(distance) > 0.5, located.probe.scrollAcross(located.slot, by: min(max(distance, -60), 60), ends: false) else {
        break
      }
      HostLoop.advance(by: 1.0 / 60)
    }
    guard isDragging else { return }
    _ = located.probe.scrollAcross(located.slot, by: 0, ends: true)
    ScrollDriver.endDrag(list)
  }

  /// Scrolls down from the top until something shows what the locator names; leaves the list where that is.
  /// - Returns: The item, if it could be found without scrolling. Else the locator: a re-run has to look for it in the same way, or
  ///   its cells would have shown other items.
  func scrollingUntilFound(_ locator: ItemLocator) throws -> ItemLocator {
    if let found = try? locate(locator) { return .resolved(found.item) }
    let probe = try scrolledProbe()
    guard case .showing = locator else { return .resolved(try locate(locator).item) }
    let page = max(44, probe.view.bounds.height / 2)
    drag(probe, by: -.infinity)
    repeat {
      if (try? locate(locator)) != nil { return locator }
    } while drag(probe, by: page)
    _ = try locate(locator)
    return locator
  }

  /// Moves the content up or down; a list that scrolls to the side only, to the side. What no finger reaches without letting go
  /// is a flick: the finger is lifted one screen after it began, and the content runs on.
  ///
  /// - Returns: False if the content could not move any further.
  @discardableResult
  func drag(_ probe: ListProbe, by points: Double) -> Bool {
    let list = probe.view
    probe.scrollBegins()
    ScrollDriver.beginDrag(list)
    let isSideways = probe.scrollsSideways
    let reach = Double(isSideways ? list.bounds.width : list.bounds.height)
    var left = points
    var done = 0.0
    var isFlick = false
    var rest: CGPoint?
    // Bounded: a list that grows while it is scrolled (pagination) would never end.
    for _ in 0..<20_000 {
      let limits = probe.offsetLimits
      let offset = list.contentOffset
      let present = isSideways ? offset.x : offset.y
      let low = isSideways ? limits.low.x : limits.low.y
      let high = isSideways ? limits.high.x : limits.high.y
      func place(_ wanted: CGFloat) -> CGPoint {
        let along = min(max(wanted, low), high)
        return isSideways ? CGPoint(x: along, y: offset.y) : CGPoint(x: offset.x, y: along)
      }
      let next = place(present + CGFloat(min(max(left, -60), 60)))
      let step = Double((isSideways ? next.x : next.y) - present)
      guard abs(step) > 0.01 else { break }
      if abs(done) >= reach, !isFlick {
        isFlick = true
        rest = ScrollDriver.lift(list, toward: place(present + CGFloat(left)))
      }
      list.contentOffset = next
      HostLoop.advance(by: 1.0 / 60)
      done += step
      left -= step
      if abs(left) < 0.01 { break }
    }
    if isFlick { ScrollDriver.endDeceleration(list, at: rest) } else { ScrollDriver.endDrag(list) }
    return done != 0
  }
}
