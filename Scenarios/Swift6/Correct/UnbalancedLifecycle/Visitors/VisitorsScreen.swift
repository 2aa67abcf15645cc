import CellHarness
import SwiftUI

public struct VisitorsScreen: CellScreen {
  private let turnstile = Turnstile()
  public init() {}
  public var rootViewController: UIViewController { UIHostingController(rootView: VisitorsView(turnstile: turnstile)) }
  public var mutations: [CellMutation] {
    [CellMutation("a door opens") { turnstile.doors.insert(turnstile.doors.count + 1, at: 0) }]
  }
}

let visitorsScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/visitors/correct", VisitorsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a door opens")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
