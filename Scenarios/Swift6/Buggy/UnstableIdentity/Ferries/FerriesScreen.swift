import CellHarness
import SwiftUI
import UIKit

public struct FerriesScreen: CellScreen {
  private let controller = UIHostingController(rootView: FerriesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let ferriesScenarios: [Scenario] = [
  Scenario("unstable-identity/ferries/buggy", FerriesScreen.self, expecting: ["unstable-identity"]) {
    Interaction.scrollToEnd
  }
]
