import CellHarness
import UIKit

public struct KnotStepsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: KnotStepsViewController(guide: KnotGuide()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/xmartlabs/Eureka/issues/1227
let knotStepsScenarios: [CellScenario] = [
  CellScenario("stale-content/knot-steps/buggy", KnotStepsScreen.self, expecting: ["stale-content"]) {
    CellInteraction.openMenu(.showing("Come back through the loop"))
    CellInteraction.chooseMenuItem("Not so hard")
    CellInteraction.swipe(.showing("Pass the end through from below"), .trailing)
    CellInteraction.tapAction("Remove")
    CellInteraction.wait(1)
  }
  .retelling("https://github.com/xmartlabs/Eureka/issues/1227")
]
