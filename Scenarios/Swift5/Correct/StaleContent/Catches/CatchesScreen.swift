import CellHarness
import UIKit

public struct CatchesScreen: CellScreen {
  let controller = CatchesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.smallOnesAreHidden, .fishIsAdded] }
}

extension Mutation {
  static let smallOnesAreHidden = Mutation("small fish are hidden, or shown again", in: CatchesScreen.self) {
    $0.controller.log.hidesSmall.toggle()
    $0.controller.refresh()
  }
  static let fishIsAdded = Mutation("a forgotten fish is added", in: CatchesScreen.self) {
    $0.controller.log.addForgotten()
    $0.controller.refresh()
  }
}

// Own
let catchesScenarios: [Scenario] = [
  Scenario("stale-content/catches/correct", CatchesScreen.self) {
    Interaction.swipe("Fish 4", .trailing)
    Interaction.tapAction("Release")
    Interaction.mutate(.smallOnesAreHidden)
    Interaction.scrollToEnd
    Interaction.mutate(.smallOnesAreHidden)
    Interaction.scrollToTop
    Interaction.mutate(.fishIsAdded)
  }
]
