import CellHarness
import UIKit

public struct LoftBoxesScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: LoftBoxesViewController(inventory: LoftInventory()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/ml-opensource/FZAccordionTableView/issues/45
let loftBoxesScenarios: [CellScenario] = [
  CellScenario("leaked-appearance/loft-boxes/buggy", LoftBoxesScreen.self, expecting: ["leaked-appearance"]) {
    CellInteraction.tap(.showing("Grandma's letters"))
    CellInteraction.swipe(.showing("Grandma's letters: glass jar"), .trailing)
    CellInteraction.tapAction("Take out")
    CellInteraction.scrollToEnd
    CellInteraction.scrollToTop
  }
  .retelling("https://github.com/ml-opensource/FZAccordionTableView/issues/45")
]
