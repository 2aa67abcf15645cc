import CellHarness
import UIKit

public struct StackedMailScreen: CellScreen {
  let controller = StackedMailViewController()
  private let root: UINavigationController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [CellMutation("the server stacks", in: StackedMailScreen.self) { $0.controller.sync() }]
  }
}

let stackedMailScenarios: [Scenario] = [
  Scenario("stale-index-action/stacked-mail/correct", StackedMailScreen.self) {
    Interaction.tap("Re: the offer")
    Interaction.mutate("the server stacks")
    Interaction.tapAlert("Flag")
  }
]
