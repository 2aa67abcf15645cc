import CellHarness
import UIKit

public struct SkyWireScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: SkyWireViewController(wire: SkyWire()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/TTTAttributedLabel/TTTAttributedLabel/issues/780
let skyWireScenarios: [Scenario] = [
  Scenario("handler-outlives-item/sky-wire/buggy", SkyWireScreen.self, expecting: ["handler-outlives-item"]) {
    Interaction.tap(.showing("Bright fireball over the fjord"), .showing("Sources"))
    Interaction.tap(.showing("Sky wire"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Venus by daylight"), .showing("Sources"))
    Interaction.tap(.showing("Sky wire"))
    Interaction.tap(.showing("Variable star wakes up"), .showing("Sources"))
    Interaction.tap(.showing("Sky wire"))
    Interaction.scrollToTop
  }
  .retelling("https://github.com/TTTAttributedLabel/TTTAttributedLabel/issues/780")
]
