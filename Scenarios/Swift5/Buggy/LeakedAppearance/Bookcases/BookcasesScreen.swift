import CellHarness
import UIKit

/// The collection view inside of a reused row keeps its offset: scrolling one shelf sideways scrolls others further
/// down, too.
public struct BookcasesScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BookcasesViewController(library: Library()))
  }
}

let bookcasesScenarios: [Scenario] = [
  Scenario("leaked-appearance/bookcases/buggy", BookcasesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollInside("Crime", by: 300)
    Interaction.scrollBy(200)
    Interaction.scrollBy(200)
  }
  .retelling("https://github.com/ThornTechPublic/HorizontalScrollingCollectionView/issues/1")
]
