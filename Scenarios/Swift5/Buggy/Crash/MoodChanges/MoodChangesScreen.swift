import CellHarness
import UIKit

public struct MoodChangesScreen: CellScreen {
  private let controller = MoodChangesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the last mood is renamed and mood 2 removed elsewhere") { controller.store.merge(removing: 2, renaming: 8) },
      CellMutation("mood 5 is renamed and mood 1 removed elsewhere") { controller.store.merge(removing: 1, renaming: 5) },
    ]
  }
}

// Re-told from https://github.com/objcio/core-data/issues/43
let moodChangesScenarios: [Scenario] = [
  Scenario("crash/mood-changes/buggy", MoodChangesScreen.self, expecting: ["crash"]) {
    Interaction.mutate("the last mood is renamed and mood 2 removed elsewhere")
  }
  .retelling("https://github.com/objcio/core-data/issues/43")
]
