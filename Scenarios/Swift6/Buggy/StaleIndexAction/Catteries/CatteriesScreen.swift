import CellHarness
import SwiftUI
import UIKit

public struct CatteriesScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: KennelYardView(yard: KennelYard())) }
}

let catteriesScenarios: [Scenario] = [
  Scenario("stale-index-action/catteries/buggy", CatteriesScreen.self, expecting: ["stale-index-action"]) {
    Interaction.tap(.showing("Kennel 3"), .showing("Rename"))
    Interaction.typeInAlert("Waldi", clearing: true)
    Interaction.tapAlert("Cancel")
    Interaction.tap(.showing("Kennel 6"), .showing("Rename"))
    Interaction.tapAlert("Save")
  }
]
