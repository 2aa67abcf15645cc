import CellHarness
import UIKit

public struct SpokenMailsScreen: CellScreen {
  private let controller = SpokenMailsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let mailsScenarios: [Scenario] = [
  Scenario("accessibility-history/mails/correct", SpokenMailsScreen.self) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
