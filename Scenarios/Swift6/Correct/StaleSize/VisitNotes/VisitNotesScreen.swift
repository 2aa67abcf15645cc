import CellHarness
import UIKit

public struct VisitNotesScreen: CellScreen {
  private let controller = VisitNotesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let visitNotesScenarios: [Scenario] = [
  Scenario("stale-size/visit-notes/correct", VisitNotesScreen.self) {
    Interaction.tap(.showing("Visit 3"), .showing("More"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Visit 3"), .showing("Less"))
  }
]
