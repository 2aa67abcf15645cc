import CellHarness
import SwiftUI
import UIKit

public struct ResolverBoardScreen: CellScreen {
  private let store = ResolverStore()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ResolverBoardView(store: store)) }
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/kkebo/DNSecure/pull/20
let resolverBoardScenarios: [Scenario] = [
  Scenario("stale-index-state/resolver-board/correct", ResolverBoardScreen.self) {
    Interaction.tap(.showing("Cairn"))
    Interaction.toggle(.showing("Encrypted names"))
    Interaction.swipe(.showing("Brook"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/kkebo/DNSecure/pull/20")
]
