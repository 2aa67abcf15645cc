import CellHarness
import UIKit

public struct GreenhouseCountsScreen: CellScreen {
  private let controller: GreenhouseCountsViewController
  private let navigation: UINavigationController

  public init() {
    controller = GreenhouseCountsViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let beds = controller.greenhouse.beds
    guard beds.indices.contains(indexPath.section), beds[indexPath.section].crops.indices.contains(indexPath.row) else {
      return nil
    }
    return controller.greenhouse[indexPath].id
  }
}

// Re-told from https://github.com/netcosports/Astrolabe/issues/33
let greenhouseCountsScenarios: [Scenario] = [
  Scenario("stale-index-action/greenhouse-counts/buggy", GreenhouseCountsScreen.self, expecting: ["stale-index-action"]) {
    Interaction.swipe(.showing("Chives"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.tap(.showing("Mint"), .showing("+"))
    Interaction.tap(.showing("Mint"), .showing("+"))
  }
  .retelling("https://github.com/netcosports/Astrolabe/issues/33")
]
