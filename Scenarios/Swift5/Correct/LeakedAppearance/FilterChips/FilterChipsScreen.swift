import CellHarness
import UIKit

public struct FilterChipsScreen: CellScreen {
  private let controller = FilterChipsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/leboncoin/spark-ios/issues/661
let filterChipsScenarios: [Scenario] = [
  Scenario("leaked-appearance/filter-chips/correct", FilterChipsScreen.self) {
    Interaction.tap(.showing("Filter 2"), .showing("Filter 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/leboncoin/spark-ios/issues/661")
]
