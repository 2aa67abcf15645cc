import CellHarness
import SwiftUI
import UIKit

public struct SundialsScreen: CellScreen {
  private let store = SundialStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: SundialsView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("a sundial is found") { store.find() }] }
}

let sundialsScenarios: [Scenario] = [
  Scenario("unstable-identity/sundials/correct", SundialsScreen.self) {
    Interaction.type("noon", into: "Maze", "Reading")
    Interaction.mutate("a sundial is found")
  }
]
