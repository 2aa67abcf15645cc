import CellHarness
import SwiftUI
import UIKit

public struct MarkedPlacesScreen: CellScreen {
  private let controller = MarkedPlacesViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

let markedPlacesScenarios: [Scenario] = [
  Scenario("stuck-interaction-state/marked-places/correct", MarkedPlacesScreen.self) {
    Interaction.tap(.showing("Place 3"))
    Interaction.tap(.showing("Place 5"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
