import CellHarness
import UIKit

public struct OrderPadScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: OrderPadViewController(order: PadOrder()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: rows that take from each other, a row that is free because of others, totals, notes, and a lock while it is sent.
let orderPadScenarios: [Scenario] = [
  Scenario("stale-index-action/order-pad/correct", OrderPadScreen.self) {
    Interaction.tap(.showing("Flatbread"), .showing("+"))
    Interaction.tap(.showing("Pizza bianca"), .showing("+"))
    Interaction.tap(.showing("Pizza rossa"), .showing("+"))
    Interaction.type("crispy", .showing("Pizza rossa"), nil, clearing: false)
    Interaction.tap(.showing("Risotto"), .showing("+"))
    Interaction.scrollToEnd
    Interaction.tap(.showing("Fig tart"), .showing("+"))
    Interaction.scrollToTop
    Interaction.swipe(.showing("Pizza bianca"), .trailing)
    Interaction.tapAction("None")
    Interaction.tap(.showing("Send"))
    Interaction.tap(.showing("Change"))
  }
]
