import CellHarness
import UIKit

/// A reused switch is freed of its handlers for `.touchUpInside`, but they are for `.valueChanged`: one switch changes
/// two settings.
public struct RoomSettingsScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: RoomSettingsViewController(preferences: RoomPreferences()))
  }
}

let roomSettingsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/room-settings/buggy", RoomSettingsScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.scrollToEnd
    Interaction.toggle("Small uploads")
    Interaction.toggle("Wide rows")
    Interaction.scrollToTop
  }
  .retelling("https://github.com/element-hq/element-ios/pull/5577")
]
