import CellHarness
import SwiftUI

public struct SwapsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: SwapsView()) }

  public var rootViewController: UIViewController { controller }
}

let swapsScenarios: [Scenario] = [
  Scenario("lost-view-state/swaps/correct", SwapsScreen.self) {
    Interaction.type("12", into: .showing("Amount of Copper"))
  }
  .retelling("https://github.com/vultisig/vultisig-ios/pull/3521")
]
