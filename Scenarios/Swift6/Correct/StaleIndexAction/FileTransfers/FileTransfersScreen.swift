import CellHarness
import UIKit

public struct FileTransfersScreen: CellScreen {
  private let controller = FileTransfersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.files.indices.contains(indexPath.row) ? controller.files[indexPath.row].name : nil
  }
}

let fileTransfersScenarios: [Scenario] = [
  Scenario("stale-index-action/file-transfers/correct", FileTransfersScreen.self) {
    Interaction.hurry(1.5)
    Interaction.tap("Scan 4.pdf")
    Interaction.hurry(0.2)
    Interaction.swipe("Scan 1.pdf", .trailing)
    Interaction.tapAction("Delete")
  }
]
