import CellHarness
import SwiftUI
import UIKit

public struct SettledMuralsScreen: CellScreen {
  private let controller = SettledMuralsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let muralsScenarios: [Scenario] = [
  Scenario("leaked-appearance/murals/correct", SettledMuralsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
  }
]
