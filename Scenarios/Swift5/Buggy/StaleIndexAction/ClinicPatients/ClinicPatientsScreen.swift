import CellHarness
import UIKit

public struct ClinicPatientsScreen: CellScreen {
  private let controller = ClinicPatientsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

// Re-told from https://github.com/AvdLee/RocketSimApp/issues/82
let clinicPatientsScenarios: [Scenario] = [
  Scenario("stale-index-action/clinic-patients/buggy", ClinicPatientsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Bello")
    Interaction.tap("Rename")
    Interaction.typeInAlert("Xaver", "Name", clearing: true)
    Interaction.tapAlert("Save")
    Interaction.tap("10 g heavier")
    Interaction.tap("New visit")
    Interaction.tap("Back")
  }
  .retelling("https://github.com/AvdLee/RocketSimApp/issues/82")
]
