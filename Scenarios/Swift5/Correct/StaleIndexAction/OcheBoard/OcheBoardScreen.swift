import CellHarness
import UIKit

public struct OcheBoardScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: OcheBoardViewController(match: OcheMatch()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: every throw reorders the rows, changes ranks, gaps and crowns of others, and calls the next player up.
let ocheBoardScenarios: [CellScenario] = [
  CellScenario("stale-index-action/oche-board/correct", OcheBoardScreen.self) {
    CellInteraction.tap(.showing("60!"))
    CellInteraction.tap(.showing("100!"))
    CellInteraction.tap(.showing("Hal"))
    CellInteraction.tap(.showing("180!"))
    CellInteraction.tap(.showing("Take back"))
    CellInteraction.tap(.showing("26!"))
    CellInteraction.swipe(.showing("Celine"), .trailing)
    CellInteraction.tapAction("Retire")
    CellInteraction.tapAlert("Retire")
    CellInteraction.scrollToEnd
    CellInteraction.tap(.showing("Nigel"))
    CellInteraction.tap(.showing("180!"))
    CellInteraction.scrollToTop
  }
]
