import CellHarness
import UIKit

public struct NoticeCenterScreen: CellScreen {
  private let controller = NoticeCenterViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/wikimedia/wikipedia-ios/pull/4049
let noticeCenterScenarios: [Scenario] = [
  Scenario(
    "stale-content/notice-center/buggy", NoticeCenterScreen.self, expecting: ["stale-content"], seenUnder: [.preparedAhead]
  ) {
    Interaction.tap(.showing("Edit"))
    Interaction.scrollBy(600)
  }
  .retelling("https://github.com/wikimedia/wikipedia-ios/pull/4049")
]
