import CellHarness
import UIKit

public struct PoemsScreen: CellScreen {
  private let controller = PoemsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a poem is added") { controller.add() }] }
}

let poemsScenarios: [Scenario] = [
  Scenario("stale-size/poems/correct", PoemsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a poem is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
