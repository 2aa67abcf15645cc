import CellHarness
import UIKit

public struct LegendsScreen: CellScreen {
  private let controller = LegendsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct TilesScreen: CellScreen {
  private let controller = TilesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct QuestsScreen: CellScreen {
  private let controller = QuestsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// Rows of the wrong height.
public let scenarios: [Scenario] = [
  Scenario("legends/history", LegendsScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("tiles/history", TilesScreen.self, expecting: ["size-depends-on-history"]) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]

/// Not found yet: a row that grew without the table's knowledge.
let pending: [Scenario] = [
  Scenario("quests/size", QuestsScreen.self, expecting: ["stale-size"]) {
    Interaction.tap(.showing("Quest 2"), .showing("Hint"))
    Interaction.scrollBy(300)
  }
]
