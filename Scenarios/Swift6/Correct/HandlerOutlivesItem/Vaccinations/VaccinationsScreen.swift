import CellHarness
import UIKit

public struct VaccinationsScreen: CellScreen {
  private let controller = VaccinationsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let vaccinationsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/vaccinations/correct", VaccinationsScreen.self) {
    Interaction.tap(.showing("Diphtheria, dose 1"), nil)
    Interaction.scrollBy(800)
    Interaction.cycleCellStates
    Interaction.scrollToEnd
  }
]
