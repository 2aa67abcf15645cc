import CellHarness
import SwiftUI
import UIKit

public struct BondsScreen: CellScreen {
  private let controller = BondsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bondsScenarios: [Scenario] = [
  Scenario(
    "leaked-view-state/bonds/buggy", BondsScreen.self, expecting: ["leaked-view-state"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
