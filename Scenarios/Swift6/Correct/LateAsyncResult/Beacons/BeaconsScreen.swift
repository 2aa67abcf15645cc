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

let beaconsScenarios: [Scenario] = [
  Scenario("late-async-result/beacons/correct", BeaconsScreen.self) {
    Interaction.scrollBy(1200)
    Interaction.mutate("an update of beacon 2 goes on")
  }
]
