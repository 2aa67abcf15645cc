import CellHarness
import UIKit

public struct TypefacesScreen: CellScreen {
  private let controller = TypefacesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a typeface is installed") { controller.install() }
    ]
  }
}

/// a row that is not chosen loses the checkmark but not the trait "selected", which
/// VoiceOver then says of a reused cell.
let typefacesScenarios: [Scenario] = [
  Scenario("accessibility-history/typefaces/buggy", TypefacesScreen.self, expecting: ["accessibility-history"]) {
    Interaction.tap("Typeface 5", nil)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/emkey1/ish-AOK/pull/232")
]
