import CellHarness
import SwiftUI

/// Looks like stale indexes: the buttons of a row act by its index. But the rows are made anew at each change, before
/// another tap can come, and are identified by the id of the lectern.
public struct LecternsScreen: CellScreen {
  private let store = LecternStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: LecternsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a speaker registers") { store.register() }
    ]
  }
}

let lecternsScenarios: [Scenario] = [
  Scenario("stale-index-action/lecterns/correct", LecternsScreen.self) {
    Interaction.tap(.identity("2"), .showing("+5"))
    Interaction.mutate("a speaker registers")
    Interaction.tap(.identity("2"), .showing("+5"))
  }
]
