@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// A button in a bar of a controller: of UIKit's or of SwiftUI's.
@MainActor struct BarButton {
  /// What a person calls it; the second of a name is numbered.
  var name: String
  var isEnabled: Bool
  var tap: @MainActor () -> Void
  /// Shows its menu without its own action; nil for a button that has none.
  var openMenu: (@MainActor () -> Void)?

  /// All of a controller, in a fixed order.
  static func all(of controller: UIViewController) -> [BarButton] {
    var names = NumberedNames()
    return all(of: controller, &names)
  }

  /// The same, where other controls share the names.
  static func all(of controller: UIViewController, _ names: inout NumberedNames) -> [BarButton] {
    var all: [BarButton] = []
    for button in BarProbe.buttons(of: controller) {
      var own = BarButton(name: names.next(button.title), isEnabled: button.item.isEnabled) {
        BarProbe.tap(button.item, on: controller)
      }
      if button.item.menu != nil { own.openMenu = { BarProbe.openMenu(of: button.item, on: controller) } }
      all.append(own)
    }
    for button in HostedBars.buttons(below: controller.view) {
      let menu = button.opensMenu ? button.tap : nil
      all.append(BarButton(name: names.next(button.title), isEnabled: button.isEnabled, tap: button.tap, openMenu: menu))
    }
    return all
  }
}

/// Names that tell what they name apart: "Cancel" and "Cancel 2".
struct NumberedNames {
  private var seen: [[String]: Int] = [:]

  /// - Parameter role: What is used in another way may have the same name, as a field and a button have.
  mutating func next(_ name: String, role: String = "control") -> String {
    let number = seen[[role, name], default: 0] + 1
    seen[[role, name]] = number
    return number == 1 ? name : "\(name) \(number)"
  }
}
