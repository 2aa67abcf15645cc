import CellHarness
import UIKit

public struct KnownBirdsScreen: CellScreen {
  private let controller = KnownBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { birdMutations(controller) }
}

public struct RefreshedBirdsScreen: CellScreen {
  private let controller = RefreshedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { birdMutations(controller) }
}

@MainActor private func birdMutations(_ controller: BirdsTableViewController) -> [CellMutation] {
  [
    CellMutation("a bird is seen") { controller.see() },
    CellMutation("a bird is seen, and all is reloaded") { controller.seeAndReload() },
    CellMutation("the last bird is forgotten") { controller.forgetLast() },
  ]
}

let birdsScenarios: [Scenario] = [
  Scenario("stale-index-access/birds/correct", KnownBirdsScreen.self) {
    Interaction.mutate("a bird is seen")
    Interaction.mutate("a bird is seen, and all is reloaded")
  },
  Scenario("stale-index-access/birds/correct/refreshed", RefreshedBirdsScreen.self) {
    Interaction.mutate("a bird is seen")
    Interaction.mutate("the last bird is forgotten")
  },
]
