import CellHarness
import UIKit

public struct NightDeskScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: NightDeskViewController(log: DeskLog()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// A correct screen: notes that are typed while rows move, requests that leave and come back, one unfolded row, counts in headers.
let nightDeskScenarios: [CellScenario] = [
  CellScenario("stale-index-action/night-desk/correct", NightDeskScreen.self) {
    CellInteraction.tap(.showing("An iron"))
    CellInteraction.type("brought at two", .showing("An iron"), nil, clearing: false)
    CellInteraction.tap(.showing("Taxi at five"), .showing("Take"))
    CellInteraction.hurry(0.5)
    CellInteraction.swipe(.showing("Late check-out"), .leading)
    CellInteraction.hurry(0.5)
    CellInteraction.tapAction("Later")
    CellInteraction.wait(6)
    CellInteraction.scrollTo(.identity("3"))
    CellInteraction.tap(.showing("Tea for two"), .showing("Done"))
    CellInteraction.scrollToTop
    CellInteraction.openMenu(.showing("Key card is dead"))
    CellInteraction.chooseMenuItem("To done")
    CellInteraction.scrollToEnd
    CellInteraction.scrollToTop
    CellInteraction.pullToRefresh
    CellInteraction.type("bath", .showing("Room or wish"), nil, clearing: false)
  }
]
