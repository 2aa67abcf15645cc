import CellHarness
import UIKit

public struct VocabularyScreen: CellScreen {
  private let controller = VocabularyViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

/// A word is marked together with its translation, and the list is told of just these two.
let vocabularyScenarios: [Scenario] = [
  Scenario("stale-index-state/vocabulary/correct", VocabularyScreen.self) {
    Interaction.tap("Dog")
  }
]
