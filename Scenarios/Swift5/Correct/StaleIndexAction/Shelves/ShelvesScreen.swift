import CellHarness
import UIKit

public struct ShelvesScreen: CellScreen {
  private let controller = ShelvesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a jar is filled") { controller.fill() }] }
}

let shelvesScenarios: [Scenario] = [
  Scenario("stale-index-action/shelves/correct", ShelvesScreen.self) {
    Interaction.swipe(.showing("Jar 3"), .leading)
    Interaction.tapAction("Like")
    Interaction.swipe(.showing("Jar 4"), .trailing)
    Interaction.mutate("a jar is filled")
    Interaction.tapAction("Delete")
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
