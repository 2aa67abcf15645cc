import CellHarness
import UIKit

public struct FoldersScreen: CellScreen {
  private let controller = FoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let foldersScenarios: [Scenario] = [
  Scenario("leaked-appearance/folders/buggy", FoldersScreen.self, expecting: ["leaked-appearance"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
