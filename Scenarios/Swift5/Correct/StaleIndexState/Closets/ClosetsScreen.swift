import CellHarness
import SwiftUI
import UIKit

public struct ClosetsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ClosetsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let closetsScenarios: [Scenario] = [
  Scenario("stale-index-state/closets/correct", ClosetsScreen.self) {
    Interaction.tap(.identity("Top"))
  }
]
