import CellHarness
import UIKit

public struct AwningsScreen: CellScreen {
  private let controller = AwningsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an awning is hung") { controller.hang() }] }
}

let awningsScenarios: [Scenario] = [
  Scenario("stale-index-action/awnings/buggy", AwningsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Awning 3"))
    Interaction.mutate("an awning is hung")
    Interaction.tapAlert("Blue")
    Interaction.tapAlert("Close")
  }
]
