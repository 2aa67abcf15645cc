import CellHarness
import UIKit

public struct NoticesScreen: CellScreen {
  private let controller = NoticesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("app 2 is cleared") { controller.clearApp("App 2") },
      CellMutation("a notice arrives") { controller.arrive() },
    ]
  }
}

let noticesScenarios: [Scenario] = [
  Scenario("unstable-identity/notices/correct", NoticesScreen.self) {
    Interaction.swipe(.showing("Notice 5"), .trailing)
    Interaction.mutate("a notice arrives")
    Interaction.tapAction("Clear")
    Interaction.mutate("app 2 is cleared")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
