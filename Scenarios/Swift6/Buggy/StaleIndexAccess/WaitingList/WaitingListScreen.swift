import CellHarness
import UIKit

public struct WaitingListScreen: CellScreen {
  private let controller = WaitingListViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [CellMutation("three people leave") { controller.list.leave(first: 3) }]
  }
}

let waitingListScenarios: [Scenario] = [
  Scenario("stale-index-access/waiting-list/buggy", WaitingListScreen.self, expecting: ["stale-index-access"]) {
    Interaction.scrollToEnd
    Interaction.swipe(.showing("Hugo Bauer"), .leading)
    Interaction.mutate("three people leave")
    Interaction.tapAction("Call in")
  }
]
