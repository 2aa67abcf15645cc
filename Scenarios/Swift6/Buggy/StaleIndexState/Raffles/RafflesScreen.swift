import CellHarness
import SwiftUI
import UIKit

public struct RafflesScreen: CellScreen {
  private let store = RaffleStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: RafflesView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("a prize is donated") { store.donate() }] }
}

let rafflesScenarios: [Scenario] = [
  Scenario("stale-index-state/raffles/buggy", RafflesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Scarf"))
    Interaction.mutate("a prize is donated")
  }
]
