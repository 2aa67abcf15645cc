import CellHarness
import SwiftUI

public struct MangasScreen: CellScreen {
  private let store = MangaStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: MangasView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a chapter is released") { store.release() },
      CellMutation("the choice is cleared elsewhere") { store.chosen = [] },
    ]
  }
}

let mangasScenarios: [Scenario] = [
  Scenario("stale-content/mangas/correct", MangasScreen.self) {
    Interaction.tap("Chapter 3", nil)
    Interaction.mutate("the choice is cleared elsewhere")
  }
  .retelling("https://github.com/Aidoku/Aidoku/issues/977")
]
