import CellHarness
import SwiftUI

/// No page is marked as being loaded: each of the last three rows asks for the same page when it appears. The same
/// articles come three times, and the pages after them are skipped.
public struct GazetteScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: GazetteView()) }

  public var rootViewController: UIViewController { controller }
}

let gazetteScenarios: [Scenario] = [
  Scenario("late-async-result/gazette/buggy", GazetteScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/Iron-Ham/PaginationSample-SwiftUI/pull/1")
]
