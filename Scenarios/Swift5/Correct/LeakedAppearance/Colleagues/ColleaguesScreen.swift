import CellHarness
import UIKit

public struct ColleaguesScreen: CellScreen {
  private let controller = ColleaguesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let colleaguesScenarios: [Scenario] = [
  Scenario("leaked-appearance/colleagues/correct", ColleaguesScreen.self) {
    Interaction.tap(.showing("Colleague 1"), .showing("Call"))
    Interaction.tap(.showing("Colleague 3"), .showing("Call"))
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Colleague 22"), .showing("Call"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Colleague 1"), .showing("Call"))
  }
]
