import CellHarness
import UIKit

/// A new search does not cancel the one before, and broad searches take longer: the field says "tea", and the list
/// shows what "t" finds.
public struct CatalogueScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CatalogueViewController(service: SearchService()))
  }
}

let catalogueScenarios: [Scenario] = [
  Scenario("late-async-result/catalogue/buggy", CatalogueScreen.self, expecting: ["late-async-result"]) {
    Interaction.type("tea", "What are you looking for?", nil, clearing: false)
    Interaction.wait(2)
  }
  .retelling("https://github.com/satsdisco/JellyAmp/issues/41")
]
