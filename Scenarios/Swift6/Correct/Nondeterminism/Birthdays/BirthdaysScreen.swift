import CellHarness
import UIKit

public struct BirthdaysScreen: CellScreen {
  private let controller = BirthdaysViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("midnight passes") { controller.midnight() }] }
}

let birthdaysScenarios: [Scenario] = [
  Scenario("nondeterminism/birthdays/correct", BirthdaysScreen.self) {
    Interaction.mutate("midnight passes")
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.mutate("midnight passes")
    Interaction.scrollToTop
  }
]
