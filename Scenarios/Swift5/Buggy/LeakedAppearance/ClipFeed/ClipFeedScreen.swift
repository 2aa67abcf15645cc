import CellHarness
import UIKit

public struct ClipFeedScreen: CellScreen {
  private let controller = ClipFeedViewController()
  private let root: UIViewController
  public init() { root = controller }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/guowilling/SRVideoPlayer/issues/2
let clipFeedScenarios: [Scenario] = [
  Scenario("leaked-appearance/clip-feed/buggy", ClipFeedScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/guowilling/SRVideoPlayer/issues/2")
]
