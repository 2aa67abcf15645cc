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

// No script yet, a search alone tries it.
let logbooksScenarios: [Scenario] = [
  Scenario("lost-view-state/logbooks/correct", LogbooksScreen.self) {}
    .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
