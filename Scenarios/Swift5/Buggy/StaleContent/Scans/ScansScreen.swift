import CellHarness
import UIKit

public struct ScansScreen: CellScreen {
  let controller = ScansViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [.anotherIsScanned] }
}

extension Mutation {
  static let anotherIsScanned = Mutation("another paper is scanned", in: ScansScreen.self) { $0.controller.scanAnother() }
}

// Re-told from https://github.com/DenTelezhkin/DTTableViewManager/issues/17
let scansScenarios: [Scenario] = [
  Scenario("stale-content/scans/buggy", ScansScreen.self, expecting: ["stale-content"]) {
    Interaction.setEditing(true)
    Interaction.tap("Scan 3")
    Interaction.tap("Scan 5")
    Interaction.tap("Throw away selected")
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/DenTelezhkin/DTTableViewManager/issues/17")
]
