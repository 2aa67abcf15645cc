import CellHarness
import UIKit

/// A row that ends displaying stops the jingle at its index path. When the first jingle is withdrawn while the second
/// one plays, the second one goes silent ("0 playing"), though its row still says "Playing".
public struct JinglesScreen: CellScreen {
  private let controller = JinglesViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("the first jingle is withdrawn") { controller.withdrawFirst() }
    ]
  }
}

/// Not found yet: the list's own call stops another row's jingle, and only the title says so.
let jinglesScenarios: [Scenario] = [
  Scenario("stale-index-access/jingles/buggy", JinglesScreen.self, expecting: ["stale-index-access"]) {
    Interaction.tap(.showing("Jingle 2"))
    Interaction.mutate("the first jingle is withdrawn")
  }
]
