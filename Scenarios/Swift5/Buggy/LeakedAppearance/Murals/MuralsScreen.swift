import CellHarness
import SwiftUI
import UIKit

public struct MuralsScreen: CellScreen {
  private let controller = MuralsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let muralsScenarios: [Scenario] = [
  Scenario(
    "leaked-appearance/murals/buggy", MuralsScreen.self, expecting: ["leaked-appearance"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  }
]
