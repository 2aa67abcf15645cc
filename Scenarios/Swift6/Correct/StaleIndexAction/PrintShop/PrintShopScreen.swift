import CellHarness
import SwiftUI

public struct PrintShopScreen: CellScreen {
  private let controller = UIHostingController(rootView: PrintShopView(machine: PrintMachine()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let printShopScenarios: [Scenario] = [
  Scenario("stale-index-action/print-shop/correct", PrintShopScreen.self) {
    Interaction.hurry()
    Interaction.tap("Panorama", "Order")
    Interaction.hurry()
    Interaction.tap("Stamp", "Order")
    Interaction.wait(seconds: 8)
  }
]
