import CellHarness
import UIKit

public struct TownHallPollsScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: TownHallPollsViewController(store: TownPollStore()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/TheBLVD/mammoth/pull/515
let townHallPollsScenarios: [Scenario] = [
  Scenario("leaked-appearance/town-hall-polls/correct", TownHallPollsScreen.self) {
    Interaction.tap(.showing("Where should the new bench stand?"), .showing("At the bus stop"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/TheBLVD/mammoth/pull/515")
]
