import CellHarness
import SwiftUI

/// Rows are equatable by their person and keep closures with the row's number of before. After "Ada Moor" was removed,
/// Remove of "Cleo Finch" takes the row below it.
public struct RolodexScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: RolodexView()) }

  public var rootViewController: UIViewController { controller }
}

let rolodexScenarios: [Scenario] = [
  Scenario("stale-index-action/rolodex/buggy", RolodexScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Ada Moor", "Remove")
    Interaction.tap("Cleo Finch", "Remove")
  }
  .retelling("https://github.com/FlowCrypt/flowcrypt-ios/issues/1422")
]
