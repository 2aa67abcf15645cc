import CellHarness
import SwiftUI
import UIKit

public struct MeteorsScreen: CellScreen {
  private let controller = MeteorsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

/// What was loaded for the meteor before counts as loaded.
let meteorsScenarios: [Scenario] = [
  Scenario("leaked-view-state/meteors/buggy", MeteorsScreen.self, expecting: ["leaked-view-state"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
