import CellHarness
import UIKit

public struct ItineraryDaysScreen: CellScreen {
  private let controller: ItineraryDaysViewController
  private let navigation: UINavigationController

  public init() {
    controller = ItineraryDaysViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let days = controller.itinerary.days
    guard days.indices.contains(indexPath.section), days[indexPath.section].stops.indices.contains(indexPath.row) else {
      return nil
    }
    return days[indexPath.section].stops[indexPath.row].id
  }
}

// Re-told from https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18
let itineraryDaysScenarios: [Scenario] = [
  Scenario("stale-index-action/itinerary-days/buggy", ItineraryDaysScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("▾ Lisbon"), .showing("Remove"))
    Interaction.tapAlert("Remove Day")
    Interaction.tap(.showing("▾ Sintra"))
    Interaction.tap(.showing("▾ Lagos"))
  }
  .retelling("https://github.com/LaurentiuUngur/LUExpandableTableView/issues/18")
]
