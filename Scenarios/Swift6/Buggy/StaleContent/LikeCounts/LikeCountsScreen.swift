import CellHarness
import UIKit

public struct ClipsScreen: CellScreen {
  private let controller = ClipsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("others like some clips") { controller.othersLike() }] }
}

let likeCountsScenarios: [Scenario] = [
  Scenario("stale-content/like-counts/buggy", ClipsScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("others like some clips")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
