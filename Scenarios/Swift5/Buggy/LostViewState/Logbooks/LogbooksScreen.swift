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

/// No script yet, a search alone tries it: the text is kept when editing ends, by the cell's index path, which is nil once the
/// cell has been scrolled out of sight.
let logbooksScenarios: [Scenario] = [
  Scenario("lost-view-state/logbooks/buggy", LogbooksScreen.self, expecting: ["lost-view-state"]) {}
    .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
