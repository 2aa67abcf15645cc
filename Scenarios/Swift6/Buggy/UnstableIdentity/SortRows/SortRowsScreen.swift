import CellHarness
import SwiftUI
import UIKit

public struct SortRowsScreen: CellScreen {
  private let model = SortRowsModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: SortRowsView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a sort is added on top") { model.addFirst() }
    ]
  }
}

// Re-told from https://github.com/anyproto/anytype-swift/pull/4949
let sortRowsScenarios: [Scenario] = [
  Scenario("unstable-identity/sort-rows/buggy", SortRowsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.tap(.showing("Priority"))
    Interaction.swipe(.showing("Due date"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/anyproto/anytype-swift/pull/4949")
]
