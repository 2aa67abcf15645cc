import CellHarness
import UIKit

public struct StreamsScreen: CellScreen {
  private let controller = StreamsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the next page") { controller.nextPage() }] }
}

/// Not found yet: a cell that is handed another item in place, so that what one item began another ends.
let streamsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/streams/buggy", StreamsScreen.self, expecting: ["unbalanced-lifecycle"]) {
    Interaction.mutate("the next page")
    Interaction.scrollBy(600)
    Interaction.scrollToTop
  }
]
