import CellHarness
import SwiftUI
import UIKit

public struct LoomLogScreen: CellScreen {
  private let shed = LoomShed()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: LoomLogView(shed: shed)) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/andrewcbancroft/BlogIdeaList-SwiftUI/pull/4
let loomLogScenarios: [Scenario] = [
  Scenario("stale-content/loom-log/correct", LoomLogScreen.self) {
    Interaction.tap(.showing("Rug"))
    Interaction.tap(.showing("Weave 20"))
    Interaction.type("Hall rug", into: .showing("Title"), clearing: true)
    Interaction.tap(.showing("Back"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/andrewcbancroft/BlogIdeaList-SwiftUI/pull/4")
]
