import CellHarness
import UIKit

public struct AddressBookScreen: CellScreen {
  private let controller = AddressBookViewController(style: .plain)
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("Aaron comes") { controller.meet("Aaron") }, CellMutation("Brian comes") { controller.meet("Brian") }]
  }
}

let addressBookScenarios: [Scenario] = [
  Scenario("stale-index-state/address-book/correct", AddressBookScreen.self) {
    Interaction.tap(.showing("Ada 3"))
    Interaction.mutate("Aaron comes")
    Interaction.scrollBy(600)
    Interaction.mutate("Brian comes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
