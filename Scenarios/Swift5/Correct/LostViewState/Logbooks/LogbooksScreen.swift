import CellHarness
import UIKit

public struct LogbooksScreen: CellScreen {
  private let controller = LogbooksViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a property is added") { controller.addProperty() }
    ]
  }
}

let logbooksScenarios: [Scenario] = [
  Scenario("lost-view-state/logbooks/correct", LogbooksScreen.self) {
    Interaction.type("abc", "Property 2", nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("xyz", "Property 33", nil, clearing: false)
    Interaction.scrollToTop
  }
  .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
