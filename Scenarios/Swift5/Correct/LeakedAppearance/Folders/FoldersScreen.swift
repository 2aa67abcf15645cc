import CellHarness
import UIKit

public struct TidyFoldersScreen: CellScreen {
  private let controller = TidyFoldersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let foldersScenarios: [Scenario] = [
  Scenario("leaked-appearance/folders/correct", TidyFoldersScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
