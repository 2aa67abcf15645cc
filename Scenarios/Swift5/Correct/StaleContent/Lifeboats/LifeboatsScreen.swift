import CellHarness
import UIKit

public struct LifeboatsScreen: CellScreen {
  private let controller = LifeboatsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let lifeboatsScenarios: [Scenario] = [
  Scenario("stale-content/lifeboats/correct", LifeboatsScreen.self) {
    Interaction.openMenu("Lifeboat 2", "More")
    Interaction.chooseMenuItem("Launch Lifeboat 2")
    Interaction.openMenu("Lifeboat 2", "More")
    Interaction.closeMenu
    Interaction.scrollToEnd
    Interaction.openMenu("Lifeboat 40", "More")
  }
]
