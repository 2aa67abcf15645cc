import CellHarness
import UIKit

public struct SleepSoundsScreen: CellScreen {
  private let controller = SleepSoundsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let sleepSoundsScenarios: [Scenario] = [
  Scenario("nondeterminism/sleep-sounds/correct", SleepSoundsScreen.self) {
    Interaction.tap(.showing("Sound 2"), .showing("Play"))
    Interaction.wait(1.5)
    Interaction.scrollBy(900)
    Interaction.wait(3)
    Interaction.scrollToTop
    Interaction.tap(.showing("Sound 3"), .showing("Play"))
    Interaction.wait(5)
  }
]
