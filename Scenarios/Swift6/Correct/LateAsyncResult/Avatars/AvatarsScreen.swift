import CellHarness
import UIKit

public struct AvatarsScreen: CellScreen {
  private let controller = AvatarsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let avatarsScenarios: [Scenario] = [
  Scenario("late-async-result/avatars/correct", AvatarsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  }
]
