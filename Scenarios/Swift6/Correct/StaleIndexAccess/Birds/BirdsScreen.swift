import CellHarness
import UIKit

public struct KnownBirdsScreen: CellScreen {
  private let controller = KnownBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

public struct RefreshedBirdsScreen: CellScreen {
  private let controller = RefreshedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [Mutation] { birdMutations(controller) }
}

@MainActor private func birdMutations(_ controller: BirdsTableViewController) -> [Mutation] {
  [
    Mutation("a bird is seen") { controller.see() },
    Mutation("a bird is seen, and all is reloaded") { controller.seeAndReload() },
    Mutation("the last bird is forgotten") { controller.forgetLast() },
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
