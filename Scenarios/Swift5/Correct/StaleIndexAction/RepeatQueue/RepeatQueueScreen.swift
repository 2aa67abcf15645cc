import CellHarness
import UIKit

public struct RepeatQueueScreen: CellScreen {
  private let controller = RepeatQueueViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the song ends") { controller.songEnds() }] }
}

/// The next song plays when one has ended, which goes to the end of the queue.
let repeatQueueScenarios: [Scenario] = [
  Scenario("stale-index-action/repeat-queue/correct", RepeatQueueScreen.self) {
    Interaction.tap("Chamomile")
    Interaction.mutate("the song ends")
  }
]
