import CellHarness
import SwiftUI
import UIKit

public struct PrintersScreen: CellScreen {
  private let controller: UIViewController

  public init() { controller = UIHostingController(rootView: PrintersView()) }

  public var rootViewController: UIViewController { controller }
}

let printersScenarios: [Scenario] = [
  Scenario("unbalanced-lifecycle/printers/correct", PrintersScreen.self) {
    Interaction.tap(.showing("Printers"))
    Interaction.tap(.showing("Add a printer"))
    Interaction.tap(.showing("Print"))
  }
]
