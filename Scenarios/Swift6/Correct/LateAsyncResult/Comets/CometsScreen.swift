import CellHarness
import UIKit

public struct CometsScreen: CellScreen {
  private let controller = CometsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a comet vanishes") { controller.vanish() }] }
}

let cometsScenarios: [Scenario] = [
  Scenario("late-async-result/comets/correct", CometsScreen.self) {
    Interaction.hurry(0.2)
    Interaction.scrollBy(800)
    Interaction.mutate("a comet vanishes")
    Interaction.scrollToTop
    Interaction.scrollToEnd
  }
]
