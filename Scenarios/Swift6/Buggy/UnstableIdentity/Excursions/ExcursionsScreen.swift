import CellHarness
import SwiftUI
import UIKit

public struct ExcursionsScreen: CellScreen {
  private let controller = UIHostingController(rootView: ExcursionsView())
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let excursionsScenarios: [Scenario] = [
  Scenario("unstable-identity/excursions/buggy", ExcursionsScreen.self, expecting: ["unstable-identity"]) {
    Interaction.tap(.showing("Mill"), .showing("Mill"))
    Interaction.toggle(.showing("Big letters"))
  }
]
