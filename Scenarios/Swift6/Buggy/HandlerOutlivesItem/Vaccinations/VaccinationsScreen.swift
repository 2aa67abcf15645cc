import CellHarness
import UIKit

public struct VaccinationsScreen: CellScreen {
  private let controller = VaccinationsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let vaccinationsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/vaccinations/buggy", VaccinationsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
  }
]
