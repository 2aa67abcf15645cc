import CellHarness
import UIKit

public struct SubscriptionsScreen: CellScreen {
  private let controller = SubscriptionsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("the first runs out") { controller.expire() }] }
}

let subscriptionsScenarios: [Scenario] = [
  Scenario("stale-index-action/subscriptions/correct", SubscriptionsScreen.self) {
    Interaction.tap(.showing("Magazine 3"), .showing("More"))
    Interaction.mutate("the first runs out")
    Interaction.tapAlert("Pause")
    Interaction.scrollBy(500)
    Interaction.tap(.showing("Magazine 15"), .showing("More"))
    Interaction.tapAlert("Cancel subscription")
    Interaction.scrollToTop
  }
]
