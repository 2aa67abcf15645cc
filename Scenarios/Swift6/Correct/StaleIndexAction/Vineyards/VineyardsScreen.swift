import CellHarness
import UIKit

public struct VineyardsScreen: CellScreen {
  private let controller = VineyardsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is planted") { controller.plant() }] }
}

let vineyardsScenarios: [Scenario] = [
  Scenario("stale-index-action/vineyards/correct", VineyardsScreen.self) {
    Interaction.openMenu(.showing("Vineyard 3"))
    Interaction.mutate("one is planted")
    Interaction.chooseMenuItem("Star")
    Interaction.openMenu(.showing("Vineyard 5"))
    Interaction.chooseMenuItem("Uproot")
    Interaction.scrollToEnd
  }
]
