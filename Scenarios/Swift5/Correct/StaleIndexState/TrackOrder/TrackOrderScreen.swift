import CellHarness
import UIKit

public struct TrackOrderScreen: CellScreen {
  private let controller = TrackOrderViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an encore is asked for") { controller.shuffleIn() }
    ]
  }
}

let trackOrderScenarios: [Scenario] = [
  Scenario("stale-index-state/track-order/correct", TrackOrderScreen.self) {
    Interaction.tap(.showing("3. Waltz"))
    Interaction.mutate("an encore is asked for")
    Interaction.tap(.showing("2. Prelude"))
  }
]
