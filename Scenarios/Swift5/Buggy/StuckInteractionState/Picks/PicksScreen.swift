import CellHarness
import SwiftUI
import UIKit

public struct PicksScreen: CellScreen {
  private let controller = PicksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let picksScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/picks/buggy", PicksScreen.self, expecting: ["stuck-interaction-state"]) {
    Interaction.tap(.showing("Place 3"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
