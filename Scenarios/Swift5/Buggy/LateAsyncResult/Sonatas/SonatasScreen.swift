import CellHarness
import UIKit

public struct SonatasScreen: CellScreen {
  private let controller = SonatasViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// The answer to one letter takes longer than the one to four, and takes its place.
let sonatasScenarios: [Scenario] = [
  Scenario("late-async-result/sonatas/buggy", SonatasScreen.self, expecting: ["late-async-result"]) {
    Interaction.wait(2)
    Interaction.hurry(0.5)
    Interaction.type("p", .showing("Title"), nil, clearing: false)
    Interaction.type("ast", .showing("Title"), nil, clearing: false)
  }
]
