import CellHarness
import UIKit

public struct BookcasesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BookcasesViewController(library: Library()))
  }
}

let bookcasesScenarios: [Scenario] = [
  Scenario("leaked-appearance/bookcases/correct", BookcasesScreen.self) {
    Interaction.scrollInside("Crime", by: 300)
    Interaction.scrollBy(200)
    Interaction.scrollBy(200)
  }
  .retelling("https://github.com/ThornTechPublic/HorizontalScrollingCollectionView/issues/1")
]
