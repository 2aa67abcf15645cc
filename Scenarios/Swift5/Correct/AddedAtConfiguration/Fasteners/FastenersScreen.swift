import CellHarness
import UIKit

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
  Scenario("added-at-configuration/fasteners/correct", FastenersScreen.self) {
    Interaction.mutate("a delivery arrives")
    Interaction.tap(.showing("Screw M5"), .path("FastenerCell/contentView/UIStackView/UIStepper"))
  }
]
