import CellHarness
import SwiftUI
import UIKit

public struct ExhibitsScreen: CellScreen {
  private let controller = ExhibitsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("two exhibits close") { controller.close() }] }
}

let exhibitsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/exhibits/correct", ExhibitsScreen.self) {
    Interaction.scrollBy(700)
    Interaction.mutate("two exhibits close")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
