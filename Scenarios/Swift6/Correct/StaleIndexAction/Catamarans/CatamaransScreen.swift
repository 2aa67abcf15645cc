import CellHarness
import UIKit

public struct CatamaransScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: CatamaransViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let catamaransScenarios: [Scenario] = [
  Scenario("stale-index-action/catamarans/correct", CatamaransScreen.self) {
    Interaction.tap(.showing("Sailing"))
    Interaction.tap(.showing("Danica"))
  }
]
