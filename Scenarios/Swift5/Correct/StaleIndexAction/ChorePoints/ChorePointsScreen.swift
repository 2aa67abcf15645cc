import CellHarness
import SwiftUI
import UIKit

public struct ChorePointsScreen: CellScreen {
  private let model = ChorePointsModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ChorePointsView(model: model)) }
  public var rootViewController: UIViewController { controller }
}

// Correct: points are a score, which stays when the chore is put away.
let chorePointsScenarios: [Scenario] = [
  Scenario("stale-index-action/chore-points/correct", ChorePointsScreen.self) {
    Interaction.tap(.showing("Laundry"), .showing("Do"))
    Interaction.swipe(.showing("Laundry"), .trailing)
    Interaction.tapAction("Put away")
    Interaction.tap(.showing("Post"), .showing("Do"))
  }
]
