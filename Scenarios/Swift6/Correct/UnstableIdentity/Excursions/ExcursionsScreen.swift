import CellHarness
import SwiftUI
import UIKit

public struct ExcursionsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ExcursionsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let excursionsScenarios: [Scenario] = [
  Scenario("unstable-identity/excursions/correct", ExcursionsScreen.self) {
    Interaction.tap(.showing("Mill"), .showing("Mill"))
    Interaction.toggle(.showing("Big letters"))
  }
]
