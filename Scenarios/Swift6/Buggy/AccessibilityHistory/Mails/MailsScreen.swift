import CellHarness
import UIKit

public struct MailsScreen: CellScreen {
  private let controller = MailsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let mailsScenarios: [Scenario] = [
  Scenario("accessibility-history/mails/buggy", MailsScreen.self, expecting: ["accessibility-history"]) {
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
