import CellHarness
import UIKit

public struct DashboardTilesScreen: CellScreen {
  private let controller = DashboardTilesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a note is written") { controller.note() },
      CellMutation("notes are forgotten") { controller.forgetNotes() },
    ]
  }
}

let dashboardScenarios: [Scenario] = [
  Scenario("unstable-identity/dashboard/correct", DashboardTilesScreen.self) {
    Interaction.mutate("a note is written")
    Interaction.scrollBy(800)
    Interaction.mutate("notes are forgotten")
    Interaction.scrollToTop
    Interaction.mutate("a note is written")
    Interaction.scrollToEnd
  }
]
