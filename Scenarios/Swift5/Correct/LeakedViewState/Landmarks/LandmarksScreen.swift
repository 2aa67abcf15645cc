import CellHarness
import UIKit

public struct LandmarksScreen: CellScreen {
  private let controller = LandmarksViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.identity(at: indexPath) }
}

let landmarksScenarios: [Scenario] = [
  Scenario("leaked-view-state/landmarks/correct", LandmarksScreen.self) {
    Interaction.scrollInside("Landmark 2", "Landmark 2, photo 1", by: 400)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.swipe("Landmark 1", .trailing)
    Interaction.tapAction("Hide")
  }
]
