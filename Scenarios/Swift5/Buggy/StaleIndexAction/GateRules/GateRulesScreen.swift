import CellHarness
import SwiftUI
import UIKit

public struct GateRulesScreen: CellScreen {
  private let book = GateRuleBook()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: GateRulesView(book: book)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("a message is checked") { [book] in book.message("Your bank account has a parcel fee") }]
  }
}

// Re-told from https://github.com/afterxleep/Bouncer/issues/65
let gateRulesScenarios: [Scenario] = [
  Scenario("stale-index-action/gate-rules/buggy", GateRulesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.type("bank", into: .showing("Find a rule"))
    Interaction.swipe(.showing("bank holiday opening"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Cancel"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/afterxleep/Bouncer/issues/65")
]
