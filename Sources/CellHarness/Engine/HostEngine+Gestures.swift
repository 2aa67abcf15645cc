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
    probe.closeSwipe()
    ScrollDriver.pullToRefresh(probe.view)
  }

  func openMenu(_ item: ItemLocator, _ element: ElementLocator?) throws { throw StepFailure.notYet("context menus") }

  func chooseMenuItem(_ path: [String]) throws { throw StepFailure.noOpenMenu }

  func closeMenu() throws { throw StepFailure.noOpenMenu }

  func reorder(_ item: ItemLocator, _ side: Side, _ other: ItemLocator) throws { throw StepFailure.notYet("reordering") }

  func drag(_ item: ItemLocator, to place: DropPlace) throws { throw StepFailure.notYet("drag and drop") }
}
