import CellHarness
import UIKit

public struct PalettesScreen: CellScreen {
  private let controller = PalettesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a palette is mixed") { controller.mix() }] }
}

let palettesScenarios: [Scenario] = [
  Scenario("leaked-appearance/palettes/correct", PalettesScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("a palette is mixed")
    Interaction.rotate(.landscape)
  }
]
