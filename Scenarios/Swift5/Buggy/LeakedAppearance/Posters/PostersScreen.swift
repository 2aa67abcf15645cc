import CellHarness
import UIKit

public struct PostersScreen: CellScreen {
  private let controller = PostersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let postersScenarios: [Scenario] = [
  Scenario("leaked-appearance/posters/buggy", PostersScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToTop
  }
]
