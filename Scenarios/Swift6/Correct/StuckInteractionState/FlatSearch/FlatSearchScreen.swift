import CellHarness
import UIKit

public struct FlatSearchScreen: CellScreen {
  private let controller = FlatSearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let flatSearchScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/flat-search/correct", FlatSearchScreen.self) {
    Interaction.tap(.showing("2 rooms"), nil)
    Interaction.tap(.showing("1 room"), nil)
    Interaction.scrollBy(600)
    Interaction.scrollToTop
    Interaction.tap(.showing("2 rooms"), nil)
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  }
]
