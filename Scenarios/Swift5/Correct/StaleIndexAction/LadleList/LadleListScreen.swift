import CellHarness
import SwiftUI
import UIKit

public struct LadleListScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: LadleListView(kitchen: LadleKitchen())) }
  public var rootViewController: UIViewController { controller }
}

// Correct: a thing that several dishes need is one row, ticked for all of them. Rows add up, change places and come back.
let ladleListScenarios: [Scenario] = [
  Scenario("stale-index-action/ladle-list/correct", LadleListScreen.self) {
    Interaction.tap(.showing("Risotto"), .showing("Needs 3 things"))
    Interaction.tap(.identity("Parmesan"))
    Interaction.tap(.showing("Lentil soup"), .showing("One more"))
    Interaction.toggle(.showing("Risotto"), to: false)
    Interaction.swipe(.showing("Gratin"), .leading)
    Interaction.tapAction("First")
    Interaction.tap(.identity("Onions"))
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Undo"))
    Interaction.type("on", into: .showing("Find a thing"))
    Interaction.tap(.showing("Cancel"))
  }
]
