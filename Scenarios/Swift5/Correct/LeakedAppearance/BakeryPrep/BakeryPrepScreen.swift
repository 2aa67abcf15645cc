import CellHarness
import UIKit

public struct BakeryPrepScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: BakeryPrepViewController(list: BakeryPrepList()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/realm/realm-tasks/issues/328
let bakeryPrepScenarios: [Scenario] = [
  Scenario("leaked-appearance/bakery-prep/correct", BakeryPrepScreen.self) {
    Interaction.tap(.showing("Proof the brioche"), .showing("Tick"))
    Interaction.tap(.showing("Clear ticked"))
    Interaction.tap(.showing("New task"))
    Interaction.type("Glaze tarts", .showing("What else?"), nil, clearing: false)
    Interaction.type("\n", .showing("Glaze tarts"), nil, clearing: false)
    Interaction.tap(.showing("Feed the starter"), .showing("Tick"))
  }
  .retelling("https://github.com/realm/realm-tasks/issues/328")
]
