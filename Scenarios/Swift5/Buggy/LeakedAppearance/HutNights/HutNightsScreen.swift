import CellHarness
import UIKit

public struct HutNightsScreen: CellScreen {
  private let controller = HutNightsViewController(season: HutSeason())
  private let navigation: UINavigationController

  public init() { navigation = UINavigationController(rootViewController: controller) }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [CellMutation("a bed is given back on Fri 3 July") { [controller] in controller.bedReleased(on: 2) }]
  }
}

// Re-told from https://github.com/iPlug2/iPlug2/pull/1014
let hutNightsScenarios: [Scenario] = [
  Scenario("leaked-appearance/hut-nights/buggy", HutNightsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.tap(.showing("Wed 1 July"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Thu 2 July"))
  }
  .retelling("https://github.com/iPlug2/iPlug2/pull/1014")
]
