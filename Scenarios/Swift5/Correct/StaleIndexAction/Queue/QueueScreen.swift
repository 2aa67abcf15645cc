import CellHarness
import UIKit

public struct QueueScreen: CellScreen {
  private let controller = QueueViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("undo") { controller.undo() }] }
}

let queueScenarios: [Scenario] = [
  Scenario("stale-index-action/queue/correct", QueueScreen.self) {
    Interaction.swipe(.showing("Song 5"), .trailing)
    Interaction.tapAction("Play next")
    Interaction.swipe(.showing("Song 3"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.mutate("undo")
    Interaction.scrollBy(900)
    Interaction.swipe(.showing("Song 24"), .trailing)
    Interaction.tapAction("Play next")
    Interaction.scrollToTop
    Interaction.swipe(.showing("Song 24"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
  }
]
