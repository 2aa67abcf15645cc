import CellHarness
import SwiftUI
import UIKit

public struct DialectsScreen: CellScreen {
  private let controller = UIHostingController(rootView: DialectsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Not found yet: with two letters typed one after the other the answer to the first does not stand there in the end, as it would on a
/// phone, where it comes a second after the other.
let dialectsScenarios: [Scenario] = [
  Scenario("late-async-result/dialects/buggy", DialectsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.1)
    Interaction.type("s", .identity("row 1"), nil, clearing: false)
    Interaction.type("w", .identity("row 1"), nil, clearing: false)
  }
]
