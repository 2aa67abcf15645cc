import CellHarness
import SwiftUI
import UIKit

public struct ErrandsScreen: CellScreen {
  private let store = ErrandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: ErrandList(store: store)) }
  public var mutations: [CellMutation] {
    [
      CellMutation("an errand arrives") {
        let lowest = store.errands.map(\.id).min() ?? 0
        store.errands.insert(Errand(id: lowest - 1, title: "Urgent errand"), at: 0)
      }
    ]
  }
}

let errandsScenarios: [Scenario] = [
  Scenario("stale-index-action/errands/correct", ErrandsScreen.self) {
    Interaction.swipe("Errand 11", .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Errand 2"), .showing("Note"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Errand 3"), .trailing)
    Interaction.mutate("an errand arrives")
    Interaction.tapAction("Delete")
  }
]
