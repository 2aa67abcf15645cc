import CellHarness
import UIKit

public struct BannersScreen: CellScreen {
  private let controller = BannersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let bannersScenarios: [Scenario] = [
  Scenario("size-never-settles/banners/buggy", BannersScreen.self, expecting: ["size-never-settles"]) {
    Interaction.scrollBy(300)
  }
]
