import CellHarness
import UIKit

public struct DashboardScreen: CellScreen {
  private let controller = DashboardViewController()

  public init() {}

  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }

  public var mutations: [CellMutation] {
    [
      CellMutation("the watch measures a weight") {
        controller.store.measure(93.5, for: "Weight")
        controller.measured("Weight")
      }
    ]
  }
}

let healthDashboardScenarios: [Scenario] = [
  Scenario("leaked-view-state/health-dashboard/correct", DashboardScreen.self) {
    Interaction.scrollTo(.showing("Weight"))
    Interaction.tap(.showing("Weight"), .showing("Week"))
    Interaction.mutate("the watch measures a weight")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
