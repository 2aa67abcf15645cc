import CellHarness
import UIKit

public struct CatamaransScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: CatamaransViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let catamaransScenarios: [Scenario] = [
  Scenario("stale-index-action/catamarans/buggy", CatamaransScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Sailing"))
    Interaction.tap(.showing("Danica"))
  }
]
