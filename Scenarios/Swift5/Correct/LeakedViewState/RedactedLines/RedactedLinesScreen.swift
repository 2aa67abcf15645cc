import CellHarness
import UIKit

public struct RedactedLinesScreen: CellScreen {
  private let controller = RedactedLinesViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let redactedLinesScenarios: [Scenario] = [
  Scenario("leaked-view-state/redacted-lines/correct", RedactedLinesScreen.self) {
    Interaction.scrollToEnd
  }
]
