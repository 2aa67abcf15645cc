import CellHarness
import UIKit

public struct SpokenStationsScreen: CellScreen {
  private let controller = SpokenStationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let stationsScenarios: [Scenario] = [
  Scenario("accessibility-history/stations/correct", SpokenStationsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
