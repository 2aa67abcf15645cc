import CellHarness
import UIKit

/// A deletion in a searched list uses the row in the whole one.
public struct PhonebookScreen: CellScreen {
  private let controller = PhonebookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let phonebookScenarios: [Scenario] = [
  Scenario("stale-index-action/phonebook/buggy", PhonebookScreen.self, expecting: ["stale-index-action"]) {
    Interaction.type("e", .showing("Search"), nil, clearing: true)
    Interaction.swipe(.showing("Eva"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.type("", .showing("Search"), nil, clearing: true)
  }
]
