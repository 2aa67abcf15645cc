import CellHarness
import UIKit

public struct ServersScreen: CellScreen {
  private let controller = ServersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("some servers change") { controller.outage() }] }
}

let serversScenarios: [Scenario] = [
  Scenario("nondeterminism/servers/correct", ServersScreen.self) {
    Interaction.mutate("some servers change")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("some servers change")
  }
]
