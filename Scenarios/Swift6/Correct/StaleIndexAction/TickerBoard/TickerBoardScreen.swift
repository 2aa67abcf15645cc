import CellHarness
import UIKit

public struct TickerBoardScreen: CellScreen {
  private let controller = TickerBoardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first train departs") { controller.depart() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.trains.indices.contains(indexPath.row) ? controller.trains[indexPath.row].name : nil
  }
}

let tickerBoardScenarios: [Scenario] = [
  Scenario("stale-index-action/ticker-board/correct", TickerBoardScreen.self) {
    Interaction.tap("Train 3")
    Interaction.mutate("the first train departs")
    Interaction.wait(20)
  }
]
