import CellHarness
import SwiftUI

public struct HamletsScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: HamletsView(weather: HamletWeather())) }

  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/Droidective/Droidective, pull request 219
let hamletsScenarios: [Scenario] = [
  Scenario("late-async-result/hamlets/correct", HamletsScreen.self) {
    Interaction.hurry()
    Interaction.tap(.showing("Saturday"))
    Interaction.tap(.showing("Sunday"))
    Interaction.wait(5)
  }
  .retelling("https://github.com/Droidective/Droidective/pull/219")
]
