import CellHarness
import SwiftUI

public struct WineRackScreen: CellScreen {
  private let root = UIHostingController(rootView: WineRackView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let wineRackScenarios: [Scenario] = [
  Scenario("stale-index-action/wine-rack/buggy", WineRackScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Dolcetto")
    Interaction.type("Barbera", into: "Name", clearing: true)
    Interaction.tap("Cancel")
  }
]
