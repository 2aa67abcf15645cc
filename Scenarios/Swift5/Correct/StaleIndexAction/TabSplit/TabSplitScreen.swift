import CellHarness
import SwiftUI
import UIKit

public struct TabSplitScreen: CellScreen {
  private let ledger = TabLedger()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: TabSplitView(ledger: ledger)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a friend adds a coffee") { [ledger] in ledger.add() }] }
}

// Correct: sums and day titles of rows depend on the rows before; balances on all; undo brings the order back.
let tabSplitScenarios: [Scenario] = [
  Scenario("stale-index-action/tab-split/correct", TabSplitScreen.self) {
    Interaction.swipe(.showing("Train"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Hut"), .leading)
    Interaction.tapAction("Edit")
    Interaction.type("Cabin", into: .showing("Title"), clearing: true)
    Interaction.tap(.showing("Save"))
    Interaction.tap(.showing("Select"))
    Interaction.tap(.showing("Soup"))
    Interaction.reorder(.showing("Cake"), .before, .showing("Pizza"))
    Interaction.tap(.showing("Remove 1"))
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Undo"))
  }
]
