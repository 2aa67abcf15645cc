import CellHarness
import SwiftUI

public struct HeirloomsScreen: CellScreen {
  private let store = HeirloomStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: HeirloomsView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("an heirloom is inherited") { store.inherit() }
    ]
  }
}

/// the positions to delete are kept while the question is open; what arrives meanwhile
/// moves everything by one.
let heirloomsScenarios: [Scenario] = [
  Scenario("stale-index-action/heirlooms/buggy", HeirloomsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe("Heirloom 9", .trailing)
    Interaction.tapAction("Delete")
    Interaction.mutate("an heirloom is inherited")
    Interaction.tapAlert("Give away")
  }
  .retelling("https://github.com/chris-swift-dev/AdvancedList/issues/17")
]
