import CellHarness
import UIKit

public struct EntrancesScreen: CellScreen {
  private let controller = EntrancesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a guest arrives") { controller.arrive() }] }
}

let entrancesScenarios: [Scenario] = [
  Scenario("leaked-appearance/entrances/correct", EntrancesScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("a guest arrives")
  }
]
