import CellHarness
import UIKit

public struct SonatasScreen: CellScreen {
  private let controller = SonatasViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let sonatasScenarios: [Scenario] = [
  Scenario("late-async-result/sonatas/correct", SonatasScreen.self) {
    Interaction.wait(2)
    Interaction.hurry(0.5)
    Interaction.type("p", .showing("Title"), nil, clearing: false)
    Interaction.type("ast", .showing("Title"), nil, clearing: false)
  }
]
