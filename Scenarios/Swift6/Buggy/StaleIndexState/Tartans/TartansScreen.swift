import CellHarness
import SwiftUI
import UIKit

public struct TartansScreen: CellScreen {
  private let controller = UIHostingController(rootView: TartansView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let tartansScenarios: [Scenario] = [
  Scenario("stale-index-state/tartans/buggy", TartansScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Clan 2"))
    Interaction.tap("By year")
  }
]
