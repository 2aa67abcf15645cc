import CellHarness
import UIKit

public struct BlurbsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BlurbsViewController(bookcase: Bookcase()))
  }
}

let blurbsScenarios: [Scenario] = [
  Scenario("leaked-view-state/blurbs/correct", BlurbsScreen.self) {
    Interaction.tap("The Salt Road", "More")
    Interaction.scrollBy(200)
    Interaction.scrollBy(200)
    Interaction.scrollToTop
  }
  .retelling("https://lucasvandongen.dev/swiftui_uitableviewcell_reuse_id.php")
]
