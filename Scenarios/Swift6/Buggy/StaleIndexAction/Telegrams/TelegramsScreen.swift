import CellHarness
import UIKit

public struct TelegramsScreen: CellScreen {
  private let controller = TelegramsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a telegram arrives") { controller.arrive() }] }
}

let telegramsScenarios: [Scenario] = [
  Scenario("stale-index-action/telegrams/buggy", TelegramsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.lift(.showing("Greetings 3"))
    Interaction.mutate("a telegram arrives")
    Interaction.drop(.otherApp)
  }
]
