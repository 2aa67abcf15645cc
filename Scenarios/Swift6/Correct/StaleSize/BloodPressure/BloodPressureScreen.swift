import CellHarness
import UIKit

public struct BloodPressureScreen: CellScreen {
  private let controller = BloodPressureViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [
      CellMutation("the doctor comments on the second entry") {
        controller.entries[1].comment =
          "A little high. Please measure again after ten minutes of rest, with both feet on the floor, "
          + "and bring the list of readings to your next appointment."
      }
    ]
  }
}

let bloodPressureScenarios: [Scenario] = [
  Scenario("stale-size/blood-pressure/correct", BloodPressureScreen.self) {
    Interaction.scrollBy(700)
    Interaction.scrollToTop
    Interaction.mutate("the doctor comments on the second entry")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
