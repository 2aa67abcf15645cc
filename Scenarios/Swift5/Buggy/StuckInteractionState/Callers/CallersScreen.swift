import CellHarness
import UIKit

/// Deselecting a row does not update the check box that its cell draws itself: a call that is no longer selected keeps
/// its tick.
public struct CallersScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: CallersViewController(log: CallLog()))
  }
}

let callersScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/callers/buggy", CallersScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.tap("Select")
    Interaction.tap("Boris")
    Interaction.tap("Boris")
  }
  .retelling("https://github.com/BelledonneCommunications/linphone-iphone/issues/75")
]
