import CellHarness
import UIKit

public struct BoardScreen: CellScreen {
  private let controller = BoardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("two cards come") { controller.insertTwo() },
      CellMutation("the first goes fifth") { controller.moveFirstToFifth() },
    ]
  }
}

let boardScenarios: [Scenario] = [
  Scenario("stale-index-state/board/correct", BoardScreen.self) {
    Interaction.mutate("two cards come")
    Interaction.scrollBy(800)
    Interaction.scrollToTop
    Interaction.mutate("the first goes fifth")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
