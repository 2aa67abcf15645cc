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
        return
      }
      guard abs(distance) > 0.5, drag(located.probe, by: distance) else { return }
    }
  }

  /// Scrolls down from the top until something shows what the locator names; leaves the list where that is.
  func scrollingUntilFound(_ locator: ItemLocator) throws -> ItemLocator {
    if let found = try? locate(locator) { return .resolved(found.item) }
    let probe = try scrolledProbe()
    guard case .showing = locator else { return .resolved(try locate(locator).item) }
    let page = max(44, probe.view.bounds.height / 2)
    drag(probe, by: -.infinity)
    repeat {
      if let found = try? locate(locator) { return .resolved(found.item) }
    } while drag(probe, by: page)
    return .resolved(try locate(locator).item)
  }

  /// - Returns: False if the content could not move any further.
  @discardableResult
  func drag(_ probe: ListProbe, by points: Double) -> Bool {
    let list = probe.view
    probe.closeSwipe()
    ScrollDriver.beginDrag(list)
    var left = points
    var moved = false
    // Bounded: a list that grows while it is scrolled (pagination) would never end.
    for _ in 0..<20_000 {
      let lowest = -list.adjustedContentInset.top
      let highest = max(lowest, list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height)
      let wanted = list.contentOffset.y + min(max(left, -60), 60)
      let next = min(max(wanted, lowest), highest)
      let step = next - list.contentOffset.y
      guard abs(step) > 0.01 else { break }
      list.contentOffset = CGPoint(x: list.contentOffset.x, y: next)
      HostLoop.advance(by: 1.0 / 60)
      moved = true
      left -= step
      if abs(left) < 0.01 { break }
    }
    ScrollDriver.endDrag(list)
    return moved
  }
}
