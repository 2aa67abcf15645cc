import CellHarness
import UIKit

public struct SetListUndoScreen: CellScreen {
  private let controller = SetListUndoViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

// Re-told from https://github.com/vincode-io/Zavala/issues/61
let setListUndoScenarios: [Scenario] = [
  Scenario("stale-index-action/set-list-undo/buggy", SetListUndoScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Slow ones")
    Interaction.swipe("Lighthouse", .trailing)
    Interaction.tapAction("Drop")
    Interaction.tap("Undo")
    Interaction.tap("All songs")
  }
  .retelling("https://github.com/vincode-io/Zavala/issues/61")
]
