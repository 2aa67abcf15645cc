import CellHarness
import SwiftUI
import UIKit

public struct LookoutsScreen: CellScreen {
  private let controller = UIHostingController(rootView: GuideView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let lookoutsScenarios: [Scenario] = [
  Scenario("stale-index-state/lookouts/correct", LookoutsScreen.self) {
    Interaction.tap(.showing("Lookouts"))
    Interaction.tap(.showing("Saddle"), .showing("Mark"))
    Interaction.tap(.showing("Add a lookout"))
  }
]
