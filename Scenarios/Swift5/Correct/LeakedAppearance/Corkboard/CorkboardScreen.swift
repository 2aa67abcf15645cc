import CellHarness
import UIKit

public struct CorkboardScreen: CellScreen {
  private let controller = CorkboardViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let corkboardScenarios: [Scenario] = [
  Scenario("leaked-appearance/corkboard/correct", CorkboardScreen.self) {
    Interaction.scrollToEnd
  }
]
