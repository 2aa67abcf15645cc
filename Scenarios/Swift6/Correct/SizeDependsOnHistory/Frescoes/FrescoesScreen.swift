import CellHarness
import UIKit

public struct FrescoesScreen: CellScreen {
  private let controller = FrescoesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("shuffled") { controller.shuffle() }] }
}

let frescoesScenarios: [Scenario] = [
  Scenario("size-depends-on-history/frescoes/correct", FrescoesScreen.self) {
    Interaction.scrollToEnd
    Interaction.mutate("shuffled")
    Interaction.scrollToTop
  }
]
