import CellHarness
import UIKit

public struct SongbookScreen: CellScreen {
  private let controller = SongbookViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [CellMutation("sort by number") { controller.sortByNumber() }, CellMutation("the third goes") { controller.removeThird() }]
  }
}

let songbookScenarios: [Scenario] = [
  Scenario("stale-index-state/songbook/correct", SongbookScreen.self) {
    Interaction.tap(.showing("Hymn no. 2"), .showing("Add to favorites"))
    Interaction.tap(.showing("Hymn no. 5"), .showing("Add to favorites"))
    Interaction.mutate("the third goes")
    Interaction.scrollBy(900)
    Interaction.mutate("sort by number")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
