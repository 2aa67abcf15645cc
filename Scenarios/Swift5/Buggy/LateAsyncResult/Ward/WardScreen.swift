import CellHarness
import UIKit

public struct WardScreen: CellScreen {
  private let controller = WardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("hearts beat") { controller.beat() }] }
}

let wardScenarios: [Scenario] = [
  Scenario(
    "late-async-result/ward/buggy", WardScreen.self, expecting: ["late-async-result"], seenUnder: [.afterReuse, .afterNextReuse]
  ) {
    Interaction.scrollToEnd
    Interaction.mutate("hearts beat")
    Interaction.scrollToTop
  }
]
