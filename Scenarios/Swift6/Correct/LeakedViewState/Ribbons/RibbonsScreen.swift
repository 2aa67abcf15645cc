import CellHarness
import SwiftUI

public struct RibbonsScreen: CellScreen {
  private let controller = RibbonsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ribbonsScenarios: [Scenario] = [
  Scenario("leaked-view-state/ribbons/correct", RibbonsScreen.self) {
    Interaction.pick("Blue", .showing("Ribbon 2"))
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
  }
]
