import CellHarness
import UIKit

public struct ShowsScreen: CellScreen {
  private let controller = ShowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a shelf is added") { controller.addShelf() }] }
}

let showsScenarios: [Scenario] = [
  Scenario("leaked-appearance/shows/correct", ShowsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a shelf is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
