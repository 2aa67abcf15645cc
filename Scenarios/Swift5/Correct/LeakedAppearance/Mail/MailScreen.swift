import CellHarness
import UIKit

public struct MailScreen: CellScreen {
  private let controller = MailViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("all are read") { controller.readAll() }] }
}

let mailScenarios: [Scenario] = [
  Scenario("leaked-appearance/mail/correct", MailScreen.self) {
    Interaction.scrollBy(1000)
    Interaction.scrollToEnd
    Interaction.mutate("all are read")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  }
]
