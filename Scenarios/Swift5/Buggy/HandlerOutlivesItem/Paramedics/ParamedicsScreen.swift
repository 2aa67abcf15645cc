import CellHarness
import UIKit

public struct ParamedicsScreen: CellScreen {
  private let controller = ParamedicsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let paramedicsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/paramedics/buggy", ParamedicsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    for id in [27, 28, 30, 31, 32] { Interaction.tap(.identity("\(id)")) }
  }
]
