import CellHarness
import SwiftUI
import UIKit

public struct MooringBookScreen: CellScreen {
  private let store = MooringStore()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: MooringBookView(store: store)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("the office books the payment of berth 3") { [store] in store.pay(3) },
      CellMutation("the office adds a night to berth 2") { [store] in store.extend(2) },
    ]
  }
}

// Re-told from https://github.com/TableProApp/TablePro/pull/2986
let mooringBookScenarios: [Scenario] = [
  Scenario("stale-index-action/mooring-book/correct", MooringBookScreen.self) {
    Interaction.tap(.showing("Corrie"))
    Interaction.mutate("the office books the payment of berth 3")
    Interaction.type("Moira and Sean Dunn", into: .showing("Skipper"), clearing: true)
    Interaction.tap(.showing("Save"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/TableProApp/TablePro/pull/2986")
]
