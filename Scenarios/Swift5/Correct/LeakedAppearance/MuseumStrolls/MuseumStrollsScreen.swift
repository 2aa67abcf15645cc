import CellHarness
import UIKit

public struct MuseumStrollsScreen: CellScreen {
  private let controller = MuseumStrollsViewController(guide: MuseumGuide())
  private let navigation: UINavigationController

  public init() { navigation = UINavigationController(rootViewController: controller) }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    guard list === controller.tableView, controller.rooms.indices.contains(indexPath.row) else { return nil }
    return controller.rooms[indexPath.row].id
  }
}

// Re-told from https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/33
let museumStrollsScenarios: [Scenario] = [
  Scenario("leaked-appearance/museum-strolls/correct", MuseumStrollsScreen.self) {
    Interaction.tap(.showing("Lace"), .showing("Not yet"))
    Interaction.scrollInside(.showing("Small lace"), by: 420)
    Interaction.scrollBy(1200)
    Interaction.scrollToTop
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/ashfurrow/Collection-View-in-a-Table-View-Cell/issues/33")
]
