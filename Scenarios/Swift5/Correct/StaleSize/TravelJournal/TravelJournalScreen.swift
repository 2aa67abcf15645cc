import CellHarness
import UIKit

public struct TravelJournalScreen: CellScreen {
  private let controller = TravelJournalViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a day is added") { controller.addDay() }] }
}

let travelJournalScenarios: [Scenario] = [
  Scenario("stale-size/travel-journal/correct", TravelJournalScreen.self) {
    Interaction.type("A long way by bus over many hills, then a short one on foot.", .showing("Day 2"), nil, clearing: false)
    Interaction.mutate("a day is added")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
