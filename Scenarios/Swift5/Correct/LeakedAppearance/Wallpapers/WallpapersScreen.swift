import CellHarness
import UIKit

public struct WallpapersScreen: CellScreen {
  private let controller = WallpapersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first two go") { controller.removeFirstRow() }] }
}

let wallpapersScenarios: [Scenario] = [
  Scenario("leaked-appearance/wallpapers/correct", WallpapersScreen.self) {
    Interaction.scrollBy(800)
    Interaction.wait(0.1)
    Interaction.scrollBy(900)
    Interaction.mutate("the first two go")
    Interaction.scrollToTop
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(0.05)
    Interaction.scrollBy(-1200)
    Interaction.wait(2)
  }
]
