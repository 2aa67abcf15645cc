import CellHarness
import UIKit

public struct FirmwaresScreen: CellScreen {
  private let controller = FirmwaresViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
}

let firmwaresScenarios: [Scenario] = [
  Scenario("late-async-result/firmwares/buggy", FirmwaresScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.2)
    Interaction.tap("Device 2")
    Interaction.hurry(0.3)
    Interaction.scrollToEnd
    Interaction.wait(seconds: 1)
  }
]
