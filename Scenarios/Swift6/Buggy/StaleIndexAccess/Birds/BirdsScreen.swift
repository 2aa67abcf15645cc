import CellHarness
import UIKit

public struct PlacedBirdsScreen: CellScreen {
  private let controller = PlacedBirdsTableViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { birdMutations(controller) }
}

public struct ReloadedBirdsScreen: CellScreen {
  private let controller = ReloadedBirdsTableViewController()
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
  Scenario("stale-index-access/birds/buggy", PlacedBirdsScreen.self, expecting: ["stale-index-access"], seenUnder: [.afterChange])
  {
    Interaction.mutate("a bird is seen")
  },
  Scenario(
    "stale-index-access/birds/buggy/after-reload", PlacedBirdsScreen.self, expecting: ["stale-index-access"],
    seenUnder: [.afterChange]
  ) {
    Interaction.mutate("a bird is seen, and all is reloaded")
  },
  Scenario(
    "stale-index-access/birds/buggy/during-reload", ReloadedBirdsScreen.self, expecting: ["stale-index-access"],
    seenUnder: [.afterChange]
  ) {
    Interaction.mutate("the last bird is forgotten")
  },
]
