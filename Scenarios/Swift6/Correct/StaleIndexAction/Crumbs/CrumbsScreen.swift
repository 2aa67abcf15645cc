import CellHarness
import SwiftUI
import UIKit

public struct CrumbsScreen: CellScreen {
  private let root = UIHostingController(rootView: CrumbsView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let crumbsScenarios: [Scenario] = [
  Scenario("stale-index-action/crumbs/correct", CrumbsScreen.self) {
    Interaction.hurry(0.5)
    Interaction.swipe("Crumb 3", .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Delete")
    Interaction.hurry(0.5)
    Interaction.swipe("Crumb 5", .trailing)
    Interaction.hurry(0.5)
    Interaction.tapAction("Delete")
    Interaction.hurry(0.5)
    Interaction.tap(.showing("Undo (2)"))
    Interaction.wait(8)
  }
]
