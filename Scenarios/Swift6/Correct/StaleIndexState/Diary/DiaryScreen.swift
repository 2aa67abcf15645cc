import CellHarness
import UIKit

public struct DiaryScreen: CellScreen {
  private let controller = DiaryViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("an entry is written") { controller.write() }, CellMutation("day 2 is dropped") { controller.dropDay(2) }]
  }
}

let diaryScenarios: [Scenario] = [
  Scenario("stale-index-state/diary/correct", DiaryScreen.self) {
    Interaction.mutate("day 2 is dropped")
    Interaction.tap(.showing("Entry 2"), nil)
    Interaction.scrollBy(700)
    Interaction.mutate("an entry is written")
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  }
]
