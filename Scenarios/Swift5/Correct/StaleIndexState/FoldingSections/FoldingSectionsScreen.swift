import CellHarness
import UIKit

public struct FoldingSectionsScreen: CellScreen {
  private let controller = FoldingSectionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/innovian/HVTableView/issues/26
let foldingSectionsScenarios: [Scenario] = [
  Scenario("stale-index-state/folding-sections/correct", FoldingSectionsScreen.self) {
    Interaction.select(.showing("South 3"))
  }
  .retelling("https://github.com/innovian/HVTableView/issues/26")
]
