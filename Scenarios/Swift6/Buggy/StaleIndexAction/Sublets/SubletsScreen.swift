import CellHarness
import SwiftUI
import UIKit

public struct SubletsScreen: CellScreen {
  private let store = SubletStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SubletsView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("a room is offered") { store.offer() }] }
}

let subletsScenarios: [Scenario] = [
  Scenario("stale-index-action/sublets/buggy", SubletsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap("Room 3", "Withdraw")
    Interaction.mutate("a room is offered")
    Interaction.tapAlert("Withdraw it")
  }
]
