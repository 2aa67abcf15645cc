import CellHarness
import UIKit

public struct KeelForumScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: KeelForumViewController(thread: KeelThread()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/planetary-social/planetary-ios/issues/288
let keelForumScenarios: [Scenario] = [
  Scenario("lost-view-state/keel-forum/correct", KeelForumScreen.self) {
    Interaction.tap(.showing("Tomasz 2"), .showing("See more"))
    Interaction.scrollBy(1600)
    Interaction.scrollToTop
    Interaction.tap(.showing("Maren 4"), .showing("▲ 2"))
  }
  .retelling("https://github.com/planetary-social/planetary-ios/issues/288")
]
