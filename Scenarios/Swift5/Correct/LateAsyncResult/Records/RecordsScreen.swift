import CellHarness
import UIKit

public struct RecordsScreen: CellScreen {
  private let controller = RecordsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let recordsScenarios: [Scenario] = [
  Scenario("late-async-result/records/correct", RecordsScreen.self) {
    Interaction.tap(.showing("Record 2"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.wait(2)
    Interaction.scrollToTop
  }
]
