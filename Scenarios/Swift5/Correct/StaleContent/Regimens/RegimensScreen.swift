import CellHarness
import SwiftUI

/// The rows are those of the regimens themselves, so that one that is added by the form has a row.
public struct RegimensScreen: CellScreen {
  private let book = RegimenBook()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RegimensView(book: book)) }
}

let regimensScenarios: [Scenario] = [
  Scenario("stale-content/regimens/correct", RegimensScreen.self) {
    Interaction.tap(.showing("Add"))
    Interaction.type("Folate", .showing("row 1"), nil, clearing: false)
    Interaction.tap(.showing("Save"))
  }
]
