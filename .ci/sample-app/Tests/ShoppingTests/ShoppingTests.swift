import CellHarnessTesting
import Testing
import UIKit

@testable import Shopping

struct ShoppingScreen: CellScreen {
  let controller = ShoppingListViewController(store: ShoppingStore())
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [CellMutation] { [CellMutation("an article is added") { controller.store.add("Milk") }] }
}

struct WishScreen: CellScreen {
  let controller = WishListViewController()
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [CellMutation] { [CellMutation("a wish is added") { controller.store.add("Bicycle") }] }
}

struct FavouritesScreen: CellScreen {
  let controller = FavouritesViewController()
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

@Test func tagsThatAreRowsAreFound() {
  expectAsDeclared(
    CellScenario("shopping", ShoppingScreen.self, expecting: ["stale-index-action"]) {
      CellInteraction.mutate("an article is added")
      CellInteraction.tap(.showing("Article 3"), .showing("Star"))
    })
}

@Test func askingForThePlaceIsNotAccused() {
  expectAsDeclared(
    CellScenario("wishes", WishScreen.self) {
      CellInteraction.mutate("a wish is added")
      CellInteraction.tap(.showing("Article 3"), .showing("Star"))
      CellInteraction.scrollToEnd
      CellInteraction.scrollToTop
    })
}

@Test func heartsThatStayInTheCellAreFound() {
  expectAsDeclared(
    CellScenario("favourites", FavouritesScreen.self, expecting: ["leaked-view-state"]) {
      CellInteraction.tap(.showing("Article 1"), .showing("Like"))
      CellInteraction.scrollToEnd
      CellInteraction.scrollToTop
    })
}
