import CellHarness
import UIKit

public struct DrawerRowsScreen: CellScreen {
  private let controller = DrawerRowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/app-bootstrap/SwipeableCellView/issues/1
let drawerRowsScenarios: [Scenario] = [
  Scenario("leaked-appearance/drawer-rows/buggy", DrawerRowsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Drawer 3"), .showing("Slide"))
    Interaction.tap(.showing("Drawer 3"), .showing("Delete"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/app-bootstrap/SwipeableCellView/issues/1")
]
