import CellHarness
import UIKit

/// Looks like a row that each letter reloads. But only the second letter does, and the text ends with it.
public struct InitialsScreen: CellScreen {
  private let controller = InitialsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let initialsScenarios: [Scenario] = [
  Scenario("lost-view-state/initials/correct", InitialsScreen.self) {
    Interaction.type("Xaverl", .showing("9800 points"), nil, clearing: false)
  }
]
