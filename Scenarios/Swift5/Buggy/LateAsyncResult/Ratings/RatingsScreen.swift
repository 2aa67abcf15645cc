import CellHarness
import SwiftUI
import UIKit

public struct RatingsScreen: CellScreen {
  private let controller = RatingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ratingsScenarios: [Scenario] = [
  Scenario(
    "late-async-result/ratings/buggy", RatingsScreen.self, expecting: ["late-async-result"],
    seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
  }
]
