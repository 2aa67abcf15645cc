import CellHarness
import UIKit

public struct LinkedPricesScreen: CellScreen {
  private let controller = LinkedPricesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the cake costs more") { controller.raisePrice(of: "Cake") },
    ]
  }
}

// Re-told from https://stackoverflow.com/questions/61073340/can-uitableviewdiffabledatasource-detect-an-item-changed
let linkedPricesScenarios: [Scenario] = [
  Scenario("stale-content/linked-prices/buggy", LinkedPricesScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("the cake costs more")
  }
  .retelling("https://stackoverflow.com/questions/61073340/can-uitableviewdiffabledatasource-detect-an-item-changed")
]
