import CellHarness
import UIKit

/// Each configuration of a cell adds one more action to its stepper. After scrolling down and up again (or a delivery),
/// a step on one row also writes its quantity to all screws the cell showed before.
/// https://github.com/BalestraPatrick/ValueStepper/issues/33
public struct FastenersScreen: CellScreen {
  private let controller = FastenersViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a delivery arrives") { controller.receiveDelivery() }
    ]
  }
}

let fastenersScenarios: [Scenario] = [
  Scenario("added-at-configuration/fasteners/buggy", FastenersScreen.self, expecting: ["added-at-configuration"]) {
    Interaction.mutate("a delivery arrives")
    Interaction.tap(.showing("Screw M5"), .path("FastenerCell/contentView/UIStackView/UIStepper"))
  }
]
