import CellHarness
import UIKit

public struct FerryboatsScreen: CellScreen {
  private let controller = FerryboatsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("an extra boat is added") { controller.addExtraBoat() }] }
}

// Re-told from https://github.com/wordpress-mobile/WordPress-iOS/pull/5196
let ferryboatsScenarios: [Scenario] = [
  Scenario("stale-index-action/ferryboats/correct", FerryboatsScreen.self) {
    Interaction.mutate("an extra boat is added")
    Interaction.toggle(.showing("Boat 3"), to: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/wordpress-mobile/WordPress-iOS/pull/5196")
]
