import CellHarness
import UIKit

public struct NoticeBoardScreen: CellScreen {
  private let controller = NoticeBoardViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a notice grows") { controller.extend() }] }
}

let noticeBoardScenarios: [Scenario] = [
  // A false alarm of `stale-size` once: rebuilt cells were not measured.
  Scenario("stale-size/notice-board/correct", NoticeBoardScreen.self) {
    Interaction.mutate("a notice grows")
    Interaction.scrollBy(300)
    Interaction.mutate("a notice grows")
    Interaction.scrollToTop
  }
]
