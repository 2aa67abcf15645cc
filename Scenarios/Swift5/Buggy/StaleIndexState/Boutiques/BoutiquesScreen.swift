import CellHarness
import UIKit

public struct BoutiquesScreen: CellScreen {
  private let controller = BoutiquesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first shop closes") { controller.closeFirst() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.identity(at: indexPath, in: list)
  }
}

let boutiquesScenarios: [Scenario] = [
  Scenario("stale-index-state/boutiques/buggy", BoutiquesScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollInside(.identity("3"), by: 600)
    Interaction.mutate("the first shop closes")
  }
]
