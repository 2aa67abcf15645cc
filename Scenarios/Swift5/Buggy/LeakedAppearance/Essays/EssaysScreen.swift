import CellHarness
import SwiftUI
import UIKit

public struct EssaysScreen: CellScreen {
  private let controller = EssaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let essaysScenarios: [Scenario] = [
  Scenario("leaked-appearance/essays/buggy", EssaysScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
