import CellHarness
import UIKit

public struct BallotsScreen: CellScreen {
  private let controller = BallotsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ballotsScenarios: [Scenario] = [
  Scenario("added-at-configuration/ballots/correct", BallotsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Motion 3"), .showing("Vote"))
  }
]
