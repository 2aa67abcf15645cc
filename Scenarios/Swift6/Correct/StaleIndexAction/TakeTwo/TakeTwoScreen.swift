import CellHarness
import SwiftUI

public struct TakeTwoScreen: CellScreen {
  private let controller = UIHostingController(rootView: TakeTwoView(game: TakeTwoGame()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let takeTwoScenarios: [Scenario] = [
  Scenario("stale-index-action/take-two/correct", TakeTwoScreen.self) {
    Interaction.tap("King", "Two")
  }
]
