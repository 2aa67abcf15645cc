import CellHarness
import UIKit

public struct OrchidsScreen: CellScreen {
  private let controller = OrchidsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("all are watered") { controller.waterAll() },
      CellMutation("the first is watered") { controller.waterFirst() },
    ]
  }
}

let orchidsScenarios: [Scenario] = [
  Scenario("late-async-result/orchids/buggy", OrchidsScreen.self, expecting: ["late-async-result"]) {
    Interaction.scrollToEnd
    Interaction.mutate("the first is watered")
  }
]
