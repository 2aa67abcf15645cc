import CellHarness
import UIKit

public struct DrawersScreen: CellScreen {
  private let controller = DrawersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let drawersScenarios: [Scenario] = [
  Scenario("leaked-view-state/drawers/buggy", DrawersScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.tap(.showing("Drawer 1"), .showing("Star"))
    Interaction.scrollBy(900)
  }
]
