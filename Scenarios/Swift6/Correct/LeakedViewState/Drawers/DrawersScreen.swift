import CellHarness
import UIKit

public struct KnownDrawersScreen: CellScreen {
  private let controller = KnownDrawersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let drawersScenarios: [Scenario] = [
  Scenario("leaked-view-state/drawers/correct", KnownDrawersScreen.self) {
    Interaction.tap(.showing("Drawer 1"), .showing("Star"))
    Interaction.scrollBy(900)
  }
]
