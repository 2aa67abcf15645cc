import CellHarness
import UIKit

public struct MarkReadMailScreen: CellScreen {
  private let controller = MarkReadMailViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let markReadMailScenarios: [Scenario] = [
  Scenario("unstable-identity/mark-read-mail/correct", MarkReadMailScreen.self) {
    Interaction.tap("Edit")
    Interaction.tap("Lunch?")
    Interaction.tap("Moving day")
    Interaction.tap("Mark read")
  }
]
