import CellHarness
import SwiftUI
import UIKit

public struct DictationsScreen: CellScreen {
  private let controller = UIHostingController(rootView: DictationsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/openfoodfacts/openfoodfacts-ios/issues/8
let dictationsScenarios: [Scenario] = [
  Scenario("late-async-result/dictations/correct", DictationsScreen.self) {
    Interaction.hurry(0.5)
    Interaction.type("c", .showing("Letters"), nil, clearing: false)
    Interaction.type("an", .showing("Letters"), nil, clearing: false)
  }
  .retelling("https://github.com/openfoodfacts/openfoodfacts-ios/issues/8")
]
