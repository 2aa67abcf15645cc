import CellHarness
import UIKit

/// Whether the blurb is open is `@State` of the hosted row, which belongs to the cell and not to the book: other books
/// show their blurb. Where such state is reset when a cell is used again, the opened one is closed when its book comes
/// back.
public struct BlurbsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: BlurbsViewController(bookcase: Bookcase()))
  }
}

let blurbsScenarios: [Scenario] = [
  Scenario("leaked-view-state/blurbs/buggy", BlurbsScreen.self, expecting: ["leaked-view-state", "lost-view-state"]) {
    Interaction.tap("The Salt Road", "More")
    Interaction.scrollBy(200)
    Interaction.scrollBy(200)
    Interaction.scrollToTop
  }
  .retelling("https://lucasvandongen.dev/swiftui_uitableviewcell_reuse_id.php")
]
