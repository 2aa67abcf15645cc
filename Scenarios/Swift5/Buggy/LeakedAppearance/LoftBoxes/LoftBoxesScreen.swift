import CellHarness
import UIKit

public struct LoftBoxesScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: LoftBoxesViewController(inventory: LoftInventory()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/ml-opensource/FZAccordionTableView/issues/45
let loftBoxesScenarios: [Scenario] = [
  Scenario("leaked-appearance/loft-boxes/buggy", LoftBoxesScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Grandma's letters"))
    Interaction.swipe(.showing("Grandma's letters: glass jar"), .trailing)
    Interaction.tapAction("Take out")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/ml-opensource/FZAccordionTableView/issues/45")
]
