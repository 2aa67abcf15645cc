import CellHarness
import UIKit

public struct PlaceListScreen: CellScreen {
  private let controller = PlaceListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a place is chosen elsewhere") { controller.choose(1) }] }
}

let placeListScenarios: [Scenario] = [
  Scenario("leaked-appearance/place-list/correct", PlaceListScreen.self) {
    Interaction.tap(.showing("Place 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("a place is chosen elsewhere")
  }
]
