import CellHarness
import UIKit

public struct SignaturesScreen: CellScreen {
  private let controller = SignaturesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let signaturesScenarios: [Scenario] = [
  Scenario("controller-in-cell/signatures/buggy", SignaturesScreen.self, expecting: ["controller-in-cell"]) {
    Interaction.scrollBy(500)
  }
]
