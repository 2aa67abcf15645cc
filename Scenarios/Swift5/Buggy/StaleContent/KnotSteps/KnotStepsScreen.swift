import CellHarness
import UIKit

public struct KnotStepsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: KnotStepsViewController(guide: KnotGuide()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/xmartlabs/Eureka/issues/1227
/// Not found yet: numbers that say where a row stands are not compared for rows that only moved.
let knotStepsScenarios: [Scenario] = [
  Scenario("stale-content/knot-steps/buggy", KnotStepsScreen.self, expecting: ["stale-content"]) {
    Interaction.openMenu(.showing("Come back through the loop"))
    Interaction.chooseMenuItem("Not so hard")
    Interaction.swipe(.showing("Pass the end through from below"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.wait(1)
  }
  .retelling("https://github.com/xmartlabs/Eureka/issues/1227")
]
