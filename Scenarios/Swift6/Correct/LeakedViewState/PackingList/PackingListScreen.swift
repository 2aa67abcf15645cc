import CellHarness
import UIKit

public struct PackingListScreen: CellScreen {
  private let controller = PackingListViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("something is added") { controller.store.add("Umbrella") }] }
}

let packingListScenarios: [Scenario] = [
  Scenario("leaked-view-state/packing-list/correct", PackingListScreen.self) {
    Interaction.type("the small one", .showing("Tent"), nil, clearing: false)
    Interaction.tap(.showing("Lamp"), .showing("Packed"))
    Interaction.scrollBy(800)
    Interaction.mutate("something is added")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Snacks"), .showing("Packed"))
    Interaction.scrollToTop
    Interaction.type("blue", .showing("Umbrella"), nil, clearing: false)
    Interaction.scrollBy(1000)
  }
]
