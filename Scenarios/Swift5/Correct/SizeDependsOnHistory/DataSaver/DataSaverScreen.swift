import CellHarness
import UIKit

public struct DataSaverScreen: CellScreen {
  private let controller = DataSaverViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let dataSaverScenarios: [Scenario] = [
  Scenario("size-depends-on-history/data-saver/correct", DataSaverScreen.self) {
    Interaction.scrollToEnd
  }
]
