import CellHarness
import SwiftUI

/// The rows are those of a range, which SwiftUI looks at once: a regimen that is added by the form is in the data, and has no row.
public struct RegimensScreen: CellScreen {
  private let book = RegimenBook()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RegimensView(book: book)) }
}

let regimensScenarios: [Scenario] = [
  Scenario("stale-content/regimens/buggy", RegimensScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Add"))
    Interaction.type("Folate", .showing("row 1"), nil, clearing: false)
    Interaction.tap(.showing("Save"))
  }
]
