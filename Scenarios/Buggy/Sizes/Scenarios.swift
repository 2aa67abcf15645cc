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

public struct ToldQuestsScreen: CellScreen {
  private let controller = ToldQuestsViewController()
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
  Scenario("quests/size", QuestsScreen.self, expecting: ["stale-size", "stale-content"]) {
    Interaction.tap(.showing("Quest 2"), .showing("Hint"))
    Interaction.scrollBy(300)
  },
  Scenario("quests/fixed", ToldQuestsScreen.self) {
    Interaction.tap(.showing("Quest 2"), .showing("Hint"))
    Interaction.scrollBy(300)
  },
]
