import CellHarness
import UIKit

public struct FieldSignaturesScreen: CellScreen {
  private let controller = FieldSignaturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let signaturesScenarios: [Scenario] = [
  Scenario("controller-in-cell/signatures/correct", FieldSignaturesScreen.self) {
    Interaction.scrollBy(500)
  }
]
