import CellHarness
import UIKit

public struct GroceriesScreen: CellScreen {
  private let controller = GroceriesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [CellMutation("somebody adds an item at the top") { controller.store.receive() }]
  }
}

let groceriesScenarios: [Scenario] = [
  // Correct: what the menu and the alert do is bound to the item they were opened for, wherever it has moved.
  Scenario("stale-index-action/groceries/correct/menus-and-alerts", GroceriesScreen.self) {
    Interaction.openMenu(.showing("Apples"))
    Interaction.mutate("somebody adds an item at the top")
    Interaction.chooseMenuItem(["Delete"])
    Interaction.mutate("somebody adds an item at the top")
    Interaction.tapAlert("Delete")
    Interaction.openMenu(.showing("Rice"))
    Interaction.chooseMenuItem(["Rename"])
    Interaction.typeInAlert("Basmati", .placeholder("Name"), clearing: true)
    Interaction.tapAlert("Save")
    Interaction.openMenu(.showing("Bread"))
    Interaction.chooseMenuItem(["Mark as", "Bought"])
    Interaction.openMenu(.showing("Tea"))
    Interaction.closeMenu
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  // Correct: moved by touch, then reloaded by a pull; the order is the store's.
  Scenario("stale-index-action/groceries/correct/moves-and-refresh", GroceriesScreen.self) {
    Interaction.toggle(.showing("Bread"), to: true)
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Oat milk"), .after, .showing("Butter"))
    Interaction.reorder(.showing("Lentils"), .before, .showing("Bread"))
    Interaction.setEditing(false)
    Interaction.pullToRefresh
    Interaction.toggle(.showing("Bread"), to: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  // Correct: everything follows the surroundings.
  Scenario("stale-index-action/groceries/correct/surroundings", GroceriesScreen.self) {
    Interaction.toggle(.showing("Bread"))
    Interaction.rotate(.landscape)
    Interaction.changeTrait(.dark(true))
    Interaction.scrollToEnd
    Interaction.changeTrait(.textSize(.accessibilityLarge))
    Interaction.enterBackground
    Interaction.mutate("somebody adds an item at the top")
    Interaction.enterForeground
    Interaction.simulateMemoryWarning
    Interaction.rotate(.portrait)
    Interaction.changeTrait(.textSize(.large))
    Interaction.scrollToTop
  },
]
