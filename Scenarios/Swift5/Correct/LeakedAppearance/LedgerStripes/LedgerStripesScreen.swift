import CellHarness
import UIKit

public struct LedgerStripesScreen: CellScreen {
  private let controller = LedgerStripesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an entry is booked") { controller.book() }
    ]
  }
}

let ledgerStripesScenarios: [Scenario] = [
  Scenario("leaked-appearance/ledger-stripes/correct", LedgerStripesScreen.self) {
    Interaction.mutate("an entry is booked")
    Interaction.swipe(.showing("Entry 2"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
