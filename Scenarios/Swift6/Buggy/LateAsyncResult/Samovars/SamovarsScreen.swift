import CellHarness
import UIKit

public struct SamovarsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: SamovarsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Re-told from https://github.com/mineschan/MZTimerLabel/issues/77
///
/// Not found yet: two timers of one reused cell count the same number, so the row is seconds ahead of a fresh one; the
/// timer captures no item.
let samovarsScenarios: [Scenario] = [
  Scenario("late-async-result/samovars/buggy", SamovarsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.wait(5)
  }
  .retelling("https://github.com/mineschan/MZTimerLabel/issues/77")
]
