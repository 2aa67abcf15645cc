import CellHarness
import UIKit

public struct CallersScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CallersViewController(log: CallLog()))
  }
}

let callersScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/callers/correct", CallersScreen.self) {
    Interaction.tap("Select")
    Interaction.tap("Boris")
    Interaction.tap("Boris")
  }
  .retelling("https://github.com/BelledonneCommunications/linphone-iphone/issues/75")
]
