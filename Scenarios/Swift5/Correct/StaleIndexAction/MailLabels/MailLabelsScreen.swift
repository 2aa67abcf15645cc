import CellHarness
import UIKit

public struct MailLabelsScreen: CellScreen {
  private let controller = MailLabelsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("labels are synced") { controller.sync() }] }
}

let mailLabelsScenarios: [Scenario] = [
  Scenario("stale-index-action/mail-labels/correct", MailLabelsScreen.self) {
    Interaction.tap(.showing("Label 3"))
    Interaction.typeInAlert("Taxes", clearing: true)
    Interaction.mutate("labels are synced")
    Interaction.tapAlert("Save")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Label 2"))
    Interaction.tapAlert("Cancel")
  }
]
