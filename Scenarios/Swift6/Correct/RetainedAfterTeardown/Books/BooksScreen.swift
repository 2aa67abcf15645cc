import CellHarness
import UIKit

public struct FreedBooksScreen: CellScreen {
  private let controller = FreedBooksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let booksScenarios: [Scenario] = [
  Scenario("retained-after-teardown/books/correct", FreedBooksScreen.self) {
    Interaction.scrollBy(900)
  }
]
