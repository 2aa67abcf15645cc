import CellHarness
import UIKit

public struct RoomSettingsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: RoomSettingsViewController(preferences: RoomPreferences()))
  }
}

let roomSettingsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/room-settings/correct", RoomSettingsScreen.self) {
    Interaction.scrollToEnd
    Interaction.toggle("Small uploads")
    Interaction.toggle("Wide rows")
    Interaction.scrollToTop
  }
  .retelling("https://github.com/element-hq/element-ios/pull/5577")
]
