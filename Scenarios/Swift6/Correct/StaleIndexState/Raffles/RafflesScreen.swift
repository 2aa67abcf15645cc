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
  Scenario("stale-index-state/raffles/correct", RafflesScreen.self) {
    Interaction.tap(.showing("Scarf"))
    Interaction.mutate("a prize is donated")
  }
]
