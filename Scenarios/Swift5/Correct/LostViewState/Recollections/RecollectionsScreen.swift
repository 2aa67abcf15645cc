import CellHarness
import SwiftUI

public struct RecollectionsScreen: CellScreen {
  private let store = RecollectionStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: RecollectionsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("one is remembered") { store.remember() },
      CellMutation("the second is changed elsewhere") { store.syncSecond() },
    ]
  }
}

/// a text in progress is a draft of its own, kept by id by the screen; what changes
/// elsewhere meanwhile is told, not taken over.
let recollectionsScenarios: [Scenario] = [
  Scenario("lost-view-state/recollections/correct", RecollectionsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
