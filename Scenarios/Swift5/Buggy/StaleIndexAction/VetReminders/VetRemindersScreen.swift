import CellHarness
import UIKit

public struct VetRemindersScreen: CellScreen {
  private let navigation = UINavigationController(rootViewController: VetRemindersViewController(store: VetReminderStore()))

  public init() {}

  public var rootViewController: UIViewController { navigation }
}

// Re-told from https://github.com/CocoaPods/Specs/pull/10038 (DateCellsController 1.1.0)
let vetRemindersScenarios: [Scenario] = [
  Scenario("stale-index-action/vet-reminders/buggy", VetRemindersScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Clip claws · Olive"))
    Interaction.tap(.showing("Move Olive's appointment"), .showing("A day later"))
    Interaction.tap(.showing("Rabies booster · Juno"))
    Interaction.tap(.showing("A week later"), .showing("A week later"))
    Interaction.scrollToEnd
  }
  .retelling("https://github.com/CocoaPods/Specs/pull/10038")
]
