import CellHarness
import UIKit

public struct KnotStepsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: KnotStepsViewController(guide: KnotGuide()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/xmartlabs/Eureka/issues/1227
let knotStepsScenarios: [Scenario] = [
  Scenario("stale-content/knot-steps/correct", KnotStepsScreen.self) {
    Interaction.openMenu(.showing("Come back through the loop"))
    Interaction.chooseMenuItem("Not so hard")
    Interaction.swipe(.showing("Pass the end through from below"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.wait(1)
  }
  .retelling("https://github.com/xmartlabs/Eureka/issues/1227")
]
