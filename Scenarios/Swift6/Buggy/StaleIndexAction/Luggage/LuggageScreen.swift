import CellHarness
import UIKit

public struct LuggageScreen: CellScreen {
  private let controller = LuggageViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a suitcase arrives") { controller.arrive() }] }
}

let luggageScenarios: [Scenario] = [
  Scenario("stale-index-action/luggage/buggy", LuggageScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("LH 300"), .trailing)
    Interaction.mutate("a suitcase arrives")
    Interaction.tapAction("Report")
    Interaction.tapAlert("Cancel")
  }
]
