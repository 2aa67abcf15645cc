import CellHarness
import UIKit

public struct CodeTokensScreen: CellScreen {
  private let controller = CodeTokensViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("searches for B") { controller.search("B") },
      CellMutation("ends the search") { controller.search(nil) },
    ]
  }
}

// Re-told from https://github.com/mattrubin/Authenticator/issues/147
let codeTokensScenarios: [Scenario] = [
  Scenario("lost-view-state/code-tokens/buggy", CodeTokensScreen.self, expecting: ["lost-view-state"]) {
    Interaction.mutate("searches for B")
    Interaction.swipe(.showing("Blog"), .trailing)
    Interaction.wait(2)
  }
  .retelling("https://github.com/mattrubin/Authenticator/issues/147")
]
