import CellHarness
import UIKit

public struct LegendsScreen: CellScreen {
  private let controller = LegendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let legendsScenarios: [Scenario] = [
  Scenario("size-depends-on-history/legends/buggy", LegendsScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
