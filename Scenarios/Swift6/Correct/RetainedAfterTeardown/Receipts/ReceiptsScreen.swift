import CellHarness
import SwiftUI
import UIKit

public struct ReceiptsScreen: CellScreen {
  private let controller = ReceiptsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let receiptsScenarios: [Scenario] = [
  Scenario("retained-after-teardown/receipts/correct", ReceiptsScreen.self) {
    Interaction.tap(.showing("Receipt 2"), .showing("Flag"))
    Interaction.scrollToEnd
    Interaction.simulateMemoryWarning
    Interaction.enterBackground
    Interaction.enterForeground
    Interaction.scrollToTop
  }
]
