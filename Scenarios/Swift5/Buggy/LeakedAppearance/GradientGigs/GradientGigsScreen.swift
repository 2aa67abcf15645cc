import CellHarness
import UIKit

public struct GradientGigsScreen: CellScreen {
  private let controller = GradientGigsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

// Re-told from https://github.com/mapbox/mapbox-navigation-ios/pull/1253
let gradientGigsScenarios: [Scenario] = [
  Scenario("leaked-appearance/gradient-gigs/buggy", GradientGigsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/mapbox/mapbox-navigation-ios/pull/1253")
]
