import CellHarness
import SwiftUI
import UIKit

public struct WardrobesScreen: CellScreen {
  private let controller = UIHostingController(rootView: WardrobesView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let wardrobesScenarios: [Scenario] = [
  Scenario("stale-index-state/wardrobes/correct", WardrobesScreen.self) {
    Interaction.tap("Middle jumper", "Pack")
  }
]
