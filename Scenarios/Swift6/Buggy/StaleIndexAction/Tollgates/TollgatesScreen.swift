import CellHarness
import UIKit

public struct TollgatesScreen: CellScreen {
  private let controller = TollgatesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// Nobody sets the buttons' tags: whichever gate is switched, the first one opens.
let tollgatesScenarios: [Scenario] = [
  Scenario("stale-index-action/tollgates/buggy", TollgatesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("South gate", "Switch")
  }
]
