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

/// the text is kept when editing ends, by the cell's index path, which is nil once the
/// cell has been scrolled out of sight.
/// Not found yet: the text is given up when the next field is touched, and the row is off screen by then.
let logbooksScenarios: [Scenario] = [
  Scenario("lost-view-state/logbooks/buggy", LogbooksScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("abc", "Property 2", nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.type("xyz", "Property 33", nil, clearing: false)
    Interaction.scrollToTop
  }
  .retelling("https://github.com/ericberman/MyFlightbookiOS/issues/142")
]
