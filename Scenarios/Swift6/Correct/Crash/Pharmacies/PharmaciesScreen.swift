import CellHarness
import UIKit

public struct PharmaciesScreen: CellScreen {
  private let controller = PharmaciesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let pharmaciesScenarios: [Scenario] = [
  Scenario("crash/pharmacies/correct", PharmaciesScreen.self) {
    Interaction.tap(.showing("Pharmacy 3"), nil)
    Interaction.scrollBy(300)
    Interaction.tap(.showing("Pharmacy 9"), nil)
  }
]
