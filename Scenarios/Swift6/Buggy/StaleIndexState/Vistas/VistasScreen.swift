import CellHarness
import UIKit

public struct VistasScreen: CellScreen {
  private let controller = VistasViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.card(at: indexPath) }
}

let vistasScenarios: [Scenario] = [
  Scenario("stale-index-state/vistas/buggy", VistasScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe(.showing("Oslo by day"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.scrollToEnd
  }
]
