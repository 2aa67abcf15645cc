import CellHarness
import UIKit

public struct InsigniaScreen: CellScreen {
  private let controller = InsigniaViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a guest arrives") { controller.arrive() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let insigniaScenarios: [Scenario] = [
  Scenario("stale-index-state/insignia/buggy", InsigniaScreen.self, expecting: ["stale-index-state"]) {
    Interaction.liftView("Rose")
    Interaction.drop(.onto(.showing("Knight 3")))
    Interaction.mutate("a guest arrives")
  }
]
