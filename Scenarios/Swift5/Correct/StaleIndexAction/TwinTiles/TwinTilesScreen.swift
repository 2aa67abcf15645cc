import CellHarness
import UIKit

public struct TwinTilesScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: TwinTilesViewController())
  public init() {}
  public var rootViewController: UIViewController { navigation }
}

let twinTilesScenarios: [Scenario] = [
  Scenario("stale-index-action/twin-tiles/correct", TwinTilesScreen.self) {
    Interaction.tap(.showing("1"))
    Interaction.tap(.showing("2"))
    Interaction.wait(2)
    Interaction.tap(.showing("1"))
    Interaction.tap(.showing("21"))
    Interaction.tap(.showing("Hint"))
    Interaction.tap(.showing("Take back"))
    Interaction.tap(.showing("Mix"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
