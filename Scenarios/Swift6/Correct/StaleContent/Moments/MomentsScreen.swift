import CellHarness
import UIKit

public struct MomentsScreen: CellScreen {
  private let controller = MomentsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a moment is recorded") { controller.record() }
    ]
  }
}

let momentsScenarios: [Scenario] = [
  Scenario("stale-content/moments/correct", MomentsScreen.self) {
    Interaction.wait(65)
    Interaction.scrollBy(900)
    Interaction.mutate("a moment is recorded")
    Interaction.wait(65)
    Interaction.scrollToTop
  }
]
