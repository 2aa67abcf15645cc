import CellHarness
import UIKit

public struct FavoritePlacesScreen: CellScreen {
  private let controller = FavoritePlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("place 3 is liked elsewhere") { controller.toggleFavorite(3) }] }
}

let favoritePlacesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/favorite-places/correct", FavoritePlacesScreen.self) {
    Interaction.tap(.showing("Place 2"), nil)
    Interaction.mutate("place 3 is liked elsewhere")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Place 21"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
