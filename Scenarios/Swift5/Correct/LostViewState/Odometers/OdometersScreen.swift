import CellHarness
import UIKit

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
  Scenario("lost-view-state/odometers/correct", OdometersScreen.self) {
    Interaction.type("42", .showing("HH-KM 101"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Done"))
    Interaction.scrollBy(-900)
  }
]
