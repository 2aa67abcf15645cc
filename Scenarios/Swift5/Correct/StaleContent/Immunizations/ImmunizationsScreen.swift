import CellHarness
import UIKit

public struct ImmunizationsScreen: CellScreen {
  private let record = ImmunizationRecord()

  public init() {}

  public var rootViewController: UIViewController {
    UINavigationController(rootViewController: ImmunizationsViewController(record: record))
  }

  public var mutations: [CellMutation] {
    [CellMutation("a reminder arrives") { [record] in record.receive("Travel advice") }]
  }
}

let immunizationsScenarios: [Scenario] = [
  Scenario("stale-content/immunizations/correct", ImmunizationsScreen.self) {
    Interaction.swipe(.showing("Measles, dose 1"), .trailing)
    Interaction.mutate("a reminder arrives")
    Interaction.tapAction("Done")
    Interaction.swipe(.showing("Polio, dose 1"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
