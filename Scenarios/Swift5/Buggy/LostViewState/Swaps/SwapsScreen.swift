import CellHarness
import SwiftUI

/// The field's `.id` contains its text, so each key makes another field: of "12" only the 1 arrives.
public struct SwapsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: SwapsView()) }

  public var rootViewController: UIViewController { controller }
}

let swapsScenarios: [Scenario] = [
  Scenario("lost-view-state/swaps/buggy", SwapsScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("12", into: .showing("Amount of Copper"))
  }
  .retelling("https://github.com/vultisig/vultisig-ios/pull/3521")
]
