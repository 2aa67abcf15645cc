import CellHarness
import SwiftUI
import UIKit

public struct NicknamesScreen: CellScreen {
  private let root = UIHostingController(rootView: NicknamesView())
  public init() {}
  public var rootViewController: UIViewController { root }
}

let nicknamesScenarios: [Scenario] = [
  Scenario("unstable-identity/nicknames/correct", NicknamesScreen.self) {
    Interaction.type("nie", .showing("Anna"), nil, clearing: false)
    Interaction.tap(.showing("Clara"))
  }
]
