import CellHarness
import UIKit

public struct UndoBannerScreen: CellScreen {
  private let controller = UndoBannerViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a mail arrives") { controller.receive() }
    ]
  }
}

let undoBannerScenarios: [Scenario] = [
  Scenario("stale-index-action/undo-banner/correct", UndoBannerScreen.self) {
    Interaction.swipe(.showing("Mail 97"), .trailing)
    Interaction.mutate("a mail arrives")
    Interaction.tapAction("Delete")
    Interaction.mutate("a mail arrives")
  }
]
