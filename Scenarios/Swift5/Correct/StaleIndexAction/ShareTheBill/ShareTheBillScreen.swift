import CellHarness
import UIKit

public struct ShareTheBillScreen: CellScreen {
  private let controller: ShareTheBillViewController
  private let navigation: UINavigationController

  public init() {
    controller = ShareTheBillViewController()
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    let guests = controller.desk.bill.guests
    return guests.indices.contains(indexPath.row) ? guests[indexPath.row].id : nil
  }
}

let shareTheBillScenarios: [Scenario] = [
  Scenario("stale-index-action/share-the-bill/correct", ShareTheBillScreen.self) {
    Interaction.tap(.showing("Chidi"), .showing("+"))
    Interaction.toggle(.showing("Emre"))
    Interaction.tap(.showing("15 %"))
    Interaction.swipe(.showing("Björn"), .trailing)
    Interaction.tapAction("Leave")
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Undo"))
    Interaction.tap(.showing("Redo"))
    Interaction.tap(.showing("Add"))
    Interaction.typeInAlert("Zoë")
    Interaction.tapAlert("Invite")
    Interaction.scrollToEnd
  }
]
