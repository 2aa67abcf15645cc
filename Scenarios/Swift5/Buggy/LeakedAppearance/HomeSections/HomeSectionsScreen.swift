import CellHarness
import UIKit

public struct HomeSectionsScreen: CellScreen {
  private let controller = HomeSectionsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
}

// Re-told from https://github.com/mozilla-mobile/firefox-ios/pull/10941
let homeSectionsScenarios: [Scenario] = [
  Scenario("leaked-appearance/home-sections/buggy", HomeSectionsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.tap(.showing("Pets"), .showing("Show all"))
  }
  .retelling("https://github.com/mozilla-mobile/firefox-ios/pull/10941")
]
