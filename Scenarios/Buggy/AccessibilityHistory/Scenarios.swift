import CellHarness
import UIKit

public struct MailsScreen: CellScreen {
  private let controller = MailsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SpokenMailsScreen: CellScreen {
  private let controller = SpokenMailsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct StationsScreen: CellScreen {
  private let controller = StationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public struct SpokenStationsScreen: CellScreen {
  private let controller = SpokenStationsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

public let scenarios: [Scenario] = [
  Scenario("mails/spoken", MailsScreen.self, expecting: ["accessibility-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("mails/fixed", SpokenMailsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("stations/spoken", StationsScreen.self, expecting: ["accessibility-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("stations/fixed", SpokenStationsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
