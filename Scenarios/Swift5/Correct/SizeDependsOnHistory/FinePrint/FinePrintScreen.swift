import CellHarness
import UIKit

public struct FinePrintScreen: CellScreen {
  private let controller = FinePrintViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a clause is added") { controller.amend() }
    ]
  }
}

let finePrintScenarios: [Scenario] = [
  Scenario("size-depends-on-history/fine-print/correct", FinePrintScreen.self) {
    Interaction.tap(.showing("▸ Clause 3"))
    Interaction.tap(.showing("▸ Clause 6"))
    Interaction.mutate("a clause is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
