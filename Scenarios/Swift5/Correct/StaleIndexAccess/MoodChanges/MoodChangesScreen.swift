import CellHarness
import UIKit

public struct MoodChangesScreen: CellScreen {
  private let controller = MoodChangesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("mood 2 is removed and mood 5 renamed elsewhere") { controller.store.merge(removing: 2, renaming: 5) }
    ]
  }
}

// Re-told from https://github.com/objcio/core-data/issues/43
let moodChangesScenarios: [Scenario] = [
  Scenario("stale-index-access/mood-changes/correct", MoodChangesScreen.self) {
    Interaction.mutate("mood 2 is removed and mood 5 renamed elsewhere")
  }
  .retelling("https://github.com/objcio/core-data/issues/43")
]
