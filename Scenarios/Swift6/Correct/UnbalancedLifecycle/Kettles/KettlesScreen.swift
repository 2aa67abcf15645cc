import CellHarness
import UIKit

public struct KettlesScreen: CellScreen {
  private let controller = KettlesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var ignoredWork: [String] { ["KettleCell.start()"] }
}

let kettlesScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/kettles/correct", KettlesScreen.self) {
    Interaction.wait(3)
    Interaction.scrollBy(700)
    Interaction.wait(5)
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.wait(20)
  }
]
