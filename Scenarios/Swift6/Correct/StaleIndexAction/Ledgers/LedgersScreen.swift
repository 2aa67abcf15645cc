import CellHarness
import SwiftUI

public struct LedgersScreen: CellScreen {
  private let book: LedgerBook
  private let controller: UIViewController

  public init() {
    book = LedgerBook()
    controller = UIHostingController(rootView: LedgersView(book: book))
  }

  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let book = book
    return [CellMutation("the bank books 7 € in ledger 3") { book.book(7, in: 3) }]
  }
}

let ledgersScenarios: [Scenario] = [
  Scenario("stale-index-action/ledgers/correct", LedgersScreen.self) {
    Interaction.tap("Ledger 3", "Edit")
    Interaction.mutate("the bank books 7 € in ledger 3")
    Interaction.tap("Save changes")
  }
]
