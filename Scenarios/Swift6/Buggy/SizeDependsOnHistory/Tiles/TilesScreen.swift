import CellHarness
import UIKit

public struct TilesScreen: CellScreen {
  private let controller = TilesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let tilesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/tiles/buggy", TilesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
