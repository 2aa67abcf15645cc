import CellHarness
import UIKit

public struct TintedPeopleScreen: CellScreen {
  private let controller = TintedPeopleViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let tintedPeopleScenarios: [Scenario] = [
  Scenario("handler-outlives-item/tinted-people/correct", TintedPeopleScreen.self) {
    Interaction.scrollToEnd
  }
]
