import CellHarness
import UIKit

public struct BallotsScreen: CellScreen {
  private let controller = BallotsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ballotsScenarios: [Scenario] = [
  Scenario("added-at-configuration/ballots/buggy", BallotsScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Motion 3"), .showing("Vote"))
  }
]
