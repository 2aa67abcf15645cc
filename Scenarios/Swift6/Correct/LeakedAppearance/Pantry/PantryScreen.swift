import CellHarness
import UIKit

public struct LabelledPantryScreen: CellScreen {
  private let controller = LabelledPantryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { pantryMutations(controller) }
}

@MainActor private func pantryMutations(_ controller: PantryViewController) -> [CellMutation] {
  [
    CellMutation("a shelf is put on top") { controller.putOnTop() },
    CellMutation("something is bought") { controller.buy() },
  ]
}

let pantryScenarios: [Scenario] = [
  Scenario("leaked-appearance/pantry/correct", LabelledPantryScreen.self) {
    Interaction.mutate("a shelf is put on top")
    Interaction.tap(.showing("Shelf 2: 3"), .showing("Clear"))
    Interaction.mutate("something is bought")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
