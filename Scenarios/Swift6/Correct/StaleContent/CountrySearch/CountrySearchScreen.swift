import CellHarness
import UIKit

public struct CountrySearchScreen: CellScreen {
  private let controller = CountrySearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("search for 1") { controller.search("1") },
      CellMutation("search for 12") { controller.search("12") },
      CellMutation("search for nothing") { controller.search("") },
    ]
  }
}

let countrySearchScenarios: [Scenario] = [
  Scenario("stale-content/country-search/correct", CountrySearchScreen.self) {
    Interaction.mutate("search for 1")
    Interaction.scrollBy(400)
    Interaction.mutate("search for 12")
    Interaction.mutate("search for nothing")
    Interaction.scrollToEnd
    Interaction.mutate("search for 1")
    Interaction.scrollToTop
  }
]
