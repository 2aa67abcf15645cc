import CellHarness
import UIKit

public struct ShowcasesScreen: CellScreen {
  private let controller = ShowcasesViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

let showcasesScenarios: [Scenario] = [
  Scenario("lost-view-state/showcases/correct", ShowcasesScreen.self) {
    Interaction.scrollInside(.showing("Poetry"), by: 200)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
