import CellHarness
import UIKit

public struct NoveltiesScreen: CellScreen {
  private let controller = NoveltiesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a novelty is published") { controller.publish() }
    ]
  }
}

let noveltiesScenarios: [Scenario] = [
  Scenario("leaked-appearance/novelties/correct", NoveltiesScreen.self) {
    Interaction.scrollBy(1200)
    Interaction.scrollToTop
    Interaction.mutate("a novelty is published")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
