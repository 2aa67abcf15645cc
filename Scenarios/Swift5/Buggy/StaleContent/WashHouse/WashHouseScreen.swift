import CellHarness
import SwiftUI
import UIKit

public struct WashHouseScreen: CellScreen {
  private let controller = UIHostingController(rootView: WashHouseView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/henrywang/Berthly/pull/10
let washHouseScenarios: [Scenario] = [
  Scenario("stale-content/wash-house/buggy", WashHouseScreen.self, expecting: ["stale-content"]) {
    Interaction.tap(.showing("Left 1"), .showing("Start"))
    Interaction.tap(.showing("Window 1"), .showing("Start"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Log"))
    Interaction.tap(.showing("Done"))
  }
  .retelling("https://github.com/henrywang/Berthly/pull/10")
]
