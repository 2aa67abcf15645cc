import CellHarness
import UIKit

public struct VisitNotesScreen: CellScreen {
  private let controller = VisitNotesViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let visitNotesScenarios: [Scenario] = [
  Scenario("stale-size/visit-notes/buggy", VisitNotesScreen.self, expecting: ["stale-size"]) {
    Interaction.tap(.showing("Visit 3"), .showing("More"))
  }
]
