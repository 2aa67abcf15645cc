import CellHarness
import UIKit

public struct CartScreen: CellScreen {
  private let controller = CartViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the second sells out") { controller.soldOut() }] }
}

let cartScenarios: [Scenario] = [
  Scenario("stale-index-action/cart/correct", CartScreen.self) {
    Interaction.tap(.showing("2 × Article 1"), .showing("More"))
    Interaction.mutate("the second sells out")
    Interaction.tap(.showing("2 × Article 4"), .showing("Remove"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("3 × Article 20"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
