import CellHarness
import UIKit

public struct BiplanesScreen: CellScreen {
  private let controller = BiplanesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let biplanesScenarios: [Scenario] = [
  Scenario("leaked-appearance/biplanes/correct", BiplanesScreen.self) {
    Interaction.scrollBy(400)
    Interaction.scrollBy(400)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
