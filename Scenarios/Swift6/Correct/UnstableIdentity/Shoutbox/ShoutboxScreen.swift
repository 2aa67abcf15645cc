import CellHarness
import UIKit

public struct ShoutboxScreen: CellScreen {
  private let controller = ShoutboxViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a guest is moderated") { controller.moderate() },
      CellMutation("a guest shouts") { controller.shout() },
    ]
  }
}

let shoutboxScenarios: [Scenario] = [
  Scenario("unstable-identity/shoutbox/correct", ShoutboxScreen.self) {
    Interaction.mutate("a guest shouts")
    Interaction.mutate("a guest is moderated")
    Interaction.scrollBy(900)
    Interaction.mutate("a guest shouts")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
