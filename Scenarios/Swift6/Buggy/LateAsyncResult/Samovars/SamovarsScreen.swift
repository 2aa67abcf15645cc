import CellHarness
import UIKit

public struct SamovarsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: SamovarsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Re-told from https://github.com/mineschan/MZTimerLabel/issues/77: two timers of one reused cell count the same number.
let samovarsScenarios: [Scenario] = [
  Scenario("late-async-result/samovars/buggy", SamovarsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.wait(5)
  }
  .retelling("https://github.com/mineschan/MZTimerLabel/issues/77")
]
