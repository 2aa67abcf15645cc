import CellHarness
import SwiftUI
import UIKit

public struct HelpdeskScreen: CellScreen {
  private let controller = HelpdeskViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a question is added") { controller.add() }] }
}

let helpdeskScenarios: [Scenario] = [
  Scenario("stale-index-state/helpdesk/buggy", HelpdeskScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Question 3"))
    Interaction.mutate("a question is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
