import CellHarness
import SwiftUI
import UIKit

public struct DailyCardScreen: CellScreen {
  private let store = DailyCardStore()
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: DailyCardsView(store: store)) }
  public var mutations: [CellMutation] { [CellMutation("midnight passes") { store.midnight() }] }
}

let dailyCardScenarios: [Scenario] = [
  Scenario("stale-content/daily-card/correct", DailyCardScreen.self) {
    Interaction.mutate("midnight passes")
  }
]
