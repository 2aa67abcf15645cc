import CellHarness
import UIKit

public struct ManualsScreen: CellScreen {
  private let controller = ManualsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("a text grows") { controller.lengthen() }, CellMutation("two change places") { controller.swap() }]
  }
}

let manualsScenarios: [Scenario] = [
  Scenario("stale-size/manuals/correct", ManualsScreen.self) {
    Interaction.mutate("a text grows")
    Interaction.mutate("two change places")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.rotate(.landscape)
  }
]
