import CellHarness
import UIKit

public struct AnnouncementsScreen: CellScreen {
  private let controller = AnnouncementsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first header grows") { controller.extend() }] }
}

let announcementsScenarios: [Scenario] = [
  Scenario("stale-size/announcements/correct", AnnouncementsScreen.self) {
    Interaction.mutate("the first header grows")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
