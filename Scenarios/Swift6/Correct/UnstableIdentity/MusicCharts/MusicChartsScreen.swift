import CellHarness
import UIKit

public struct MusicChartsScreen: CellScreen {
  private let controller = MusicChartsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a week passes") { controller.nextWeek() }
    ]
  }
}

let musicChartsScenarios: [Scenario] = [
  Scenario("unstable-identity/music-charts/correct", MusicChartsScreen.self) {
    Interaction.mutate("a week passes")
    Interaction.scrollBy(900)
    Interaction.mutate("a week passes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
