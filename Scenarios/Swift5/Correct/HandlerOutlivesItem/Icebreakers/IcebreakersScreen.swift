import CellHarness
import UIKit

public struct IcebreakersScreen: CellScreen {
  private let controller = IcebreakersViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let icebreakersScenarios: [Scenario] = [
  Scenario("handler-outlives-item/icebreakers/correct", IcebreakersScreen.self) {
    Interaction.scrollToEnd
    Interaction.openMenu("Guest 30", "Ask")
    Interaction.closeMenu
  }
]
