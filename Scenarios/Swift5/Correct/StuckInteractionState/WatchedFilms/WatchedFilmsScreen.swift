import CellHarness
import UIKit

public struct WatchedFilmsScreen: CellScreen {
  private let controller = WatchedFilmsViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("the picked ones are removed") { controller.removePicked() }] }
}

let watchedFilmsScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/watched-films/correct", WatchedFilmsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Film 2"))
    Interaction.tap(.showing("Film 4"))
    Interaction.scrollBy(800)
    Interaction.scrollToTop
    Interaction.mutate("the picked ones are removed")
    Interaction.setEditing(false)
    Interaction.cycleCellStates
  }
]
