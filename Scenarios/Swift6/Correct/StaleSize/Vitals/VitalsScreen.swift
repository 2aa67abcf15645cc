import CellHarness
import UIKit

public struct VitalsScreen: CellScreen {
  private let controller = VitalsViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [
      CellMutation("new values arrive") {
        for vital in controller.vitals { vital.value.send(String(60 + vital.id)) }
      },
      CellMutation("the nurse remarks") {
        controller.vitals[2].remark.send(
          "Probe was moved to the other hand at noon; values before that are too low and should not be used for the chart.")
      },
    ]
  }
}

let vitalsScenarios: [Scenario] = [
  // Looks like a mistake and is none: size follows constraints.
  // Correct: values change in place, and the list follows the constraints of its cells.
  Scenario("stale-size/vitals/correct", VitalsScreen.self) {
    Interaction.mutate("new values arrive")
    Interaction.scrollBy(700)
    Interaction.mutate("new values arrive")
    Interaction.scrollToTop
    Interaction.mutate("the nurse remarks")
    Interaction.scrollToEnd
  }
]
