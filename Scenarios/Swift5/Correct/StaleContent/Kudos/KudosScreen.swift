import CellHarness
import SwiftUI

public struct KudosScreen: CellScreen {
  private let store = KudoStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: KudosView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("a kudo arrives") { store.arrive() }
    ]
  }
}

/// a like shows at once; the server may refuse it later, and then it goes, with a word
/// of why.
let kudosScenarios: [Scenario] = [
  Scenario("stale-content/kudos/correct", KudosScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
