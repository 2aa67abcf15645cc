import CellHarness
import UIKit

public struct DiaryScreen: CellScreen {
  private let controller = DiaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let diaryScenarios: [Scenario] = [
  Scenario("stale-size/diary/correct", DiaryScreen.self) {
    Interaction.type(" and a line of words that does not fit into one line", .showing("Day 3"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
