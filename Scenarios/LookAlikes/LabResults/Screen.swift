import CellHarness
import UIKit

public struct LabResultsScreen: CellScreen {
  private let controller = LabResultsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [Mutation] {
    [Mutation("a result arrives at the top") { controller.add() }]
  }
}

public let scenarios: [Scenario] = [
  // Correct: stripes follow the place, and all rows are reconfigured when places change.
  Scenario("look-alike/zebra-stripes", LabResultsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
    Interaction.mutate("a result arrives at the top")
    Interaction.swipe(.showing("Sodium 1"), .trailing)
    Interaction.mutate("a result arrives at the top")
    Interaction.tapAction("Hide")
    Interaction.scrollToEnd
  }
]
