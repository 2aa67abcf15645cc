import CellHarness
import SwiftUI
import UIKit

public struct BondsScreen: CellScreen {
  private let controller = BondsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bondsScenarios: [Scenario] = [
  Scenario("leaked-view-state/bonds/correct", BondsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
