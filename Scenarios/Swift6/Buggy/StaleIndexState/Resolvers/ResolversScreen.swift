import CellHarness
import SwiftUI
import UIKit

public struct ResolversScreen: CellScreen {
  private let controller = UIHostingController(rootView: ResolversView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/kkebo/DNSecure/pull/20
let resolversScenarios: [Scenario] = [
  Scenario("stale-index-state/resolvers/buggy", ResolversScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap("Resolver 4", "Use")
    Interaction.swipe(.showing("Resolver 2"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/kkebo/DNSecure/pull/20")
]
