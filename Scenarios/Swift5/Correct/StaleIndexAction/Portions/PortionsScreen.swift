import CellHarness
import UIKit

public struct PortionsScreen: CellScreen {
  let controller = PortionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.guestsCome] }
}

extension Mutation {
  static let guestsCome = Mutation("two guests come", in: PortionsScreen.self) { $0.controller.change(by: 2) }
}

// Own
let portionsScenarios: [Scenario] = [
  Scenario("stale-index-action/portions/correct", PortionsScreen.self) {
    Interaction.tap("Ingredient 2", "More")
    Interaction.tap("Ingredient 5", "More")
    Interaction.scrollToEnd
    Interaction.tap("Ingredient 26", "Fewer")
    Interaction.mutate(.guestsCome)
    Interaction.scrollToTop
  }
]
