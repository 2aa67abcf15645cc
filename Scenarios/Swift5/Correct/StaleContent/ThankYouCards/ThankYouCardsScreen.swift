import CellHarness
import UIKit

public struct ThankYouCardsScreen: CellScreen {
  private let controller = ThankYouCardsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.id(at: indexPath.row) }
}

let thankYouCardsScenarios: [Scenario] = [
  Scenario("stale-content/thank-you-cards/correct", ThankYouCardsScreen.self) {
    Interaction.openMenu("Celeste", "Propose")
    Interaction.closeMenu
    Interaction.tap("Celeste", "Post")
    Interaction.openMenu("Celeste", "Propose")
    Interaction.closeMenu
  }
]
