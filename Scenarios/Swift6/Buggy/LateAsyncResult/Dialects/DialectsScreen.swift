import CellHarness
import SwiftUI
import UIKit

public struct DialectsScreen: CellScreen {
  private let controller = UIHostingController(rootView: DialectsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let dialectsScenarios: [Scenario] = [
  Scenario("late-async-result/dialects/buggy", DialectsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.type("s", .identity("row 1"), nil, clearing: false)
    Interaction.type("w", .identity("row 1"), nil, clearing: false)
  }
]
