import CellHarness
import UIKit

public struct TopicsScreen: CellScreen {
  private let controller = TopicsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let topicsScenarios: [Scenario] = [
  Scenario("leaked-appearance/topics/buggy", TopicsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
