import CellHarness
import UIKit

public struct TitledVideosScreen: CellScreen {
  private let controller = TitledVideosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a video is uploaded") { controller.upload() }] }
}

let videosScenarios: [Scenario] = [
  Scenario("stale-index-state/videos/correct", TitledVideosScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("a video is uploaded")
    Interaction.scrollBy(300)
  }
]
