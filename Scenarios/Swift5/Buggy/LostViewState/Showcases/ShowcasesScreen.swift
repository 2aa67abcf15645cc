import CellHarness
import UIKit

public struct ShowcasesScreen: CellScreen {
  private let controller = ShowcasesViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

/// A cell goes to its next shelf with the closure of the last one, which notes the next shelf's offset as its own.
let showcasesScenarios: [Scenario] = [
  Scenario("lost-view-state/showcases/buggy", ShowcasesScreen.self, expecting: ["lost-view-state"]) {
    Interaction.scrollInside(.showing("Poetry"), by: 200)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
