import CellHarness
import UIKit

public struct TrophiesScreen: CellScreen {
  private let controller = TrophiesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("one is won") { controller.win() }] }
}

let trophiesScenarios: [Scenario] = [
  Scenario("stale-index-state/trophies/correct", TrophiesScreen.self) {
    Interaction.reorder(.showing("Trophy 2"), .after, .showing("Trophy 5"))
    Interaction.mutate("one is won")
    Interaction.setEditing(true)
    Interaction.reorder(.showing("Trophy 6"), .before, .showing("Trophy 3"))
    Interaction.setEditing(false)
    Interaction.scrollToEnd
  }
]
