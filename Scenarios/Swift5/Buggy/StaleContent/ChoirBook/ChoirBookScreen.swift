import CellHarness
import UIKit

public struct ChoirBookScreen: CellScreen {
  private let root = UINavigationController(rootViewController: ChoirBookViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let choirBookScenarios: [Scenario] = [
  Scenario("stale-content/choir-book/buggy", ChoirBookScreen.self, expecting: ["stale-content"]) {
    Interaction.type("mar", into: "Find a singer")
    Interaction.swipe("Dora Martin", .trailing)
    Interaction.tapAction("Leaves")
    Interaction.type("t", into: "Find a singer")
    Interaction.type("mar", into: "Find a singer", clearing: true)
  }
]
