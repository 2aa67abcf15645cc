import CellHarness
import UIKit

public struct DoorbellsScreen: CellScreen {
  private let controller = DoorbellsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Own: a default value of a class type that is made once and shared by every row's model
let doorbellsScenarios: [Scenario] = [
  Scenario("stale-content/doorbells/buggy", DoorbellsScreen.self, expecting: ["stale-content"]) {
    Interaction.toggle("Bell 0-2", to: true)
    Interaction.scrollToEnd
  }
]
