import CellHarness
import SwiftUI
import UIKit

public struct CrossingsScreen: CellScreen {
  private let controller = UIHostingController(rootView: CrossingsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let crossingsScenarios: [Scenario] = [
  Scenario("unstable-identity/crossings/correct", CrossingsScreen.self) {
    Interaction.scrollToEnd
  }
]
