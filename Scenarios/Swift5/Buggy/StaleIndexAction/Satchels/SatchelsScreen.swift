import CellHarness
import UIKit

public struct SatchelsScreen: CellScreen {
  private let controller = SatchelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a satchel comes late") { controller.bring() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let satchelsScenarios: [Scenario] = [
  Scenario(
    "stale-index-action/satchels/buggy", SatchelsScreen.self, expecting: ["stale-index-action"],
    under: [HostTraits(device: .iPad)]
  ) {
    Interaction.focus(.showing("Satchel 3"))
    Interaction.focusView("Seal")
    Interaction.mutate("a satchel comes late")
    Interaction.pressKeys("return")
  }
]
