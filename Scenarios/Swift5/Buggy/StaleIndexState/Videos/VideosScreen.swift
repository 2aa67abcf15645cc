import CellHarness
import UIKit

public struct VideosScreen: CellScreen {
  private let controller = VideosViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a video is uploaded") { controller.upload() }] }
}

let videosScenarios: [Scenario] = [
  Scenario("stale-index-state/videos/buggy", VideosScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollBy(300)
    Interaction.scrollToTop
    Interaction.mutate("a video is uploaded")
    Interaction.scrollBy(300)
  }
]
