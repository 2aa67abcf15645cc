import CellHarness
import SwiftUI
import UIKit

public struct FountainsScreen: CellScreen {
  private let controller = UIHostingController(rootView: FountainsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let fountainsScenarios: [Scenario] = [
  Scenario("stale-index-action/fountains/correct", FountainsScreen.self) {
    Interaction.tap("Fountain 4", "Like")
    Interaction.tap("Fountain 2", "Like")
  }
]
