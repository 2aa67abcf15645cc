import CellHarness
import SwiftUI
import UIKit

public struct RuleSearchScreen: CellScreen {
  private let model = RuleSearchModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: RuleSearchView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("searches for loan") { model.search = "loan" },
      CellMutation("ends the search") { model.search = "" },
    ]
  }
}

// Re-told from https://github.com/afterxleep/Bouncer/issues/65
let ruleSearchScenarios: [Scenario] = [
  Scenario("stale-index-action/rule-search/correct", RuleSearchScreen.self) {
    Interaction.mutate("searches for loan")
    Interaction.swipe(.showing("loan offer"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("ends the search")
  }
  .retelling("https://github.com/afterxleep/Bouncer/issues/65")
]
