import CellHarness
import UIKit

public struct ReadableSettingsScreen: CellScreen {
  private let controller = ReadableSettingsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let readableSettingsScenarios: [Scenario] = [
  Scenario("stale-size/readable-settings/correct", ReadableSettingsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.changeTrait(.textSize(.accessibilityMedium))
    Interaction.scrollToEnd
    Interaction.changeTrait(.textSize(.large))
    Interaction.scrollToTop
  }
]
