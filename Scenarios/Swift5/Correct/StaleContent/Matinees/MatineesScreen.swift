import CellHarness
import SwiftUI

public struct MatineesScreen: CellScreen {
  private let store = MatineeStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: MatineesView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("the next matinee is recommended") { store.highlightNext() }
    ]
  }
}

let matineesScenarios: [Scenario] = [
  Scenario("stale-content/matinees/correct", MatineesScreen.self) {
    Interaction.wait(1)
    Interaction.tap(.showing("Matinee 3"), .showing("Recommend"))
    Interaction.wait(1)
  }
]
