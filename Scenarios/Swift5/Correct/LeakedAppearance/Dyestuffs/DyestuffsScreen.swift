import CellHarness
import UIKit

public struct DyestuffsScreen: CellScreen {
  private let controller = DyestuffsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a dye is stirred") { controller.stir() }
    ]
  }
}

/// colours are drawn by lot, once for each dye, and kept with it.
let dyestuffsScenarios: [Scenario] = [
  Scenario("leaked-appearance/dyestuffs/correct", DyestuffsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
