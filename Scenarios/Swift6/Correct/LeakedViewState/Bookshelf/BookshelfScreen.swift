import CellHarness
import SwiftUI
import UIKit

public struct BookshelfScreen: CellScreen {
  private let store = ShelfStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: Bookshelf(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("a book is bought") { store.buy() }] }
}

let bookshelfScenarios: [Scenario] = [
  Scenario("leaked-view-state/bookshelf/correct", BookshelfScreen.self) {
    Interaction.tap(.showing("Book 2"), .showing("More"))
    Interaction.scrollBy(2500)
    Interaction.scrollToTop
    Interaction.openMenu(.showing("Book 3"))
    Interaction.chooseMenuItem(["Remove"])
    Interaction.mutate("a book is bought")
    Interaction.tapAlert("Remove")
    Interaction.tap(.showing("Buy"))
    Interaction.pullToRefresh
    Interaction.wait(2)
    Interaction.tap(.showing("Book 1"), .showing("Lend"))
  }
]
