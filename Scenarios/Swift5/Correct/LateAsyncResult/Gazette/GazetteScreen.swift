import CellHarness
import SwiftUI

public struct GazetteScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: GazetteView()) }

  public var rootViewController: UIViewController { controller }
}

let gazetteScenarios: [Scenario] = [
  Scenario("late-async-result/gazette/correct", GazetteScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Iron-Ham/PaginationSample-SwiftUI/pull/1")
]
