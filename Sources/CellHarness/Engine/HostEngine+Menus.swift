import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// The menu that is open, if one is.
  var menu: MenuSession? { MenuSession.current(in: window) }

  /// The finger stays until a menu opens: at once on a button that shows its menu when touched, else after a long press.
  func openMenu(_ item: ItemLocator, _ element: ElementLocator?) throws {
    let located = try locate(item)
    TouchDriver.touchDown(at: try touchPoint(item, element), in: window)
    if menu == nil { HostLoop.advance(by: 0.8) }
    guard menu != nil else {
      // The finger moves away before it is lifted, or the press would count as a tap.
      TouchDriver.touchCancelled()
      throw StepFailure.noMenu(item: "\"\(located.item)\"")
    }
    TouchDriver.touchUp()
  }

  func chooseMenuItem(_ path: [String]) throws {
    guard let menu else { throw StepFailure.noOpenMenu }
    let title = path.joined(separator: " › ")
    switch menu.choose(path) {
    case .chosen: return
    case .disabled: throw StepFailure.menuItemDisabled(title)
    case .missing: throw StepFailure.noSuchMenuItem(title, offered: menu.titles)
    }
  }

  func closeMenu() throws {
    guard let menu else { throw StepFailure.noOpenMenu }
    menu.close()
  }
}
