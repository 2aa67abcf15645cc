import CellHarness
import UIKit

public struct ReceiptBoxScreen: CellScreen {
  private let controller = ReceiptBoxViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

let receiptBoxScenarios: [Scenario] = [
  Scenario("stale-content/receipt-box/buggy", ReceiptBoxScreen.self, expecting: ["stale-content"]) {
    Interaction.tap("Select")
    Interaction.tap("Chemist")
    Interaction.tap("Florist")
    Interaction.tap("Throw away")
    Interaction.tap("Select")
    Interaction.tap("Hatter")
  }
]
