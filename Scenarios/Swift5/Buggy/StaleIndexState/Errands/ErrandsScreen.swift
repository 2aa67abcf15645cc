import CellHarness
import SwiftUI
import UIKit

public struct ErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: NumberedErrands(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("the first is done") { store.removeFirst() }] }
}

let errandsScenarios: [Scenario] = [
  Scenario("stale-index-state/errands/buggy", ErrandsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("Errand 3"), .showing("Star"))
    Interaction.mutate("the first is done")
    Interaction.scrollBy(100)
  }
]
