import CellHarness
import SwiftUI
import UIKit

public struct NewsstandsScreen: CellScreen {
  private let store = NewsstandStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: NewsstandView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("the first goes to the end") { store.shuffle() }] }
}

let newsstandsScenarios: [Scenario] = [
  Scenario("stale-index-action/newsstands/correct", NewsstandsScreen.self) {
    Interaction.tap(.showing("Fern no. 2"))
    Interaction.mutate("the first goes to the end")
    Interaction.tap(.showing("Moss no. 1"))
  }
]
