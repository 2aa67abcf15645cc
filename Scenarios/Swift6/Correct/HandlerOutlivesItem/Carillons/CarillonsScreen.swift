import CellHarness
import UIKit

public struct CarillonsScreen: CellScreen {
  private let controller = CarillonsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("all ring") { controller.ringAll() },
      CellMutation("the first goes") { controller.removeFirst() },
    ]
  }
}

let carillonsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/carillons/correct", CarillonsScreen.self) {
    Interaction.tap(.showing("Bell 2"))
    Interaction.scrollToEnd
    Interaction.mutate("all ring")
    Interaction.mutate("the first goes")
  }
]
