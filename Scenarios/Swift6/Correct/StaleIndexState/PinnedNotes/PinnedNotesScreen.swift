import CellHarness
import SwiftUI
import UIKit

public struct PinnedNotesScreen: CellScreen {
  private let model = PinnedNotesModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: PinnedNotesView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a note is added") { model.add() },
      CellMutation("only bills are shown") { model.onlyBills = true },
    ]
  }
}

let pinnedNotesScenarios: [Scenario] = [
  Scenario("stale-index-state/pinned-notes/correct", PinnedNotesScreen.self) {
    Interaction.mutate("a note is added")
    Interaction.mutate("only bills are shown")
  }
]
