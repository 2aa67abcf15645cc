import CellHarness
import UIKit

public struct ToolShedScreen: CellScreen {
  private let root = UINavigationController(rootViewController: ToolShedViewController())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let toolShedScenarios: [Scenario] = [
  Scenario("stale-content/tool-shed/correct", ToolShedScreen.self) {
    Interaction.tap("Wood")
    Interaction.tap("Metal")
    Interaction.scrollToEnd
  }
]
