import CellHarness
import UIKit

public struct DevicesScreen: CellScreen {
  private let controller = DevicesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

public let scenarios: [Scenario] = [
  // Correct: the handler is set once for each cell and knows no item.
  Scenario("look-alike/handler-without-item", DevicesScreen.self) {
    Interaction.tap(.showing("Sensor 3"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Sensor 20"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
