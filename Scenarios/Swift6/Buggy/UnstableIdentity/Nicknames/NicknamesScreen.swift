import CellHarness
import SwiftUI
import UIKit

public struct NicknamesScreen: CellScreen {
  private let root = UIHostingController(rootView: NicknamesView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

/// Each letter gives the row another identity; the keyboard goes away after the first one.
let nicknamesScenarios: [Scenario] = [
  Scenario("unstable-identity/nicknames/buggy", NicknamesScreen.self, expecting: ["unstable-identity"]) {
    Interaction.type("nie", .showing("Anna"), nil, clearing: false)
    Interaction.tap(.showing("Clara"))
  }
]
