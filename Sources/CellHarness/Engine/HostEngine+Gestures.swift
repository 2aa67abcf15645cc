import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// A finger stays down for longer than any press recognizer waits by default.
  func longPress(at point: CGPoint) {
    TouchDriver.touchDown(at: point, in: window)
    HostLoop.advance(by: 0.8)
    TouchDriver.touchUp()
  }

  /// A tap on a switch, unless it already has the wanted value.
  func toggle(_ item: ItemLocator, _ locator: ElementLocator?, to wanted: Bool?) throws {
    let element = try toggleElement(item, locator)
    if let wanted, element["isOn"] == (wanted ? "true" : "false") { return }
    tap(at: try touchPoint(item, .path(element.path)))
  }

  func pullToRefresh() throws {
    guard let probe = probes.first(where: { ScrollDriver.canPullToRefresh($0.view) }) else {
      throw StepFailure.noRefreshControl
    }
    // Only at the top does a pull go beyond it.
    drag(probe, by: -.infinity)
    ScrollDriver.pullToRefresh(probe.view)
  }
}
