import CellHarness
import UIKit

public struct SheltersScreen: CellScreen {
  private let controller = SheltersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a shelter opens") { controller.arrive() }] }
}

let sheltersScenarios: [Scenario] = [
  Scenario("stale-index-state/shelters/correct", SheltersScreen.self) {
    Interaction.tap(.showing("Shelter 2"))
    Interaction.tap(.showing("Shelter 4"))
    Interaction.mutate("a shelter opens")
    Interaction.tap(.showing("Shelter 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
