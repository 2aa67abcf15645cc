import CellHarness
import SwiftUI

public struct LendingsScreen: CellScreen {
  private let shelf = LendingShelf()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: LendingsView(shelf: shelf)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a book arrives") { shelf.add() }] }
}

let lendingsScenarios: [Scenario] = [
  Scenario("stale-index-action/lendings/correct", LendingsScreen.self) {
    Interaction.tap(.showing("Book 3"))
    Interaction.mutate("a book arrives")
    Interaction.pressKeys("command+f")
  }
]
