import CellHarness
import UIKit

public struct BeaconsScreen: CellScreen {
  private let controller = BeaconsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("an update of beacon 2 goes on") { controller.updates.progress(of: 2).send(40) }
    ]
  }
}

/// Subscriptions of earlier beacons stay in the cell's set.
let beaconsScenarios: [Scenario] = [
  Scenario("late-async-result/beacons/buggy", BeaconsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollBy(1200)
    Interaction.mutate("an update of beacon 2 goes on")
  }
]
