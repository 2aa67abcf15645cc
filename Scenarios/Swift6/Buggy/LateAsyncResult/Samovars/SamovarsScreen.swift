import CellHarness
import UIKit

public struct SamovarsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: SamovarsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Re-told from https://github.com/mineschan/MZTimerLabel/issues/77
///
/// Not found yet: two timers of one reused cell count the same number, so rows are 15 s ahead of fresh ones; the timers capture no
/// item. A script that also scrolls back to the top has `unbalanced-lifecycle` warn, and a search met `late-async-result`.
let samovarsScenarios: [Scenario] = [
  Scenario("late-async-result/samovars/buggy", SamovarsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.wait(5)
  }
  .retelling("https://github.com/mineschan/MZTimerLabel/issues/77")
]
