import CellHarness
import SwiftUI
import UIKit

public struct DispensariesScreen: CellScreen {
  private let store = JarStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: JarsView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("all jars are filled") { store.refill() }] }
}

let dispensariesScenarios: [Scenario] = [
  Scenario("stale-content/dispensaries/buggy", DispensariesScreen.self, expecting: ["stale-content"]) {
    Interaction.mutate("all jars are filled")
  }
]
