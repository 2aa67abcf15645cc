import CellHarness
import UIKit

public struct DrawerCabinetScreen: CellScreen {
  private let controller = DrawerCabinetViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] { [CellMutation("tools and linen are exchanged") { controller.exchange() }] }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.thing(at: indexPath) }
}

let drawerCabinetScenarios: [Scenario] = [
  Scenario("stale-index-state/drawer-cabinet/correct", DrawerCabinetScreen.self) {
    Interaction.tap("Tools", "Push")
    Interaction.mutate("tools and linen are exchanged")
  }
]
