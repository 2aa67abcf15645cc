import CellHarness
import UIKit

public struct QuotedPriceScreen: CellScreen {
  private let controller = QuotedPriceViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] {
    let controller = controller
    return [CellMutation("Beacon rises") { controller.beaconRises() }]
  }
}

let quotedPriceScenarios: [Scenario] = [
  Scenario("stale-index-action/quoted-price/correct", QuotedPriceScreen.self) {
    Interaction.openMenu("Beacon", "Trade")
    Interaction.mutate("Beacon rises")
    Interaction.chooseMenuItem("Buy")
  }
]
