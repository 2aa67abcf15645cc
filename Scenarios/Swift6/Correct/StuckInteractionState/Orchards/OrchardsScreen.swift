import CellHarness
import UIKit

public struct OrchardsScreen: CellScreen {
  private let controller = OrchardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("sort") { controller.sort() }, CellMutation("turn around") { controller.turnAround() }]
  }
}

let orchardsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/orchards/correct", OrchardsScreen.self) {
    Interaction.tap(.showing("Pear 2"))
    Interaction.tap(.showing("Apple 3"))
    Interaction.mutate("sort")
    Interaction.tap(.showing("Apple 3"))
    Interaction.mutate("turn around")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
