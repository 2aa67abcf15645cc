import CellHarness
import UIKit

/// Heights are remembered by index path: after a parable was added on top (or one was removed) the rows have the
/// heights of their neighbours, texts are cut off
/// (https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/85).
public struct ParablesScreen: CellScreen {
  private let controller = ParablesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a parable is added") { controller.addParable() }
    ]
  }
}

let parablesScenarios: [Scenario] = [
  Scenario("stale-index-state/parables/buggy", ParablesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.mutate("a parable is added")
  }
]
