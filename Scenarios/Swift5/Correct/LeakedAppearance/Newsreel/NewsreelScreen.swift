import CellHarness
import UIKit

public struct NewsreelScreen: CellScreen {
  public let rootViewController: UIViewController

  public init() {
    rootViewController = UINavigationController(rootViewController: NewsreelViewController(edition: Edition()))
  }
}

let newsreelScenarios: [Scenario] = [
  Scenario("leaked-appearance/newsreel/correct", NewsreelScreen.self) {
    Interaction.tap("Sport only")
  }
  .retelling("https://github.com/AppLovin/AppLovin-MAX-SDK-iOS/issues/103")
]
