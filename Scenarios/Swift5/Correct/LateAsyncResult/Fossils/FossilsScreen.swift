import CellHarness
import UIKit

public struct FossilsScreen: CellScreen {
  let controller = FossilsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.fossilIsFound] }
}

extension Mutation {
  static let fossilIsFound = Mutation("a fossil is found", in: FossilsScreen.self) { $0.controller.find() }
}

// Own: the snapshot is taken before the wait for the next page, and applied after it
let fossilsScenarios: [Scenario] = [
  Scenario("late-async-result/fossils/correct", FossilsScreen.self) {
    Interaction.scrollToEnd
    Interaction.hurry()
    Interaction.tap("Load more")
    Interaction.hurry()
    Interaction.swipe("Fossil 22", .trailing)
    Interaction.hurry()
    Interaction.tapAction("Put away")
    Interaction.wait(seconds: 3)
  }
]
