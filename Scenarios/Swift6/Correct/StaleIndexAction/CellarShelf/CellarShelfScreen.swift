import CellHarness
import SwiftUI

public struct CellarShelfScreen: CellScreen {
  private let controller = UIHostingController(rootView: CellarShelfView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/trozware/swiftui-data-flow/issues/1
let cellarShelfScenarios: [Scenario] = [
  Scenario("stale-index-action/cellar-shelf/correct", CellarShelfScreen.self) {
    Interaction.tap("Malbec")
    Interaction.toggle("Favourite", to: true)
    Interaction.tap("Drink one")
  }
  .retelling("https://github.com/trozware/swiftui-data-flow/issues/1")
]
