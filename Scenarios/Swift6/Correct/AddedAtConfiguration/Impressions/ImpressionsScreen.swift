import CellHarness
import SwiftUI
import UIKit

public struct ImpressionsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ImpressionsView(store: ImpressionStore()))
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// A touch tells how often a row came on screen.
let impressionsScenarios: [Scenario] = [
  Scenario("added-at-configuration/impressions/correct", ImpressionsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap("Campaign 1")
  }
]
