import CellHarness
import SwiftUI
import UIKit

public struct RowBrowserScreen: CellScreen {
  private let model = RowBrowserModel()
  private let root: UIViewController
  public init() { root = UIHostingController(rootView: RowBrowserView(model: model)) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("only open ones are shown") { model.onlyOpen = true },
      CellMutation("all are shown") { model.onlyOpen = false },
    ]
  }
}

// Re-told from https://github.com/TableProApp/TablePro/pull/1094
let rowBrowserScenarios: [Scenario] = [
  Scenario("crash/row-browser/correct", RowBrowserScreen.self) {
    Interaction.tap(.showing("Next page"))
    Interaction.tap(.showing("Next page"))
  }
  .retelling("https://github.com/TableProApp/TablePro/pull/1094")
]
