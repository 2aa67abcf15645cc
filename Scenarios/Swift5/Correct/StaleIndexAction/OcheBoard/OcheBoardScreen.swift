import CellHarness
import UIKit

public struct OcheBoardScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: OcheBoardViewController(match: OcheMatch()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: every throw reorders the rows, changes ranks, gaps and crowns of others, and calls the next player up.
let ocheBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/oche-board/correct", OcheBoardScreen.self) {
    Interaction.tap(.showing("60!"))
    Interaction.tap(.showing("100!"))
    Interaction.tap(.showing("Hal"))
    Interaction.tap(.showing("180!"))
    Interaction.tap(.showing("Take back"))
    Interaction.tap(.showing("26!"))
    Interaction.swipe(.showing("Celine"), .trailing)
    Interaction.tapAction("Retire")
    Interaction.tapAlert("Retire")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Nigel"))
    Interaction.tap(.showing("180!"))
    Interaction.scrollToTop
  }
]
