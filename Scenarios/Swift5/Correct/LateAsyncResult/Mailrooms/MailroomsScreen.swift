import CellHarness
import UIKit

/// Looks like a subscription that outlives the reuse of its cell: it is made once and never cancelled. But it compares
/// with the tray the cell shows now, and takes the count from the mailroom.
public struct MailroomsScreen: CellScreen {
  private let controller = MailroomsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    [
      CellMutation("a letter is delivered") { controller.deliverLetter() }
    ]
  }
}

let mailroomsScenarios: [Scenario] = [
  Scenario("late-async-result/mailrooms/correct", MailroomsScreen.self) {
    Interaction.mutate("a letter is delivered")
    Interaction.scrollBy(900)
    Interaction.mutate("a letter is delivered")
  }
]
