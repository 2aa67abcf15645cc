import CellHarness
import UIKit

public struct CatalogueScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CatalogueViewController(service: SearchService()))
  }
}

let catalogueScenarios: [Scenario] = [
  Scenario("late-async-result/catalogue/correct", CatalogueScreen.self) {
    Interaction.type("tea", "What are you looking for?", nil, clearing: false)
    Interaction.wait(2)
  }
  .retelling("https://github.com/satsdisco/JellyAmp/issues/41")
]
