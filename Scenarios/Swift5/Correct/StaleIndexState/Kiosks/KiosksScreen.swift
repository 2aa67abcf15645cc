import CellHarness
import SwiftUI

/// Looks like unstable identity: the rows have state and are identified by their index. But no kiosk is ever added,
/// removed or moved, so an index means the same kiosk for good.
public struct KiosksScreen: CellScreen {
  private let store = KioskStore()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: KiosksView(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("papers are delivered") { store.deliverPapers() }
    ]
  }
}

let kiosksScenarios: [Scenario] = [
  Scenario("stale-index-state/kiosks/correct", KiosksScreen.self) {
    Interaction.tap(.showing("Kiosk 2"), .showing("More"))
    Interaction.tap(.showing("Kiosk 2"), .showing("Sell one"))
    Interaction.mutate("papers are delivered")
  }
]
