import CellHarness
import UIKit

public struct PodiumScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: PodiumViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let podiumScenarios: [Scenario] = [
  Scenario("stale-index-state/podium/correct", PodiumScreen.self) {
    Interaction.tap(.showing("By points"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
