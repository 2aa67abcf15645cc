import CellHarness
import UIKit

public struct AnniversariesScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: AnniversariesViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let anniversariesScenarios: [Scenario] = [
  Scenario("stale-index-state/anniversaries/buggy", AnniversariesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.tap(.showing("By year"))
    Interaction.scrollToEnd
  }
]
