import CellHarness
import UIKit

public struct HabitsScreen: CellScreen {
  private let controller = HabitsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let counterScenarios: [Scenario] = [
  Scenario("leaked-view-state/counter/buggy", HabitsScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.tap(.showing("Short walk"), .showing("Add"))
    Interaction.tap(.showing("Short walk"), .showing("Add"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
