import CellHarness
import UIKit

public struct SkyWireScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: SkyWireViewController(wire: SkyWire()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/TTTAttributedLabel/TTTAttributedLabel/issues/780
let skyWireScenarios: [CellScenario] = [
  CellScenario("handler-outlives-item/sky-wire/buggy", SkyWireScreen.self, expecting: ["handler-outlives-item"]) {
    CellInteraction.tap(.showing("Bright fireball over the fjord"), .showing("Sources"))
    CellInteraction.tap(.showing("Sky wire"))
    CellInteraction.scrollToEnd
    CellInteraction.tap(.showing("Venus by daylight"), .showing("Sources"))
    CellInteraction.tap(.showing("Sky wire"))
    CellInteraction.tap(.showing("Variable star wakes up"), .showing("Sources"))
    CellInteraction.tap(.showing("Sky wire"))
    CellInteraction.scrollToTop
  }
  .retelling("https://github.com/TTTAttributedLabel/TTTAttributedLabel/issues/780")
]
