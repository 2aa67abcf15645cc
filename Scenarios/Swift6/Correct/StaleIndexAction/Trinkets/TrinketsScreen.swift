import CellHarness
import SwiftUI
import UIKit

public struct TrinketsScreen: CellScreen {
  private let store = TrinketStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: TrinketsView(store: store)) }
}

let trinketsScenarios: [Scenario] = [
  Scenario("stale-index-action/trinkets/correct", TrinketsScreen.self) {
    Interaction.hurry()
    Interaction.tap("Trinket 2", "Sell")
    Interaction.tap("Trinket 3", "Sell")
  }
]
