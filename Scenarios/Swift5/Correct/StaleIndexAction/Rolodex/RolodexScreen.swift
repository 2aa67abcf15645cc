import CellHarness
import SwiftUI

public struct RolodexScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: RolodexView()) }

  public var rootViewController: UIViewController { controller }
}

let rolodexScenarios: [Scenario] = [
  Scenario("stale-index-action/rolodex/correct", RolodexScreen.self) {
    Interaction.tap("Ada Moor", "Remove")
    Interaction.tap("Cleo Finch", "Remove")
  }
  .retelling("https://github.com/FlowCrypt/flowcrypt-ios/issues/1422")
]
