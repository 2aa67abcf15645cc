import CellHarness
import SwiftUI
import UIKit

public struct ClosetsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ClosetsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let closetsScenarios: [Scenario] = [
  Scenario("stale-index-state/closets/buggy", ClosetsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.identity("Top"))
  }
]
