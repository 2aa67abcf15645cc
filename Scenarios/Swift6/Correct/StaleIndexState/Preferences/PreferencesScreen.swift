import CellHarness
import UIKit

public struct PreferencesScreen: CellScreen {
  private let controller = PreferencesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first of each group goes") { controller.hideFirstOfEach() },
      CellMutation("each group gets one more") { controller.addAtEnds() },
    ]
  }
}

let preferencesScenarios: [Scenario] = [
  Scenario("stale-index-state/preferences/correct", PreferencesScreen.self) {
    Interaction.mutate("the first of each group goes")
    Interaction.scrollBy(700)
    Interaction.mutate("each group gets one more")
    Interaction.scrollToEnd
    Interaction.mutate("the first of each group goes")
    Interaction.scrollToTop
  }
]
