import CellHarness
import SwiftUI
import UIKit

public struct RiddlesScreen: CellScreen {
  private let controller = UIHostingController(rootView: RiddlesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let riddlesScenarios: [Scenario] = [
  Scenario("stale-index-state/riddles/correct", RiddlesScreen.self) {
    Interaction.tap("Riddle 2", "Show")
    Interaction.tap("Answer 2", "Solved")
  }
]
