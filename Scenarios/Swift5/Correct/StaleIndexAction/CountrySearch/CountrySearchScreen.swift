import CellHarness
import UIKit

public struct CountrySearchScreen: CellScreen {
  private let controller = CountrySearchViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("searches for a country") { controller.search("a") },
      CellMutation("clears the search") { controller.search("") },
    ]
  }
}

// Re-told from https://github.com/SURYAKANTSHARMA/CountryPicker/pull/55
let countrySearchScenarios: [Scenario] = [
  Scenario("stale-index-action/country-search/correct", CountrySearchScreen.self) {
    Interaction.mutate("searches for a country")
    Interaction.select(.showing("Germany"))
    Interaction.mutate("clears the search")
  }
  .retelling("https://github.com/SURYAKANTSHARMA/CountryPicker/pull/55")
]
