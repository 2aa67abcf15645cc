import CellHarness
import UIKit

public struct LanternsScreen: CellScreen {
  private let controller = LanternsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a lantern arrives") { controller.arrive() }] }
}

let lanternsScenarios: [Scenario] = [
  Scenario("leaked-appearance/lanterns/correct", LanternsScreen.self) {
    Interaction.tap(.showing("Lantern 2"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("a lantern arrives")
    Interaction.tap(.showing("Lantern 41"))
    Interaction.cycleCellStates
  }
]
