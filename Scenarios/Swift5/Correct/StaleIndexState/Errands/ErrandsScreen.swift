import CellHarness
import SwiftUI
import UIKit

public struct IdentifiedErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: IdentifiedErrands(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("the first is done") { store.removeFirst() }] }
}

let errandsScenarios: [Scenario] = [
  Scenario("stale-index-state/errands/correct", IdentifiedErrandsScreen.self) {
    Interaction.tap(.showing("Errand 3"), .showing("Star"))
    Interaction.mutate("the first is done")
    Interaction.scrollBy(100)
  }
]
