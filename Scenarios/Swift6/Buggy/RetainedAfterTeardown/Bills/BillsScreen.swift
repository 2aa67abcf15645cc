import CellHarness
import UIKit

public struct BillsScreen: CellScreen {
  private let controller = BillsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let billsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/bills/buggy", BillsScreen.self, expecting: ["retained-after-teardown"]) {
    Interaction.scrollBy(300)
  }
]
