import CellHarness
import UIKit

public struct GridCaptionsScreen: CellScreen {
  private let controller = GridCaptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/kolinkrewinkel/KKGridView/issues/155
let gridCaptionsScenarios: [Scenario] = [
  Scenario("leaked-appearance/grid-captions/buggy", GridCaptionsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/kolinkrewinkel/KKGridView/issues/155")
]
