import CellHarness
import UIKit

public struct MailboxScreen: CellScreen {
  private let controller = MailboxViewController()
  public init() {}
  public var rootViewController: UIViewController { UINavigationController(rootViewController: controller) }
  public var mutations: [CellMutation] {
    [
      CellMutation("mail 3 is read elsewhere") { controller.markAsRead(3) },
      CellMutation("a mail arrives") { controller.receive() },
    ]
  }
}

let mailboxScenarios: [Scenario] = [
  Scenario("stale-content/mailbox/correct", MailboxScreen.self) {
    Interaction.tap(.showing("Sender 2"))
    Interaction.mutate("mail 3 is read elsewhere")
    Interaction.scrollBy(900)
    Interaction.mutate("a mail arrives")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("New sender"))
    Interaction.cycleCellStates
  }
]
