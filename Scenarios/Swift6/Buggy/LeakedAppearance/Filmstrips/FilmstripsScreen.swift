import CellHarness
import UIKit

public struct FilmstripsScreen: CellScreen {
  private let controller = FilmstripsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let filmstripsScenarios: [Scenario] = [
  Scenario("leaked-appearance/filmstrips/buggy", FilmstripsScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollInside(.showing("Film 2"), by: 400)
    Interaction.scrollBy(1200)
    Interaction.scrollToEnd
  }
]
