import CellHarness
import UIKit

public struct TransfersScreen: CellScreen {
  private let controller = TransfersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("downloads advance") { controller.advance() }
    ]
  }
}

let transfersScenarios: [Scenario] = [
  Scenario("unstable-identity/transfers/correct", TransfersScreen.self) {
    Interaction.mutate("downloads advance")
    Interaction.tap(.showing("archive-2.zip"), .showing("Cancel"))
    Interaction.mutate("downloads advance")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
