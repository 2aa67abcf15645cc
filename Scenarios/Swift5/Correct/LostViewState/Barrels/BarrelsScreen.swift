import CellHarness
import UIKit

public struct BarrelsScreen: CellScreen {
  private let controller = BarrelsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("readings are taken") { controller.takeReadings() },
      CellMutation("a barrel is laid down") { controller.layDownBarrel() },
    ]
  }
}

let barrelsScenarios: [Scenario] = [
  Scenario("lost-view-state/barrels/correct", BarrelsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Barrel 2"))
    Interaction.tap(.showing("Barrel 3"))
    Interaction.mutate("readings are taken")
  }
]
