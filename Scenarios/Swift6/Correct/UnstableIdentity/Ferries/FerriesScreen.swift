import CellHarness
import SwiftUI
import UIKit

public struct FerriesScreen: CellScreen {
  private let controller = UIHostingController(rootView: FerriesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ferriesScenarios: [Scenario] = [
  Scenario("unstable-identity/ferries/correct", FerriesScreen.self) {
    Interaction.scrollToEnd
  }
]
