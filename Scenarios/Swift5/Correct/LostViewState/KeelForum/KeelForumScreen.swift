import CellHarness
import UIKit

public struct KeelForumScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: KeelForumViewController(thread: KeelThread()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/planetary-social/planetary-ios/issues/288
let keelForumScenarios: [CellScenario] = [
  CellScenario("lost-view-state/keel-forum/correct", KeelForumScreen.self) {
    CellInteraction.tap(.showing("Tomasz 2"), .showing("See more"))
    CellInteraction.scrollBy(1600)
    CellInteraction.scrollToTop
    CellInteraction.tap(.showing("Maren 4"), .showing("▲ 2"))
  }
  .retelling("https://github.com/planetary-social/planetary-ios/issues/288")
]
