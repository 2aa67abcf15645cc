import CellHarness
import UIKit

public struct BooksScreen: CellScreen {
  private let controller = BooksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let booksScenarios: [Scenario] = [
  Scenario("retained-after-teardown/books/buggy", BooksScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.scrollBy(900)
  }
]
