import CellHarness
import UIKit

public struct HeartRateScreen: CellScreen {
  private let controller = HeartRateViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [
      CellMutation("the watch completes a note") {
        controller.log.append("was taken while climbing the stairs to the fourth floor, right after breakfast.", toNoteOf: 3)
      }
    ]
  }
}

let heartRateScenarios: [Scenario] = [
  Scenario("stale-content/heart-rate/correct", HeartRateScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.mutate("the watch completes a note")
    Interaction.cycleCellStates
    Interaction.scrollToEnd
  }
]
