import CellHarness
import UIKit

public struct SteadyBannersScreen: CellScreen {
  private let controller = SteadyBannersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bannersScenarios: [Scenario] = [
  Scenario("size-never-settles/banners/correct", SteadyBannersScreen.self) {
    Interaction.scrollBy(300)
    Interaction.scrollToEnd
  }
]
