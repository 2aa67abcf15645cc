import CellHarness
import UIKit

public struct FavoriteBooksScreen: CellScreen {
  private let controller = FavoriteBooksViewController(shelf: BookShelf())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("book 4 is liked elsewhere") { controller.shelf.toggle("Book 4") }] }
}

let favoriteBooksScenarios: [Scenario] = [
  Scenario("stale-content/favorite-books/correct", FavoriteBooksScreen.self) {
    Interaction.tap(.showing("Book 3"), .showing("Favorite"))
    Interaction.mutate("book 4 is liked elsewhere")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Book 2"), .showing("Favorite"))
  }
]
