import CellHarness
import UIKit

public struct NightDeskScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: NightDeskViewController(log: DeskLog()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: notes that are typed while rows move, requests that leave and come back, one unfolded row, counts in headers.
let nightDeskScenarios: [Scenario] = [
  Scenario("stale-index-action/night-desk/correct", NightDeskScreen.self) {
    Interaction.tap(.showing("An iron"))
    Interaction.type("brought at two", .showing("An iron"), nil, clearing: false)
    Interaction.tap(.showing("Taxi at five"), .showing("Take"))
    Interaction.hurry(0.5)
    Interaction.swipe(.showing("Late check-out"), .leading)
    Interaction.hurry(0.5)
    Interaction.tapAction("Later")
    Interaction.wait(6)
    Interaction.scrollTo(.identity("3"))
    Interaction.tap(.showing("Tea for two"), .showing("Done"))
    Interaction.scrollToTop
    Interaction.openMenu(.showing("Key card is dead"))
    Interaction.chooseMenuItem("To done")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.pullToRefresh
    Interaction.type("bath", .showing("Room or wish"), nil, clearing: false)
  }
]
