import CellHarnessTesting
import Testing
import UIKit

@testable import Shopping

struct ShoppingScreen: CellScreen {
  let controller = ShoppingListViewController(store: ShoppingStore())
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [Mutation] { [Mutation("an article is added") { controller.store.add("Milk") }] }
}

struct WishScreen: CellScreen {
  let controller = WishListViewController()
  var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  var mutations: [Mutation] { [Mutation("a wish is added") { controller.store.add("Bicycle") }] }
}

@Test func tagsThatAreRowsAreFound() {
  expectAsDeclared(
    Scenario("shopping", ShoppingScreen.self, expecting: ["stale-index-action"]) {
      Interaction.mutate("an article is added")
      Interaction.tap(.showing("Article 3"), .showing("Star"))
    })
}

@Test func askingForThePlaceIsNotAccused() {
  expectAsDeclared(
    Scenario("wishes", WishScreen.self) {
      Interaction.mutate("a wish is added")
      Interaction.tap(.showing("Article 3"), .showing("Star"))
      Interaction.scrollToEnd
      Interaction.scrollToTop
    })
}

/// Has a button for a method that nobody implements any more.
final class BrokenViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShoppingCell.self, forCellReuseIdentifier: ShoppingCell.identifier)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ShoppingCell.identifier, for: indexPath) as! ShoppingCell
    cell.show(ShoppingItem(id: indexPath.row, name: "Row \(indexPath.row)"))
    cell.star.removeTarget(nil, action: nil, for: .allEvents)
    cell.star.addTarget(self, action: Selector(("starTapped:")), for: .touchUpInside)
    return cell
  }
}

struct BrokenScreen: CellScreen {
  let controller = BrokenViewController()
  var rootViewController: UIViewController { controller }
}

@Test func aSelectorThatNobodyImplementsEndsTheRunAsOnThePhone() {
  expectAsDeclared(
    Scenario("broken", BrokenScreen.self, expecting: ["invalid-update"]) {
      Interaction.tap(.showing("Row 1"), .showing("Star"))
    })
}
