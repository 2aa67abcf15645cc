import CellHarness
import UIKit

public struct FieldBordersScreen: CellScreen {
  private let controller = FieldBordersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let fieldBordersScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/field-borders/buggy", FieldBordersScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.select(.showing("Value 2"))
    Interaction.select(.showing("Value 4"))
    Interaction.tap(.showing("Value 2"), .showing("Value 2"))
    Interaction.wait(1)
  }
]
