import CellHarness
import UIKit

/// The text is stored when editing ends, for the row that `indexPath(for:)` names, which is nil for a cell out of
/// sight: who types a reading into the first row, scrolls it away and taps "Done" finds the field empty after scrolling
/// back (https://github.com/ericberman/MyFlightbookiOS/issues/142).
public struct OdometersScreen: CellScreen {
  private let controller = OdometersViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a car comes in") { controller.receiveCar() }
    ]
  }
}

let odometersScenarios: [Scenario] = [
  Scenario("lost-view-state/odometers/buggy", OdometersScreen.self, expecting: ["lost-view-state"]) {
    Interaction.type("42", .showing("HH-KM 101"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Done"))
    Interaction.scrollBy(-900)
  }
]
