import CellHarness
import SwiftUI
import UIKit

public struct PotteriesScreen: CellScreen {
  private let store = Pottery()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: PotteryView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("the second pot is glazed") { store.glaze() }] }
}

let potteriesScenarios: [Scenario] = [
  Scenario("unstable-identity/potteries/correct", PotteriesScreen.self) {
    Interaction.tap("Pot 2", "Notes")
    Interaction.mutate("the second pot is glazed")
  }
]
