import CellHarness
import SwiftUI
import UIKit

public struct MeteorsScreen: CellScreen {
  private let controller = MeteorsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let meteorsScenarios: [Scenario] = [
  Scenario("leaked-view-state/meteors/correct", MeteorsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
