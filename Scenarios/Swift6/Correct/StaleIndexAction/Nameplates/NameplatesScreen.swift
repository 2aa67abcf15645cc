import CellHarness
import SwiftUI
import UIKit

public struct NameplatesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: NameplatesView(order: NameplateOrder())) }
}

let nameplatesScenarios: [Scenario] = [
  Scenario("stale-index-action/nameplates/correct", NameplatesScreen.self) {
    Interaction.tap("Door 2", "Change")
    Interaction.typeInAlert("Office")
    Interaction.tapAlert("Cancel")
    Interaction.tap("Door 5", "Change")
    Interaction.tapAlert("Save")
  }
]
