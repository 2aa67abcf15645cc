import CellHarness
import UIKit

public struct BrandsScreen: CellScreen {
  private let controller = BrandsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("some turn organic") { controller.turnOrganic() }] }
}

let brandsScenarios: [Scenario] = [
  Scenario("leaked-appearance/brands/correct", BrandsScreen.self) {
    Interaction.tap(.showing("Brand 2"))
    Interaction.scrollToEnd
    Interaction.mutate("some turn organic")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
