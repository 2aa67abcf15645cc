import CellHarness
import SwiftUI
import UIKit

public struct CarportsScreen: CellScreen {
  public let rootViewController: UIViewController
  public init() { rootViewController = UIHostingController(rootView: CarportsView(valet: CarportValet())) }
}

let carportsScenarios: [Scenario] = [
  Scenario("leaked-view-state/carports/correct", CarportsScreen.self) {
    Interaction.tap("Bay 3", "Charger on")
    Interaction.tap("Bay 3", "Size")
    Interaction.tap("Move cars on")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
