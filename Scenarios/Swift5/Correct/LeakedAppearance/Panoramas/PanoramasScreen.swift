import CellHarness
import UIKit

public struct PanoramasScreen: CellScreen {
  private let controller = PanoramasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let panoramasScenarios: [Scenario] = [
  Scenario("leaked-appearance/panoramas/correct", PanoramasScreen.self) {
    Interaction.scrollBy(330)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
