import CellHarness
import SwiftUI
import UIKit

public struct OrderedHelpdeskScreen: CellScreen {
  private let controller = OrderedHelpdeskViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a question is added") { controller.add() }] }
}

let helpdeskScenarios: [Scenario] = [
  Scenario("stale-index-state/helpdesk/correct", OrderedHelpdeskScreen.self) {
    Interaction.tap(.showing("Question 3"))
    Interaction.mutate("a question is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
