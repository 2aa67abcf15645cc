import CellHarness
import SwiftUI
import UIKit

public struct MetersScreen: CellScreen {
  private let controller = MetersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("meters are read") { controller.read() }] }
}

let metersScenarios: [Scenario] = [
  Scenario("controller-in-cell/meters/correct", MetersScreen.self) {
    Interaction.mutate("meters are read")
    Interaction.scrollToEnd
    Interaction.mutate("meters are read")
    Interaction.scrollToTop
  }
]
