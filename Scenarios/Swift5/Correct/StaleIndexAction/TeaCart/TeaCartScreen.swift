import CellHarness
import UIKit

public struct TeaCartScreen: CellScreen {
  private let controller = TeaCartViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first is sold out") { controller.removeFirst() }] }
}

let teaCartScenarios: [Scenario] = [
  Scenario("stale-index-action/tea-cart/correct", TeaCartScreen.self) {
    Interaction.tap(.showing("Tea 2"), .showing("Amount"))
    Interaction.mutate("the first is sold out")
    Interaction.tap(.showing("Tea 3"), .showing("Amount"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
