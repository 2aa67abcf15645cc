import CellHarness
import UIKit

public struct BeaconSettingsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: BeaconSettingsViewController())
  public init() {}
  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/element-hq/element-ios/pull/5577
let beaconSettingsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/beacon-settings/correct", BeaconSettingsScreen.self) {
    Interaction.scrollToEnd
    Interaction.toggle(.showing("Beta features"))
    Interaction.toggle(.showing("Crash reports"))
    Interaction.toggle(.showing("Relay calls"))
    Interaction.toggle(.showing("Reduce motion"))
    Interaction.scrollToTop
  }
  .retelling("https://github.com/element-hq/element-ios/pull/5577")
]
