import CellHarness
import UIKit

public struct ClimbBetaScreen: CellScreen {
  private let navigation = UINavigationController(
    rootViewController: ClimbBetaViewController(paginator: BetaPaginator(server: BetaServer())))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/GetStream/swift-activity-feed/pull/8
let climbBetaScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/climb-beta/correct", ClimbBetaScreen.self) {
    Interaction.tap(.showing("Brigid 2"), .showing("Thanks 5"))
    Interaction.pullToRefresh
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/GetStream/swift-activity-feed/pull/8")
]
