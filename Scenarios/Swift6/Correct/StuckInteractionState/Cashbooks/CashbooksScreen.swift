import CellHarness
import UIKit

public struct CashbooksScreen: CellScreen {
  private let controller = CashbooksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an entry on top") { controller.insertOnTop() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.id(at: indexPath) }
}

let cashbooksScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/cashbooks/correct", CashbooksScreen.self) {
    Interaction.type("-12\n", into: .identity("1"))
    Interaction.mutate("an entry on top")
    Interaction.type("7", into: .showing("-12"), clearing: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
