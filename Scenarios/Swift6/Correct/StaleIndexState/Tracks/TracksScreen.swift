import CellHarness
import UIKit

public struct TracksScreen: CellScreen {
  private let controller = TracksViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the track ends") { controller.playNext() },
      CellMutation("the last track comes first") { controller.shuffleLastToTop() },
    ]
  }
}

let tracksScenarios: [Scenario] = [
  Scenario("stale-index-state/tracks/correct", TracksScreen.self) {
    Interaction.tap("Piece 4")
    Interaction.mutate("the track ends")
    Interaction.mutate("the last track comes first")
    Interaction.tap(.showing("Next"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
